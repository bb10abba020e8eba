import { unzlibSync } from 'fflate'

export interface ReadPng {
  width: number
  height: number
  depth: number
  /** Length of the unpacked rows. */
  bytes: number
  /** The colour of each pixel, as 0xrrggbbaa. */
  pixels: Uint32Array
}

/** Reads the PNGs that `createPng` writes: indexed, each row as its difference from the one above. */
export function readPng(png: Uint8Array): ReadPng {
  const view = new DataView(png.buffer, png.byteOffset)
  const parts = new Map<string, Uint8Array>()
  let last = ''
  for (let at = 8; at < png.length;) {
    const length = view.getUint32(at)
    last = String.fromCharCode(...png.subarray(at + 4, at + 8))
    parts.set(last, png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  if (last !== 'IEND') throw new Error(`The PNG ends with ${last}.`)
  const width = view.getUint32(16)
  const height = view.getUint32(20)
  const depth = png[24] ?? 0
  const rows = unzlibSync(parts.get('IDAT') ?? new Uint8Array())
  const stride = Math.ceil((width * depth) / 8)
  const colors = parts.get('PLTE') ?? new Uint8Array()
  const alphas = parts.get('tRNS')
  const palette = Array.from({ length: colors.length / 3 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = colors.subarray(at * 3, at * 3 + 3)
    return ((red << 24) | (green << 16) | (blue << 8) | (alphas?.[at] ?? 255)) >>> 0
  })
  const pixels = new Uint32Array(width * height)
  const row = new Uint8Array(stride)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < stride; x += 1) row[x] = (row[x] ?? 0) + (rows[y * (stride + 1) + 1 + x] ?? 0)
    for (let x = 0; x < width; x += 1) {
      const byte = row[depth === 8 ? x : x >> 1] ?? 0
      const entry = depth === 8 ? byte : x % 2 === 0 ? byte >> 4 : byte & 15
      pixels[y * width + x] = palette[entry] ?? 0
    }
  }
  return { width, height, depth, bytes: rows.length, pixels }
}
