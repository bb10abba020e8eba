import { unzlibSync } from 'fflate'
import { concat } from '../bytes.ts'
import type { Raster } from './raster.ts'

/** Pixels of a side of a logo: what is larger is refused before it is unpacked. */
const sideMax = 2048
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Channels by the colour type: red, green, blue, and alpha. */
const channelsOf: Readonly<Record<number, 3 | 4>> = { 2: 3, 6: 4 }

/** Decodes a PNG as browsers write it: eight bits a channel, not interlaced. Undefined for any other file. */
export function decodePng(bytes: Uint8Array): Raster | undefined {
  try {
    return decode(bytes)
  } catch {
    return undefined
  }
}

function decode(bytes: Uint8Array): Raster | undefined {
  if (signature.some((byte, at) => bytes[at] !== byte)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const [depth, type = -1, , , interlaced] = bytes.subarray(24, 29)
  const channels = channelsOf[type]
  if (channels === undefined || depth !== 8 || interlaced !== 0) return undefined
  if (width < 1 || height < 1 || width > sideMax || height > sideMax) return undefined
  const rows = unzlibSync(packedRows(bytes, view), { out: new Uint8Array((width * channels + 1) * height) })
  return { width, height, pixels: toPixels(unfilter(rows, width * channels, height, channels), channels) }
}

function packedRows(bytes: Uint8Array, view: DataView): Uint8Array {
  const parts: Uint8Array[] = []
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return concat(parts)
}

/** Undoes the filter of each row (PNG specification, 9.2). */
function unfilter(rows: Uint8Array, stride: number, height: number, channels: number): Uint8Array {
  const out = new Uint8Array(stride * height)
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x
      const left = x < channels ? 0 : (out[at - channels] ?? 0)
      const up = y === 0 ? 0 : (out[at - stride] ?? 0)
      const corner = x < channels || y === 0 ? 0 : (out[at - stride - channels] ?? 0)
      out[at] = (rows[y * (stride + 1) + 1 + x] ?? 0) + predicted(filter, left, up, corner)
    }
  }
  return out
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  return filter === 4 ? paeth(left, up, corner) : 0
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

function toPixels(bytes: Uint8Array, channels: 3 | 4): Uint8Array {
  if (channels === 4) return bytes
  const pixels = new Uint8Array((bytes.length / 3) * 4)
  for (let at = 0; at < bytes.length / 3; at += 1)
    pixels.set([bytes[at * 3] ?? 0, bytes[at * 3 + 1] ?? 0, bytes[at * 3 + 2] ?? 0, 255], at * 4)
  return pixels
}
