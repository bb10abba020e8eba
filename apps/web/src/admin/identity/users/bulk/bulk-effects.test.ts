import { expect, test } from 'vitest'
import { countReached, toEffects } from './bulk-effects.ts'

const counted = { people: 12_345, own: true, above: 2, sessions: 8, apiKeys: 2, projects: 3 }

test('an act reaches nobody who ranks above, and oneself only to be signed out', () => {
  expect(countReached('delete', counted)).toBe(12_342)
  expect(countReached('end-sessions', counted)).toBe(12_343)
  expect(countReached('deactivate', { people: 1, own: true, above: 0 })).toBe(0)
})

test('a deletion says what goes with it, who is left out, and for how long it can be undone', () => {
  expect(toEffects('delete', counted, false).map(({ label, value }) => [label, value])).toEqual([
    ['Selected', '12,345 people'],
    ['Your own account', 'Left out'],
    ['Ranked above you', '2 people, left out'],
    ['Sessions', '8 end at once'],
    ['Saved projects', '3 go with them'],
    ['Undo', 'For 15 minutes, then everything is purged']
  ])
})

test('invitations end no session, and say whom they skip', () => {
  const effects = toEffects('invite', { ...counted, own: false, above: 0 }, false)
  expect(effects.map(({ label }) => label)).toEqual(['Selected', 'Mail'])
})

test('ending sessions says whether API keys stay or go', () => {
  const keys = (revokeKeys: boolean) =>
    toEffects('end-sessions', counted, revokeKeys).find(({ label }) => label === 'API keys')?.value
  expect([keys(false), keys(true)]).toEqual(['2 stay', '2 revoked'])
})

test('activating ends no session, and unlocking cannot be undone', () => {
  const labels = (act: 'activate' | 'unlock') =>
    toEffects(act, { ...counted, own: false, above: 0 }, false).map(({ label }) => label)
  expect(labels('activate')).toEqual(['Selected', 'Undo'])
  expect(labels('unlock')).toEqual(['Selected'])
})
