import { expect, test } from 'vitest'
import { ancestorsOf, assertParent } from './check-parents.ts'

const rows = [
  { id: 'relay', parent_id: null },
  { id: 'shop', parent_id: 'relay' },
  { id: 'cart', parent_id: 'shop' }
]

test('a check never depends on itself, by no detour, nor on one that is not there', () => {
  for (const parentId of ['cart', 'shop', 'relay', 'nobody'])
    expect(() => assertParent(rows, { id: 'relay', parentId })).toThrow(
      expect.objectContaining({
        code: 'request.invalid',
        details: [expect.objectContaining({ path: 'parentId' })]
      })
    )
  for (const parentId of [null, 'relay', 'shop']) assertParent(rows, { id: 'cart', parentId })
  assertParent(rows, { id: 'new', parentId: 'cart' })
})

test('what a check depends on is told from the nearest on', () => {
  expect(ancestorsOf(rows, { parent_id: 'shop' }).map(({ id }) => id)).toEqual(['shop', 'relay'])
  expect(ancestorsOf(rows, { parent_id: null })).toEqual([])
})
