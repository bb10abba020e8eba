import { expect, test } from 'vitest'
import { dentist } from './fixtures/sites.ts'
import { initialState, missingFields, reducer, reviewOf, type BuilderState } from './index.ts'
import { parseSavedState } from './persistence/parse-saved-state.ts'
import { toSavedState } from './persistence/saved-state.ts'

const address = '/content/services/items/@nails/price'
const label = 'Price of Nails'

const typed = (state: BuilderState, text?: string): BuilderState =>
  reducer(state, { type: 'typeItem', address, item: text === undefined ? undefined : { text, label } })

const ready = { ...initialState, site: dentist }

test('a text of a list that could not be read is saved, and blocks its step until it is corrected', () => {
  const wrong = typed(ready, '-5')
  expect(missingFields(wrong, 'business')).toEqual([{ step: 'business', field: address, label, wrong: true }])
  expect(reviewOf(wrong).blockers).toMatchObject([
    {
      what: 'Price of Nails could not be read',
      why: expect.stringContaining('"-5"'),
      link: { field: address }
    }
  ])
  const reloaded = parseSavedState(JSON.parse(JSON.stringify(toSavedState(wrong))))?.state
  expect(reloaded?.typedItems).toEqual(wrong.typedItems)
  expect(missingFields(typed(wrong), 'business')).toEqual([])
  expect(toSavedState(typed(wrong))).not.toHaveProperty('typedItems')
})

test('what is typed in an item goes with the item', () => {
  const wrong = typed(ready, '-5')
  const other = reducer(wrong, {
    type: 'typeItem',
    address: '/content/services/items/@nail',
    item: undefined
  })
  expect(other.typedItems).toEqual(wrong.typedItems)
  const gone = reducer(wrong, {
    type: 'typeItem',
    address: '/content/services/items/@nails',
    item: undefined
  })
  expect(gone.typedItems).toEqual({})
})

test('a damaged saved state costs no more than the damaged text', () => {
  const saved = {
    ...toSavedState(ready),
    typedItems: { [address]: { text: '-5', label }, 'site.x': { text: '', label: '' }, '/content/hours': 4 }
  }
  expect(parseSavedState(saved)?.state.typedItems).toEqual({ [address]: { text: '-5', label } })
})
