import { closureOf, featureIds } from '@sitewright/catalog'
import { checkCustomCss, defaultSite } from '@sitewright/site'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analysis } from './fixtures/analysis.ts'
import { anySite, dentist } from './fixtures/sites.ts'
import { cleanReport, failedReport, files } from './fixtures/test-context.ts'
import {
  canGoTo,
  hasCustomCss,
  problemOfText,
  toHistoryEntry,
  initialState,
  isComplete,
  reducer,
  snapshotOf,
  stepAt,
  steps,
  type Action,
  type BuilderState,
  type GeneratedProject
} from './index.ts'

const ready: BuilderState = { ...initialState, site: dentist }
const project: GeneratedProject = {
  id: '1',
  name: 'Brook Dental',
  framework: 'react',
  features: ['auth'],
  files,
  downloadUrl: 'blob:1',
  createdAt: '2026-01-01T00:00:00.000Z',
  zipBytes: 100
}

const after = (state: BuilderState, ...actions: Action[]): BuilderState => actions.reduce(reducer, state)

test('the defaults are those of the spec', () => {
  expect(initialState.site).toEqual(defaultSite)
  expect(initialState).toMatchObject({
    currentStep: 0,
    site: { selectedFramework: 'react', typescript: true },
    generatedProject: null,
    projectHistory: [],
    validationResults: { finalStatus: 'READY_TO_USE', autoFixedCount: 0, preventedIssuesCount: 0 }
  })
})

test('setting a step clears the error', () => {
  const state = after(ready, { type: 'setError', error: 'x' }, { type: 'setStep', step: 1 })
  expect(state).toMatchObject({ currentStep: 1, error: null })
})

test('forward needs the step to be complete, back is always free', () => {
  expect(after(initialState, { type: 'setStep', step: 1 }).currentStep).toBe(0)
  expect(after(ready, { type: 'setStep', step: 2 }).currentStep).toBe(0)
  const third = { ...initialState, currentStep: 3 }
  expect(after(third, { type: 'setStep', step: 4 }).currentStep).toBe(3)
  expect(after(third, { type: 'setStep', step: 0 }).currentStep).toBe(0)
  expect(after(third, { type: 'setStep', step: -1 }).currentStep).toBe(3)
  expect(after(third, { type: 'setStep', step: 0.5 }).currentStep).toBe(3)
})

test('edit leads back to the review, while nothing is missing', () => {
  const editing = after({ ...ready, currentStep: 7 }, { type: 'editStep', step: 'customize' })
  expect(editing).toMatchObject({ currentStep: 5, returnStep: 7 })
  expect(after(editing, { type: 'setStep', step: 7 })).toMatchObject({ currentStep: 7, returnStep: null })
  expect(after(editing, { type: 'editStep', step: 'business' })).toMatchObject({
    currentStep: 0,
    returnStep: 7
  })
  expect(after(editing, { type: 'editStep', step: 'review' }).currentStep).toBe(7)
  const emptied = after(editing, { type: 'setFeatures', features: [] }, { type: 'setStep', step: 7 })
  expect(emptied.currentStep).toBe(5)
})

test('objects are merged', () => {
  const state = after(
    ready,
    { type: 'mergeBusinessInfo', businessInfo: { location: 'Leeds' } },
    { type: 'mergeCustomization', customization: { darkMode: true } },
    { type: 'mergeDeployment', deployment: { domain: 'brook.example' } },
    { type: 'mergeEnterpriseConfig', enterpriseConfig: { enabled: true } },
    { type: 'setTypescript', typescript: false },
    { type: 'setFramework', framework: 'vue' }
  )
  expect(state.site.businessInfo).toEqual({ ...dentist.businessInfo, location: 'Leeds' })
  expect(state.site.customization).toEqual({ ...dentist.customization, darkMode: true })
  expect(state.site.deployment).toEqual({ ...dentist.deployment, domain: 'brook.example' })
  expect(state.site.enterpriseConfig.enabled).toBe(true)
  expect(state.site).toMatchObject({ typescript: false, selectedFramework: 'vue' })
})

test('storing recommendations ends analyzing', () => {
  const state = after(
    initialState,
    { type: 'startAnalysis' },
    { type: 'storeRecommendations', analysis, reason: 'CORS_FALLBACK' }
  )
  expect(state).toMatchObject({
    isAnalyzing: false,
    site: { aiRecommendations: analysis },
    analysisReason: 'CORS_FALLBACK'
  })
  expect(after(state, { type: 'startAnalysis' }).analysisReason).toBe('CORS_FALLBACK')
  const renewed = after(state, { type: 'storeRecommendations', analysis })
  expect(renewed.analysisReason).toBeNull()
  expect(after(state, { type: 'stopAnalysis', reason: 'advisor.timeout' }).analysisReason).toBe(
    'advisor.timeout'
  )
  expect(after(state, { type: 'startAnalysis' }, { type: 'stopAnalysis' }).isAnalyzing).toBe(false)
})

