/** An entry of a zip's central directory. */
export interface ZipEntry {
  name: string
  /** Declared bytes after unpacking. It may lie. */
  size: number
  /** Bytes in the zip. */
  packed: number
  /** Offset of its local header. */
  offset: number
  /** Compression method. */
  method: number
  encrypted: boolean
  symbolicLink: boolean
  folder: boolean
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const longestComment = 65_535
const endLength = 22
const entryLength = 46
const linkMode = 0o120000
const modeMask = 0o170000

/** Finds the end of central directory record; a comment of any length may follow it. */
function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endLength - longestComment)
  for (let at = view.byteLength - endLength; at >= lowest; at -= 1) {
    if (
      view.getUint32(at, true) === endSignature &&
      at + endLength + view.getUint16(at + 20, true) <= view.byteLength
    )
      return at
  }
  return -1
}

/** Decodes a name as UTF-8, flagged or not; only very old programs wrote another encoding. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function entryAt(view: DataView, at: number, bytes: Uint8Array): ZipEntry & { next: number } {
  const nameLength = view.getUint16(at + 28, true)
  const skip = view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  const start = at + entryLength
  const name = decodeName(bytes.subarray(start, start + nameLength))
  const mode = view.getUint32(at + 38, true) >>> 16
  return {
    name,
    packed: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
    size: view.getUint32(at + 24, true),
    method: view.getUint16(at + 10, true),
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    symbolicLink: (mode & modeMask) === linkMode,
    folder: name.endsWith('/'),
    next: start + nameLength + skip
  }
}

/**
 * Reads the central directory of a zip, without unpacking anything. Undefined where the bytes are no zip, were
 * truncated, or need Zip64.
 */
export function readDirectory(
  bytes: Uint8Array,
  maxEntries: number
): readonly ZipEntry[] | undefined | 'too-many' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length < endLength ? -1 : findEnd(view)
  if (end < 0) return undefined
  const count = view.getUint16(end + 10, true)
  if (count > maxEntries) return 'too-many'
  let at = view.getUint32(end + 16, true)
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > end || view.getUint32(at, true) !== entrySignature) return undefined
    const { next, ...entry } = entryAt(view, at, bytes)
    if (next > end) return undefined
    entries.push(entry)
    at = next
  }
  return entries
}

const localSignature = 0x04034b50
const localLength = 30

/** The compressed bytes of an entry, by the directory; undefined where they are missing. */
export function packedBytes(bytes: Uint8Array, { offset, packed }: ZipEntry): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (offset + localLength > bytes.length || view.getUint32(offset, true) !== localSignature) return undefined
  const start = offset + localLength + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  return start + packed > bytes.length ? undefined : bytes.subarray(start, start + packed)
}
