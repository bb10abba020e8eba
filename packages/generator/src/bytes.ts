/** Concatenates byte arrays. */
export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** CRC-32, the checksum of PNG and zip. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** Creates a buffer that each use overwrites: mapping fresh memory costs more than filling it. */
export function scratch(): (length: number) => Uint8Array<ArrayBuffer> {
  let buffer = new Uint8Array(0)
  return (length) => {
    if (buffer.length < length) buffer = new Uint8Array((length + 3) & ~3)
    return buffer.subarray(0, length)
  }
}
