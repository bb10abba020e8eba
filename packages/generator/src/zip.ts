import { limits } from '@sitewright/catalog'
import { textCache, type File, type Project } from '@sitewright/project'
import { deflateSync, strToU8 } from 'fflate'
import { concat, crc32 } from './bytes.ts'

/**
 * Packs a project into a zip, inside one folder (spec 1 §4: DEFLATE, level 6), or as it stands. Names are sorted and the date is
 * fixed, so equal projects give equal bytes everywhere. The archive is written here rather than by a library, so that
 * files which are the same in every project are compressed once.
 */
export function zipProject(project: Project, folder?: string): Uint8Array<ArrayBuffer> {
  const bodies: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const path of [...project.keys()].sort()) {
    const file = project.get(path)
    if (file === undefined) continue
    const packed = packFile(file)
    const name = strToU8(folder === undefined ? path : `${folder}/${path}`)
    const header = localHeader(packed, name.length)
    bodies.push(header, name, packed.bytes)
    directory.push(concat([centralHeader(packed, name.length, offset, path), name]))
    offset += header.length + name.length + packed.bytes.length
  }
  const central = concat(directory)
  return concat([...bodies, central, end(directory.length, central.length, offset)])
}

/** The compressed content of a file. */
interface Packed {
  bytes: Uint8Array
  /** Bytes before compression. */
  size: number
  crc: number
  method: (typeof methods)[keyof typeof methods]
}

const methods = { stored: 0, deflated: 8 } as const
/** Pictures and fonts are compressed already; a second pass would cost time and save nothing. */
const compressed = /\.(png|ico|webp|woff2)$/
const packedTexts = textCache<Packed>(8_000_000)
const packedBytes = new WeakMap<Uint8Array, Packed>()

/** Memoized by content: most files of a project are the same under every name. */
function packFile({ path, content }: File): Packed {
  if (typeof content === 'string')
    return packedTexts.get('', content, () => {
      const plain = strToU8(content)
      return smallest(plain, deflate(plain))
    })
  const known = packedBytes.get(content)
  if (known !== undefined) return known
  const packed = compressed.test(path) ? stored(content) : smallest(content, deflate(content))
  packedBytes.set(content, packed)
  return packed
}

function deflate(plain: Uint8Array): Uint8Array {
  return deflateSync(plain, { level: limits.deflateLevel })
}

function smallest(plain: Uint8Array, deflated: Uint8Array): Packed {
  if (deflated.length >= plain.length) return stored(plain)
  return { bytes: deflated, size: plain.length, crc: crc32(plain), method: methods.deflated }
}

function stored(plain: Uint8Array): Packed {
  return { bytes: plain, size: plain.length, crc: crc32(plain), method: methods.stored }
}

/** 1 January 2020, midnight, as an MS-DOS timestamp: local time, whatever the zone. */
const date = ((2020 - 1980) << 9) | (1 << 5) | 1
/** Version 2.0 of the format is needed to unpack. */
const version = 20
/** Made on Unix, so that permissions count. */
const madeBy = (3 << 8) | version
/** Names are UTF-8. */
const flags = 1 << 11

function localHeader({ bytes, size, crc, method }: Packed, nameLength: number): Uint8Array {
  const header = new DataView(new ArrayBuffer(30))
  header.setUint32(0, 0x04034b50, true)
  header.setUint16(4, version, true)
  header.setUint16(6, flags, true)
  header.setUint16(8, method, true)
  header.setUint16(12, date, true)
  header.setUint32(14, crc, true)
  header.setUint32(18, bytes.length, true)
  header.setUint32(22, size, true)
  header.setUint16(26, nameLength, true)
  return new Uint8Array(header.buffer)
}

function centralHeader(
  { bytes, size, crc, method }: Packed,
  nameLength: number,
  offset: number,
  path: string
): Uint8Array {
  const header = new DataView(new ArrayBuffer(46))
  header.setUint32(0, 0x02014b50, true)
  header.setUint16(4, madeBy, true)
  header.setUint16(6, version, true)
  header.setUint16(8, flags, true)
  header.setUint16(10, method, true)
  header.setUint16(14, date, true)
  header.setUint32(16, crc, true)
  header.setUint32(20, bytes.length, true)
  header.setUint32(24, size, true)
  header.setUint16(28, nameLength, true)
  header.setUint16(40, path.endsWith('.sh') ? 0o100755 : 0o100644, true)
  header.setUint32(42, offset, true)
  return new Uint8Array(header.buffer)
}

function end(count: number, size: number, offset: number): Uint8Array {
  const header = new DataView(new ArrayBuffer(22))
  header.setUint32(0, 0x06054b50, true)
  header.setUint16(8, count, true)
  header.setUint16(10, count, true)
  header.setUint32(12, size, true)
  header.setUint32(16, offset, true)
  return new Uint8Array(header.buffer)
}
