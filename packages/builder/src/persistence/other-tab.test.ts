import { expect, test } from 'vitest'
import { dentist } from '../fixtures/sites.ts'
import { files } from '../fixtures/test-context.ts'
import { compareTabs, toHistoryEntry, initialState, reducer, saveState, type BuilderState } from '../index.ts'

const state: BuilderState = { ...initialState, site: dentist, currentStep: 3 }
const entryOf = (id: string) =>
  toHistoryEntry(
    {
      id,
      name: 'Brook Dental',
      framework: 'react',
      features: [],
      files,
      downloadUrl: '',
      createdAt: `2026-01-0${id}T00:00:00.000Z`,
      zipBytes: 1
    },
    dentist
  )

function textOf(other: BuilderState): string {
  let text = ''
  saveState(other, {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: (_key, value) => void (text = value)
  })
  return text
}

test('another step or another history is no conflict', () => {
  const elsewhere = { ...state, currentStep: 5, projectHistory: [entryOf('2')] }
  expect(compareTabs(textOf(elsewhere), state, null)).toEqual({ kind: 'same', history: [entryOf('2')] })
  const both = reducer(
    { ...state, projectHistory: [entryOf('1')] },
    { type: 'mergeHistory', entries: [entryOf('2'), entryOf('1')] }
  )
  expect(both.projectHistory.map(({ id }) => id)).toEqual(['2', '1'])
})

test('other form values are a conflict, invalid texts included', () => {
  const renamed = reducer(state, { type: 'typeText', field: 'businessInfo.businessName', text: 'Kestrel' })
  expect(compareTabs(textOf(renamed), state, textOf(state))).toMatchObject({
    kind: 'other',
    state: { site: { businessInfo: { businessName: 'Kestrel' } } }
  })
  const typing = reducer(state, { type: 'typeText', field: 'businessInfo.contactEmail', text: 'half@' })
  expect(compareTabs(textOf(typing), state, null)?.kind).toBe('other')
})

test('the same answers in another order of keys are no conflict', () => {
  const decisions = { '/content/hero/title': { is: 'written', value: 'Ours' } } as const
  const content = { area: 'Within ten miles' }
  const other = { ...state, site: { decisions, ...dentist, content } }
  expect(compareTabs(textOf(other), { ...state, site: { content, ...dentist, decisions } }, null)).toEqual({
    kind: 'same',
    history: []
  })
})

test('an unreadable state is no conflict', () => {
  expect([null, '', '{', '{"version":1}'].map((text) => compareTabs(text, state, null))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined
  ])
})

test('a tab that only changed its step since the common base is no conflict', () => {
  const base = textOf(state)
  const moved = textOf({ ...state, currentStep: 1 })
  const typing = reducer(state, { type: 'typeText', field: 'businessInfo.location', text: 'York' })
  expect(compareTabs(moved, typing, base)).toEqual({ kind: 'same', history: [] })
})
