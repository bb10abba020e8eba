/** An entry of a zip's central directory. */
export interface ZipEntry {
  name: string
  /** Declared bytes after unpacking. It may lie. */
  size: number
  /** Bytes in the zip. */
  packed: number
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

/** Offset of the record that ends a zip; it stands before a comment of any length. */
function endOf(view: DataView): number {
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

function entryAt(view: DataView, at: number, bytes: Uint8Array): ZipEntry & { next: number } {
  const nameLength = view.getUint16(at + 28, true)
  const skip = view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  const start = at + entryLength
  const name = new TextDecoder().decode(bytes.subarray(start, start + nameLength))
  const mode = view.getUint32(at + 38, true) >>> 16
  return {
    name,
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    method: view.getUint16(at + 10, true),
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    symbolicLink: (mode & modeMask) === linkMode,
    folder: name.endsWith('/'),
    next: start + nameLength + skip
  }
}

/**
 * Reads what a zip says it holds, without unpacking anything. Undefined where the bytes are no zip, were cut off, or
 * need more than the plain format.
 */
export function readDirectory(
  bytes: Uint8Array,
  maxEntries: number
): readonly ZipEntry[] | undefined | 'too-many' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length < endLength ? -1 : endOf(view)
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
