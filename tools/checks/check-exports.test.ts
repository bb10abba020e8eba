import { expect, test } from 'vitest'
import { findNamed, findTooMany } from './check-exports.ts'

test('a package has 15 entries at most, beside its test support', () => {
  const entries = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`./entry-${index}`, './a.ts']))
  expect(findTooMany('kernel', { ...entries, './testing/*': './testing/*.ts' })).toEqual([])
  expect(findTooMany('kernel', { ...entries, './one-more': './b.ts' })).toEqual([
    'packages/kernel/package.json: 16 entries (limit 15): let one entry name what belongs together'
  ])
})

test('an entry names what others use', () => {
  expect(
    findNamed("export { newId, type Hash } from '../crypto/random.ts'\nexport type { Log } from '../log.ts'")
  ).toEqual(['newId', 'Hash', 'Log'])
})
