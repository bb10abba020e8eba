import { expect, test } from 'vitest'
import { analysis } from './fixtures/analysis.ts'
import { dentist } from './fixtures/sites.ts'
import { files } from './fixtures/test-context.ts'
import { changedFields, toHistoryEntry, initialState, projectAge, reducer } from './index.ts'

const entry = toHistoryEntry(
  {
    id: '1',
    name: 'Brook Dental',
    framework: 'react',
    features: [],
    files,
    downloadUrl: '',
    createdAt: '2026-01-01T14:05:00.000Z',
    zipBytes: 1
  },
  dentist
)

test('a project is up to date until a field changes', () => {
  expect(projectAge(entry, dentist)).toEqual({ kind: 'current' })
  expect(projectAge(entry, reducer(initialState, { type: 'openSite', site: dentist }).site)).toEqual({
    kind: 'current'
  })
})

test('the fields that changed since are listed in words', () => {
  const now = {
    ...dentist,
    businessInfo: { ...dentist.businessInfo, businessName: 'Brook & Sons', location: 'Leeds' },
    customization: { ...dentist.customization, colorScheme: 'ocean' as const }
  }
  expect(projectAge(entry, now)).toEqual({
    kind: 'older',
    changes: [
      { name: 'Name', was: 'Brook Dental', now: 'Brook & Sons' },
      { name: 'Location', was: '', now: 'Leeds' },
      { name: 'Theme', was: 'Professional', now: 'Ocean' }
    ]
  })
  expect(changedFields(dentist, dentist)).toEqual([])
})

test('changed texts are listed although no field changed', () => {
  const claude = { ...analysis, madeBy: 'claude' as const }
  const age = projectAge(entry, { ...dentist, aiRecommendations: claude })
  expect(age).toMatchObject({ kind: 'older', changes: [{ name: 'Texts' }] })
})

test('beside an empty wizard a project is the one before, not an older one', () => {
  expect(projectAge(entry, initialState.site)).toEqual({ kind: 'before' })
})
