import { strToU8 } from 'fflate'
import { concat, crc32, scratch } from '../bytes.ts'
import type { Canvas } from './canvas.ts'
import { deflateRuns } from './deflate.ts'

/** Encodes a canvas as an indexed PNG, with two pixels to a byte where sixteen colours are enough. */
export function encodePng(canvas: Canvas): Uint8Array {
  const { width, height, palette } = canvas
  const depth = palette.length <= 16 ? 4 : 8
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([depth, 3, 0, 0, 0], 8)
  const opaque = palette.every(([, , , alpha]) => alpha === 255)
  return concat([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', new Uint8Array(palette.flatMap(([red, green, blue]) => [red, green, blue]))),
    ...(opaque ? [] : [chunk('tRNS', new Uint8Array(palette.map(([, , , alpha]) => alpha)))]),
    chunk('IDAT', deflateRuns(filterRows(packPixels(canvas, depth)))),
    chunk('IEND', new Uint8Array(0))
  ])
}

/** Encodes a PNG of 32 pixels as favicon.ico: a small header around it. */
export function encodeIco(png: Uint8Array): Uint8Array {
  const header = new Uint8Array(22)
  const view = new DataView(header.buffer)
  header.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0])
  view.setUint32(14, png.length, true)
  view.setUint32(18, 22, true)
  return concat([header, png])
}

const packed = scratch()
const filtered = scratch()

/** One byte to a pixel, or two pixels to a byte. */
function packPixels({ width, height, pixels }: Canvas, depth: 4 | 8): { bytes: Uint8Array; stride: number } {
  if (depth === 8) return { bytes: pixels, stride: width }
  const stride = Math.ceil(width / 2)
  const bytes = packed(stride * height)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 2) {
      const right = column + 1 < width ? (pixels[row * width + column + 1] ?? 0) : 0
      bytes[row * stride + column / 2] = ((pixels[row * width + column] ?? 0) << 4) | right
    }
  }
  return { bytes, stride }
}

/**
 * Filters each row as its difference from the one above (filter 2): flat areas become zeros, which compress fast and
 * small.
 */
function filterRows({ bytes, stride }: { bytes: Uint8Array; stride: number }): Uint8Array {
  const height = bytes.length / stride
  const out = filtered((stride + 1) * height).fill(0)
  out[0] = 2
  out.set(bytes.subarray(0, stride), 1)
  // Four pixels at a time where rows allow it: most are like those above.
  const wide = stride % 4 === 0 && bytes.byteOffset % 4 === 0
  const words = wide ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2) : new Uint32Array(0)
  for (let row = 1; row < height; row += 1) {
    const to = row * (stride + 1)
    const from = row * stride
    out[to] = 2
    for (let at = 0; at < stride; at += 4) {
      const word = (from + at) >> 2
      if (wide && words[word] === words[word - (stride >> 2)]) continue
      const end = Math.min(stride, at + 4)
      for (let each = at; each < end; each += 1)
        out[to + 1 + each] = (bytes[from + each] ?? 0) - (bytes[from + each - stride] ?? 0)
    }
  }
  return out
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const named = concat([strToU8(name), body])
  const out = new Uint8Array(named.length + 8)
  const view = new DataView(out.buffer)
  view.setUint32(0, body.length)
  out.set(named, 4)
  view.setUint32(named.length + 4, crc32(named))
  return out
}
