import { expect, test } from 'vitest'
import { toUserFilter } from './users.api.ts'
import { toUserTimes } from './user-periods.ts'

const day = 24 * 3_600_000
const noon = 1_795_262_400_000

test('filters by date are times of the call, the same for an hour', () => {
  expect(toUserTimes({ created: '7' }, noon)).toEqual({ createdFrom: noon - 7 * day })
  expect(toUserTimes({ created: '7' }, noon + 3_599_999)).toEqual({ createdFrom: noon - 7 * day })
  expect(toUserTimes({ seen: '30' }, noon)).toEqual({ lastLoginFrom: noon - 30 * day })
  expect(toUserTimes({ seen: 'before-90' }, noon)).toEqual({ lastLoginTo: noon - 90 * day })
  expect(toUserTimes({}, noon)).toEqual({})
})

test('the list is asked by times and by the other filters as they are', () => {
  const filters = { status: ['active', 'suspended'], created: ['7'] }
  expect(toUserFilter({ search: '', filters })).toEqual({
    status: 'active,suspended',
    createdFrom: expect.any(Number)
  })
})
