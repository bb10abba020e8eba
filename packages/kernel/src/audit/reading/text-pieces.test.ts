import { expect, test } from 'vitest'
import { findRarePieces } from './text-pieces.ts'

const texts = Array.from({ length: 100 }, (_, index) => `auth.login note-${index % 10}${index}`)
const options = { sample: { texts, entries: 10_000 }, most: 200, isIndexed: () => true }

test('the rarest pieces of a search are looked up, and common ones are not', () => {
  expect(findRarePieces(['auth.login', 'note-342x'], options)).toEqual(['342', '42x', '-34'])
  expect(findRarePieces(['note-xyzzy12'], { ...options, most: 0 })).toEqual(['e-x', '-xy', 'xyz', 'yzz'])
})

test('a search of common pieces alone has none to look up', () => {
  expect(findRarePieces(['login', 'note-'], options)).toEqual([])
  expect(findRarePieces(['xyz'], { ...options, isIndexed: () => false })).toEqual([])
})

test('a log without entries has no common piece', () => {
  const sample = { texts: [], entries: 0 }
  expect(findRarePieces(['a🎁🎁b'], { ...options, sample })).toEqual(['a🎁🎁', '🎁🎁b'])
})
