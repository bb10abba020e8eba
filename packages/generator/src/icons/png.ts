import { strToU8, zlibSync } from 'fflate'
import { concat, crc32, scratch } from '../bytes.ts'
import type { Canvas } from './canvas.ts'
import type { Raster } from '../logo/raster.ts'
import { deflateRows, type Rows } from './deflate.ts'

const pngSignature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

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
    pngSignature,
    chunk('IHDR', header),
    chunk('PLTE', new Uint8Array(palette.flatMap(([red, green, blue]) => [red, green, blue]))),
    ...(opaque ? [] : [chunk('tRNS', new Uint8Array(palette.map(([, , , alpha]) => alpha)))]),
    chunk('IDAT', deflateRows(packPixels(canvas, depth))),
    chunk('IEND', new Uint8Array(0))
  ])
}

/** Encodes pixels of four bytes as a PNG; each row is written as its difference from the one above. */
export function encodeTruecolorPng({ width, height, pixels }: Raster): Uint8Array {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, 6, 0, 0, 0], 8)
  const stride = width * 4
  const rows = new Uint8Array((stride + 1) * height)
  for (let y = 0; y < height; y += 1) {
    rows[y * (stride + 1)] = 2
    for (let x = 0; x < stride; x += 1) {
      const up = y === 0 ? 0 : (pixels[(y - 1) * stride + x] ?? 0)
      rows[y * (stride + 1) + 1 + x] = (pixels[y * stride + x] ?? 0) - up
    }
  }
  return concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(rows, { level: 9 })),
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

/** One byte to a pixel, or two pixels to a byte. */
function packPixels({ width, height, pixels }: Canvas, depth: 4 | 8): Rows {
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

function chunk(name: string, body: Uint8Array): Uint8Array {
  const named = concat([strToU8(name), body])
  const out = new Uint8Array(named.length + 8)
  const view = new DataView(out.buffer)
  view.setUint32(0, body.length)
  out.set(named, 4)
  view.setUint32(named.length + 4, crc32(named))
  return out
}
