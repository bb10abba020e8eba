import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeBase64,
  decodeBase64url,
  editDistance,
  encodeBase64,
  encodeBase64url,
  oneLine,
  truncate
} from './index.ts'

describe('base64', () => {
  it('brings any bytes back, and agrees with Node', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
        expect(encodeBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
        expect(decodeBase64(encodeBase64(bytes))).toEqual(new Uint8Array(bytes))
        expect(decodeBase64url(encodeBase64url(bytes))).toEqual(new Uint8Array(bytes))
      })
    )
  })

  it('has no limit of length, and refuses what it is not', () => {
    const bytes = new Uint8Array(100_000).fill(7)
    expect(decodeBase64(encodeBase64(bytes))).toEqual(bytes)
    expect(() => decodeBase64('?')).toThrow()
    expect(() => decodeBase64url('a')).toThrow()
  })
})

describe('the edit distance', () => {
  it('counts letters added, removed, replaced, and swapped with their neighbour', () => {
    const pairs = ['cat cart', 'cart cat', 'cat cut', 'cat act'].map((pair) => pair.split(' '))
    expect(pairs.map(([a = '', b = '']) => editDistance(a, b))).toEqual([1, 1, 1, 1])
    expect(editDistance('kitten', 'sitting')).toBe(3)
    expect(editDistance('', '')).toBe(0)
  })

  it('stops counting above its limit', () => {
    expect(editDistance('kitten', 'sitting', 2)).toBe(3)
    expect(editDistance('a', 'abcdef', 2)).toBe(3)
  })
})

it('a text on one line keeps its words', () => {
  expect(oneLine(' two\n\twords ')).toBe('two words')
})

it('a truncated text ends with an ellipsis, and splits no character', () => {
  expect(truncate('bread', 5)).toBe('bread')
  expect(truncate('bread and cake', 7)).toBe('bread…')
  expect(truncate('🍞🍞🍞', 2)).toBe('🍞…')
})