test('accepting takes framework and features over and moves to the framework step', () => {
  const state = after({ ...ready, currentStep: 1 }, { type: 'acceptRecommendations', autoAccept: true })
  expect(state).toMatchObject({
    currentStep: 2,
    site: { selectedFeatures: ['auth', 'profile', 'booking'] }
  })
  expect(after(initialState, { type: 'acceptRecommendations', autoAccept: true })).toBe(initialState)
})

test('accepting keeps the framework where the recommended one cannot be picked', () => {
  const unavailable = {
    ...analysis,
    recommendations: { ...analysis.recommendations, framework: 'angular' as const }
  }
  const state = after(
    ready,
    { type: 'storeRecommendations', analysis: unavailable },
    { type: 'acceptRecommendations', autoAccept: true }
  )
  expect(state.site.selectedFramework).toBe('react')
})

test('starting generation resets progress and label, a project completes both', () => {
  const started = after({ ...ready, generationProgress: 50, error: 'x' }, { type: 'startGeneration' })
  expect(started).toMatchObject({
    isGenerating: true,
    generationProgress: 0,
    generationStep: 'Starting...',
    error: null
  })
  expect(after(started, { type: 'setProgress', progress: 120, label: 'x' }).generationProgress).toBe(100)
  expect(after(started, { type: 'stopGeneration' }).isGenerating).toBe(false)
  expect(after(started, { type: 'completeProject', project })).toMatchObject({
    isGenerating: false,
    generationProgress: 100,
    generationStep: 'Complete',
    generatedProject: project
  })
})

test('an error stops generating and analyzing', () => {
  const busy = { ...ready, isGenerating: true, isAnalyzing: true }
  expect(after(busy, { type: 'setError', error: 'x' })).toMatchObject({
    isGenerating: false,
    isAnalyzing: false,
    error: 'x'
  })
})

test('a validation result ends validating and gives the figures', () => {
  const state = after(
    ready,
    { type: 'setValidating', isValidating: true },
    { type: 'setValidationResult', result: failedReport }
  )
  expect(state).toMatchObject({
    isValidating: false,
    validationResult: failedReport,
    validationResults: { isValid: false, finalStatus: 'NEEDS_ATTENTION' }
  })
  expect(state.validationResults).not.toHaveProperty('fixedFiles')
  const none = after(state, { type: 'setValidationResult', result: null })
  expect(none.validationResults).toEqual(initialState.validationResults)
  const flags = after(
    state,
    { type: 'setValidationEnabled', enabled: false },
    { type: 'setEnhancedValidationEnabled', enabled: false }
  )
  expect(flags).toMatchObject({ validationEnabled: false, enhancedValidationEnabled: false })
})

test('the history keeps the newest ten, newest first', () => {
  const entries = Array.from({ length: 12 }, (_each, at) =>
    toHistoryEntry({ ...project, id: String(at) }, dentist)
  )
  const state = after(ready, ...entries.map((entry): Action => ({ type: 'addToHistory', entry })))
  expect(state.projectHistory.map(({ id }) => id)).toEqual([
    '11',
    '10',
    '9',
    '8',
    '7',
    '6',
    '5',
    '4',
    '3',
    '2'
  ])
  expect(state.projectHistory[0]).toMatchObject({ fileCount: 2, site: dentist })
  expect(state.projectHistory[0]).not.toHaveProperty('files')
})

test('reset restores defaults but keeps the history, and can be undone', () => {
  const full = after(
    { ...ready, currentStep: 6 },
    { type: 'completeProject', project },
    { type: 'setValidationResult', result: cleanReport },
    { type: 'addToHistory', entry: toHistoryEntry(project, dentist) }
  )
  const snapshot = snapshotOf(full)
  const reset = after(full, { type: 'reset' })
  expect(reset).toEqual({ ...initialState, projectHistory: full.projectHistory })
  const undone = after(reset, { type: 'restore', snapshot })
  expect(undone.site).toEqual(dentist)
  expect(undone).toMatchObject({ currentStep: 6, generatedProject: project, validationResult: cleanReport })
})

test('undo brings nothing else back, and takes back what was not there', () => {
  const snapshot = snapshotOf({ ...ready, validationEnabled: false })
  const undone = after(
    { ...ready, site: { ...dentist, content: { faq: { title: 'x', items: [] } } }, isAnalyzing: true },
    { type: 'setFeatures', features: [] },
    { type: 'restore', snapshot }
  )
  expect(undone.site).not.toHaveProperty('content')
  expect(undone).toMatchObject({ isAnalyzing: true, validationEnabled: false })
  expect(undone.site.selectedFeatures).toEqual(dentist.selectedFeatures)
})

test('while a project is generated the step stays', () => {
  const running = after({ ...ready, currentStep: 7 }, { type: 'startGeneration' })
  expect(after(running, { type: 'setStep', step: 6 }).currentStep).toBe(7)
  expect(after(running, { type: 'editStep', step: 'business' }).currentStep).toBe(7)
})

