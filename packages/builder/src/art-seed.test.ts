import { expect, test } from 'vitest'
import { initialState, randomArtSeed, reducer, withArtSeed, type Action, type BuilderState } from './index.ts'

function after(state: BuilderState, ...actions: readonly Action[]): BuilderState {
  return actions.reduce(
    (before, action) => withArtSeed(before, action, reducer(before, action), () => 'chosen'),
    state
  )
}

const typedName = (text: string): Action => ({ type: 'typeText', field: 'businessInfo.businessName', text })
const seedOf = ({ site }: BuilderState): string | undefined => site.customization.artSeed

const { site } = initialState
const older = { ...site, businessInfo: { ...site.businessInfo, businessName: 'Quay Dental' } }

test('a site has no seed before it has a name, and keeps the first one under every later name', () => {
  const industry: Action = { type: 'mergeBusinessInfo', businessInfo: { industry: 'healthcare' } }
  expect(seedOf(after(initialState, industry))).toBeUndefined()
  const first = after(initialState, industry, typedName('Ha'))
  expect(seedOf(first)).toBe('chosen')
  const later = ['Har', 'Harbour', ''].map(typedName)
  expect(seedOf(after(first, ...later, typedName('Quay')))).toBe('chosen')
})

test('an older site keeps the pictures of its name until it is renamed, and its old name is no seed', () => {
  const opened = after(initialState, { type: 'openSite', site: older })
  expect(opened.site.customization).toEqual(older.customization)
  const changed = after(opened, { type: 'mergeBusinessInfo', businessInfo: { industry: 'healthcare' } })
  expect(seedOf(changed)).toBeUndefined()
  expect(seedOf(after(changed, typedName('Quay Dentists')))).toBe('chosen')
})

test('another picture stays until the next one, and starting over forgets it', () => {
  const another: Action = { type: 'mergeCustomization', customization: { artSeed: 'another' } }
  const state = after(initialState, typedName('Quay'), another, typedName('Quays'))
  expect(seedOf(state)).toBe('another')
  expect(seedOf(after(state, { type: 'reset' }))).toBeUndefined()
})

test('random seeds are short, and differ', () => {
  const seeds = Array.from({ length: 50 }, randomArtSeed)
  expect(new Set(seeds).size).toBe(50)
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-z]{6}$/)
})
