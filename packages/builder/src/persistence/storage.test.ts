import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySite, dentist } from '../fixtures/sites.ts'
import { savedState } from '../fixtures/saved-state.ts'
import { files } from '../fixtures/test-context.ts'
import {
  toHistoryEntry,
  initialState,
  loadState,
  saveState,
  storageKeys,
  type BuilderState,
  type StateStorage
} from '../index.ts'

function storageOf(entries: Record<string, string> = {}): StateStorage & { entries: Record<string, string> } {
  return {
    entries,
    getItem: (key) => entries[key] ?? null,
    setItem: (key, value) => void (entries[key] = value),
    removeItem: (key) => void delete entries[key]
  }
}

function throwing(name: string): StateStorage {
  const fail = (): never => {
    throw new DOMException('no', name)
  }
  return { getItem: fail, setItem: fail, removeItem: fail }
}

const entry = toHistoryEntry(
  {
    id: '1',
    name: 'Brook Dental',
    framework: 'react',
    features: ['auth'],
    files,
    downloadUrl: 'blob:1',
    createdAt: '2026-01-01T00:00:00.000Z',
    zipBytes: 7
  },
  dentist
)
const state: BuilderState = {
  ...initialState,
  site: dentist,
  currentStep: 7,
  returnStep: null,
  analysisReason: 'CORS_FALLBACK',
  validationEnabled: false,
  projectHistory: [entry]
}

test('any state survives a reload', () => {
  fc.assert(
    fc.property(anySite, fc.integer({ min: 0, max: 7 }), (site, currentStep) => {
      const storage = storageOf()
      const before = { ...state, site, currentStep, returnStep: 7 }
      expect(saveState(before, storage)).toEqual({ ok: true })
      expect(loadState(storage)).toEqual({ kind: 'loaded', state: before, message: '' })
    }),
    { numRuns: 60 }
  )
})

test('what an earlier release saved is read, and saved again in the same form', () => {
  const text = JSON.stringify(savedState)
  const storage = storageOf({ [storageKeys.state]: text })
  const outcome = loadState(storage)
  expect(outcome).toMatchObject({
    kind: 'loaded',
    message: '',
    state: {
      site: savedState.site,
      currentStep: 5,
      returnStep: 7,
      typed: { 'businessInfo.contactEmail': 'half@' },
      featureDecisions: { made: { gallery: false }, earlier: { booking: true } },
      enhancedValidationEnabled: false,
      projectHistory: [{ id: '1', site: { businessInfo: { businessName: 'Kestrel Cycles' } } }]
    }
  })
  if (outcome.kind === 'loaded') saveState(outcome.state, storage)
  expect(JSON.parse(storage.entries[storageKeys.state] ?? '')).toEqual(savedState)
})

test('transient state is not saved: generating, its files, errors', () => {
  const storage = storageOf()
  saveState({ ...state, isGenerating: true, isAnalyzing: true, error: 'x' }, storage)
  expect(loadState(storage)).toMatchObject({
    state: { isGenerating: false, isAnalyzing: false, error: null, generatedProject: null }
  })
})

test('an empty storage holds nothing', () => {
  expect(loadState(storageOf())).toEqual({ kind: 'none' })
})

test('a storage that is full, forbidden or absent is reported', () => {
  expect(saveState(state, throwing('QuotaExceededError'))).toMatchObject({ code: 'builder.storage-full' })
  expect(saveState(state, throwing('SecurityError'))).toMatchObject({ code: 'builder.storage-forbidden' })
  expect(saveState(state, null)).toMatchObject({ code: 'builder.storage-forbidden' })
  expect(loadState(throwing('SecurityError'))).toMatchObject({ kind: 'forbidden' })
  expect(loadState(null)).toMatchObject({ kind: 'forbidden' })
})

test.each([
  ['cut off', '{"version":1,"si'],
  ['of another version', '{"version":99}'],
  ['no object', 'null'],
  ['without a site', '{"version":1,"site":3}']
])('a saved state that is %s is set aside and reported', (_name, text) => {
  const storage = storageOf({ [storageKeys.state]: text })
  const outcome = loadState(storage)
  expect(outcome.kind).toBe('unreadable')
  expect(storage.entries).toEqual({ [storageKeys.unreadable]: text })
  expect(loadState(storage)).toEqual({ kind: 'none' })
})

test('a part that cannot be read costs that part only', () => {
  const storage = storageOf()
  saveState(state, storage)
  const saved = JSON.parse(storage.entries[storageKeys.state] ?? '')
  saved.site.deployment.domain = 'half an addr'
  saved.site.businessInfo.description = 'x'.repeat(10_001)
  saved.site.deployment.platforms = ['vercel', 'moon']
  saved.site.surprise = 1
  saved.site.businessInfo = { ...saved.site.businessInfo, contactEmail: 4, inner: [{ x: 1 }] }
  saved.projectHistory.push({ id: 'broken' })
  saved.currentStep = 'x'
  const text = JSON.stringify(saved)
  storage.entries[storageKeys.state] = text
  const outcome = loadState(storage)
  expect(outcome).toMatchObject({
    kind: 'loaded',
    message: expect.stringMatching(/left out: .*Hosting platform/),
    state: {
      site: { ...dentist, businessInfo: { ...dentist.businessInfo, description: '' } },
      typed: { 'deployment.domain': 'half an addr', 'businessInfo.description': 'x'.repeat(10_001) },
      currentStep: 0,
      projectHistory: [entry]
    }
  })
  expect(outcome).toMatchObject({ message: expect.not.stringMatching(/[a-z]\.[a-z]/) })
  expect(storage.entries[storageKeys.unreadable]).toBe(text)
  expect(loadState(storage)).toMatchObject({ kind: 'loaded', message: '' })
})

test('a selection that is not closed is closed', () => {
  const storage = storageOf()
  saveState({ ...state, site: { ...dentist, selectedFeatures: ['profile'] } }, storage)
  expect(loadState(storage)).toMatchObject({ state: { site: { selectedFeatures: ['auth', 'profile'] } } })
})

test('what cannot be moved aside stays where it is', () => {
  const text = '{"version":1'
  const storage: StateStorage = {
    getItem: () => text,
    setItem: throwing('SecurityError').setItem,
    removeItem: throwing('SecurityError').removeItem
  }
  expect(loadState(storage).kind).toBe('unreadable')
})

test('no stored text makes loading throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const storage = storageOf({ [storageKeys.state]: text })
      expect(['unreadable', 'loaded']).toContain(loadState(storage).kind)
    })
  )
})