test('the review opens from anywhere where nothing is missing, else the step that lacks something', () => {
  expect(after({ ...ready, currentStep: 3 }, { type: 'openReview' })).toMatchObject({
    currentStep: 7,
    returnStep: null
  })
  const half = { ...ready, currentStep: 7, site: { ...dentist, selectedFeatures: [] } }
  expect(after(half, { type: 'openReview' }).currentStep).toBe(3)
})

test('opening a site continues at the first step that needs something', () => {
  const opened = after(ready, { type: 'openSite', site: dentist })
  expect(opened.site).toEqual(dentist)
  expect(stepAt(opened.currentStep).id).toBe('review')
  const half = after(ready, { type: 'openSite', site: { ...dentist, selectedFeatures: [] } })
  expect(stepAt(half.currentStep).id).toBe('features')
})

const css = (customCSS: string): BuilderState['site'] => ({
  ...dentist,
  customization: { ...dentist.customization, customCSS }
})

test('custom CSS that is typed before its check is loaded is taken or refused once it is', () => {
  const type = (text: string): BuilderState =>
    after(ready, { type: 'typeText', field: 'customization.customCSS', text })
  expect(type('').typed).toEqual({})
  const waiting = type('a { color: red }')
  expect(waiting.site).toEqual(dentist)
  const problem = problemOfText(waiting, 'customization.customCSS')
  expect(problem?.message).toBe('The custom CSS is still being checked.')
  const loaded: Action = { type: 'setCheckCss', checkCss: checkCustomCss }
  const taken = after(waiting, loaded)
  expect(taken).toMatchObject({ site: css('a { color: red }'), typed: {} })
  const refused = after(type('a { color: red'), loaded)
  expect(refused).toMatchObject({ site: dentist, typed: { 'customization.customCSS': 'a { color: red' } })
  expect(hasCustomCss(refused)).toBe(true)
  expect(hasCustomCss(ready)).toBe(false)
})

test('the check of custom CSS stays loaded, and decides where a site is opened', () => {
  const checked = { ...ready, checkCss: checkCustomCss }
  const opened = after(checked, { type: 'openSite', site: css('a { color: red') })
  expect(stepAt(opened.currentStep).id).toBe('customize')
  expect(opened.checkCss).toBe(checkCustomCss)
  expect(after(opened, { type: 'reset' }).checkCss).toBe(checkCustomCss)
  expect(snapshotOf(opened)).not.toHaveProperty('checkCss')
})

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant('setStep' as const), step: fc.integer({ min: -3, max: 12 }) }),
  fc.record({ type: fc.constant('editStep' as const), step: fc.constantFrom(...steps.map(({ id }) => id)) }),
  fc.record({ type: fc.constant('setFeatures' as const), features: fc.subarray(featureIds) }),
  fc.record({ type: fc.constant('openSite' as const), site: anySite }),
  anySite.map((site): Action => ({ type: 'restore', snapshot: { ...snapshotOf(initialState), site } })),
  fc.constantFrom<Action>(
    { type: 'acceptRecommendations', autoAccept: true },
    { type: 'reset' },
    { type: 'storeRecommendations', analysis },
    { type: 'addToHistory', entry: toHistoryEntry(project, dentist) },
    { type: 'setProgress', progress: 1e9, label: '' },
    { type: 'completeProject', project },
    { type: 'startGeneration' },
    { type: 'setError', error: 'x' }
  )
)

test('whatever happens, the selection is closed, the figures are bounded and no step is jumped over', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
      let state: BuilderState = initialState
      for (const action of actions) {
        const next = reducer(state, action)
        expect(next.site.selectedFeatures).toEqual(closureOf(next.site.selectedFeatures))
        expect(next.generationProgress).toBeGreaterThanOrEqual(0)
        expect(next.generationProgress).toBeLessThanOrEqual(100)
        expect(next.projectHistory.length).toBeLessThanOrEqual(10)
        expect(stepAt(next.currentStep).id).toBe(steps[next.currentStep]?.id)
        if (action.type === 'setStep' && next.currentStep > state.currentStep) {
          expect(canGoTo(state, next.currentStep)).toBe(true)
          expect(isComplete(state, stepAt(state.currentStep).id)).toBe(true)
        }
        state = next
      }
    }),
    { numRuns: 150 }
  )
})

test('decisions about words are taken over whole, and may be none', () => {
  const decisions = { '/content/hero/title': { is: 'written', value: 'Ours' } } as const
  const decidedState = reducer(initialState, { type: 'setDecisions', decisions })
  expect(decidedState.site).toEqual({ ...initialState.site, decisions })
  expect(reducer(decidedState, { type: 'setDecisions', decisions: undefined })).toEqual(initialState)
})

test('keeps the trade that the owner corrected, and follows the description again without it', () => {
  const corrected = reducer(initialState, { type: 'setTrade', trade: 'dog-groomer' })
  expect(corrected.site).toEqual({ ...initialState.site, trade: 'dog-groomer' })
  expect(reducer(corrected, { type: 'setTrade', trade: undefined })).toEqual(initialState)
})
