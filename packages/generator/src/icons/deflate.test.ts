import fc from 'fast-check'
import { unzlibSync } from 'fflate'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { deflateRows, type Rows } from './deflate.ts'

/** Rows of runs, or of any bytes. */
const pictures = fc.integer({ min: 1, max: 700 }).chain((stride) => {
  const runs = fc
    .array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 900 })), { maxLength: 40 })
    .map((parts) => parts.flatMap(([byte, count]) => Array.from({ length: count }, () => byte)))
  const any = fc.array(fc.nat(255), { maxLength: 3000 })
  return fc.oneof(runs, any).map((values) => {
    const height = Math.floor(values.length / stride)
    return { bytes: new Uint8Array(values.slice(0, height * stride)), stride }
  })
})

/** Filters rows one byte at a time, as the PNG specification says it (filter 2). */
function filterUp({ bytes, stride }: Rows): Uint8Array {
  const height = bytes.length / stride
  const rows = Array.from({ length: height }, (_, row) => [
    2,
    ...Array.from(
      bytes.subarray(row * stride, (row + 1) * stride),
      (byte, column) => byte - (bytes[(row - 1) * stride + column] ?? 0)
    )
  ])
  return new Uint8Array(rows.flat())
}

describe('a packed picture', () => {
  it('is unpacked to its very rows, filtered, by every reader of zlib', () => {
    fc.assert(
      fc.property(pictures, (rows) => {
        const packed = deflateRows(rows)
        const expected = filterUp(rows)
        expect(new Uint8Array(inflateSync(packed))).toEqual(expected)
        expect(unzlibSync(packed)).toEqual(expected)
      })
    )
  })

  it('holds codes of at most 15 bits, however uneven the bytes are', () => {
    // Counts like Fibonacci's make the deepest trees.
    let [count, next] = [1, 1]
    const parts: number[] = []
    for (let byte = 3; byte < 27; byte += 1) {
      for (let each = 0; each < count; each += 1) parts.push(byte, 255)
      ;[count, next] = [next, count + next]
    }
    const rows = { bytes: new Uint8Array(parts), stride: parts.length }
    expect(new Uint8Array(inflateSync(deflateRows(rows)))).toEqual(filterUp(rows))
  })

  it('is small where a picture is flat', () => {
    expect(deflateRows({ bytes: new Uint8Array(756_000), stride: 1200 }).length).toBeLessThan(2000)
  })
})
