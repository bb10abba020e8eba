import { describe, expect, it } from 'vitest'
import { readPictureHeader } from './read-header.ts'

const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const join = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...latin(part)] : [...part])))
const short = (value: number): number[] => [value >> 8, value & 255]
const long = (value: number): number[] => [...short(value >>> 16), ...short(value & 0xffff)]
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)

const jpeg = (width: number, height: number, frame = 0xc0): Uint8Array =>
  join(
    [0xff, 0xd8, 0xff, 0xe1, ...short(300), ...zeros(298)],
    // A table that looks like a frame, and a filled marker before the frame.
    [0xff, 0xc4, ...short(4), 0, 0, 0xff, 0xff, frame, ...short(17), 8, ...short(height), ...short(width)],
    zeros(12)
  )
const png = (width: number, height: number, chunk = 'IDAT'): Uint8Array =>
  join(
    [0x89],
    'PNG\r\n\u001a\n',
    long(13),
    'IHDR',
    long(width),
    long(height),
    zeros(9),
    long(8),
    chunk,
    zeros(12)
  )
const webp = (form: string, rest: readonly number[]): Uint8Array =>
  join('RIFF', zeros(4), 'WEBP', form, zeros(4), rest, zeros(12))

describe('the header of a picture', () => {
  it.each([
    ['a JPEG', jpeg(4032, 3024), { kind: 'jpeg', width: 4032, height: 3024, moves: false }],
    ['a progressive JPEG', jpeg(640, 480, 0xc2), { kind: 'jpeg', width: 640, height: 480, moves: false }],
    ['a PNG', png(70_000, 3), { kind: 'png', width: 70_000, height: 3, moves: false }],
    ['an animated PNG', png(8, 9, 'acTL'), { kind: 'png', width: 8, height: 9, moves: true }],
    [
      'a WebP',
      webp('VP8 ', [...zeros(6), 0x80, 2, 0xe0, 1]),
      { kind: 'webp', width: 640, height: 480, moves: false }
    ],
    [
      'a lossless WebP',
      webp('VP8L', [0x2f, 0x7f, 0xc2, 0x77, 0]),
      { kind: 'webp', width: 640, height: 480, moves: false }
    ],
    [
      'an animated WebP',
      webp('VP8X', [0b10, 0, 0, 0, 0x7f, 2, 0, 0xdf, 1, 0]),
      { kind: 'webp', width: 640, height: 480, moves: true }
    ],
    [
      'a GIF',
      join('GIF89a', [0x80, 2, 0xe0, 1], zeros(20)),
      { kind: 'gif', width: 640, height: 480, moves: false }
    ],
    [
      'an animated GIF',
      join('GIF89a', [0x80, 2, 0xe0, 1], zeros(20), 'NETSCAPE2.0'),
      { kind: 'gif', width: 640, height: 480, moves: true }
    ],
    ['a HEIC', join(zeros(4), 'ftypheic', zeros(4), 'mif1heic'), { kind: 'heic', moves: false }],
    ['an AVIF', join(zeros(4), 'ftypavif', zeros(4), 'avifmif1'), { kind: 'avif', moves: false }],
    ['a film', join(zeros(4), 'ftypisom', zeros(4), 'isommp41'), { kind: 'other', moves: false }],
    ['a BMP', join('BM', zeros(30)), { kind: 'bmp', moves: false }],
    ['an SVG', latin('<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"/>'), { kind: 'svg', moves: false }],
    ['a text', latin('Bath and brush 30, nails 12.'), { kind: 'other', moves: false }],
    ['a few bytes', latin('GIF8'), { kind: 'other', moves: false }]
  ])('of %s says what it is', (_, bytes, header) => {
    expect(readPictureHeader(bytes)).toEqual(header)
  })

  it('of a file that is cut short ends where the file does', () => {
    for (const whole of [jpeg(4032, 3024), png(640, 480), webp('VP8X', zeros(10))])
      for (let length = 0; length < whole.length; length += 1)
        expect(() => readPictureHeader(whole.subarray(0, length))).not.toThrow()
  })
})
