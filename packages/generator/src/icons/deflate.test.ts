import fc from 'fast-check'
import { unzlibSync } from 'fflate'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { deflateRuns } from './deflate.ts'

const runs = fc
  .array(fc.tuple(fc.nat(255), fc.integer({ min: 1, max: 900 })), { maxLength: 40 })
  .map((parts) => new Uint8Array(parts.flatMap(([byte, count]) => Array.from({ length: count }, () => byte))))

describe('a packed picture', () => {
  it('is unpacked to the very bytes, by every reader of zlib', () => {
    fc.assert(
      fc.property(fc.oneof(runs, fc.uint8Array({ maxLength: 3000 })), (bytes) => {
        const packed = deflateRuns(bytes)
        expect(new Uint8Array(inflateSync(packed))).toEqual(bytes)
        expect(unzlibSync(packed)).toEqual(bytes)
      })
    )
  })

  it('holds codes of at most 15 bits, however uneven the bytes are', () => {
    // Counts like Fibonacci's make the deepest trees.
    let [count, next] = [1, 1]
    const parts: number[] = []
    for (let byte = 0; byte < 24; byte += 1) {
      for (let each = 0; each < count; each += 1) parts.push(byte, 255)
      ;[count, next] = [next, count + next]
    }
    const bytes = new Uint8Array(parts)
    expect(new Uint8Array(inflateSync(deflateRuns(bytes)))).toEqual(bytes)
  })

  it('is small where a picture is flat', () => {
    expect(deflateRuns(new Uint8Array(756_000)).length).toBeLessThan(1200)
  })
})
