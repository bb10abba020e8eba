import type { FeatureId } from '@sitewright/catalog'
import { expect, test } from 'vitest'
import { analysis } from '../fixtures/analysis.ts'
import { dentist } from '../fixtures/sites.ts'
import {
  toAnalysedBusiness,
  initialState,
  acceptedFeatures,
  recommendFeatures,
  noFeatureDecisions,
  findStaleAdvice,
  reducer,
  type Action,
  type BuilderState
} from '../index.ts'

const advised = (...features: FeatureId[]) => ({
  ...analysis,
  recommendations: { ...analysis.recommendations, features },
  madeFor: toAnalysedBusiness(dentist.businessInfo)
})
const ready: BuilderState = {
  ...initialState,
  site: { ...dentist, aiRecommendations: advised('auth', 'profile', 'booking') },
  currentStep: 1
}
const after = (state: BuilderState, ...actions: Action[]): BuilderState => actions.reduce(reducer, state)
const accept: Action = { type: 'acceptRecommendations', autoAccept: true }
const rowsOf = (state: BuilderState) =>
  recommendFeatures(state.site.aiRecommendations ?? analysis, state.featureDecisions, true)

test('advice for the present facts is not older, whatever else changed', () => {
  expect(findStaleAdvice(ready.site)).toBeUndefined()
  const called = after(ready, { type: 'mergeBusinessInfo', businessInfo: { contactPhone: '1234' } })
  expect(findStaleAdvice(called.site)).toBeUndefined()
  expect(findStaleAdvice({ ...ready.site, aiRecommendations: analysis })).toBeUndefined()
})

test('stale advice names what changed since, until it is kept for the present business', () => {
  const moved = after(ready, {
    type: 'mergeBusinessInfo',
    businessInfo: { businessName: 'Kestrel Cycles', industry: 'services' }
  })
  expect(findStaleAdvice(moved.site)).toMatchObject({
    madeFor: { businessName: 'Brook Dental' },
    changed: [
      { name: 'Name', was: 'Brook Dental', now: 'Kestrel Cycles' },
      { name: 'Industry', was: 'Healthcare', now: 'Professional Services' }
    ]
  })
  const kept = after(moved, { type: 'keepAdvice' })
  expect(findStaleAdvice(kept.site)).toBeUndefined()
  expect(kept.site.aiRecommendations?.madeFor?.businessName).toBe('Brook Dental')
  expect(
    findStaleAdvice(after(kept, { type: 'mergeBusinessInfo', businessInfo: { location: 'York' } }).site)
  ).toBeDefined()
})

test('decisions stay when the advice is made again, and contrary advice stands beside them', () => {
  const decided = after(ready, { type: 'decideFeature', feature: 'booking', keep: false }, accept)
  const renewed = after(decided, {
    type: 'storeRecommendations',
    analysis: advised('booking', 'gallery', 'auth')
  })
  expect(rowsOf(renewed).map(({ feature, accepted, contrary }) => [feature, accepted, contrary])).toEqual([
    ['booking', false, true],
    ['gallery', true, false],
    ['auth', true, false],
    ['profile', true, true]
  ])
  const taken = after(renewed, { type: 'decideFeature', feature: 'booking', keep: true })
  expect(rowsOf(taken)[0]).toMatchObject({ accepted: true, contrary: false })
})

test('what falls with a declined feature is not counted as accepted', () => {
  const rows = recommendFeatures(
    advised('auth', 'profile', 'booking'),
    { ...noFeatureDecisions, made: { auth: false } },
    true
  )
  expect(rows.filter(({ accepted }) => accepted).map(({ feature }) => feature)).toEqual(['booking'])
  expect(rows.find(({ feature }) => feature === 'profile')).toMatchObject({
    accepted: false,
    fallsWith: 'auth'
  })
  expect(acceptedFeatures(rows)).toEqual(['booking'])
})

test('switched off, new suggestions count as declined until they are accepted', () => {
  expect(
    acceptedFeatures(
      recommendFeatures(advised('booking', 'gallery'), { made: { gallery: true }, earlier: {} }, false)
    )
  ).toEqual(['gallery'])
})

test('on a visit from the review the way back is the review, with the selection as it was', () => {
  const selectedFeatures: FeatureId[] = ['gallery', 'contact-form']
  const picked: BuilderState = { ...ready, currentStep: 7, site: { ...ready.site, selectedFeatures } }
  const back = after(picked, { type: 'editStep', step: 'analysis' }, { type: 'setStep', step: 7 })
  expect(back).toMatchObject({ currentStep: 7, site: { selectedFeatures } })
  const again = after(picked, { type: 'editStep', step: 'analysis' }, accept)
  expect(again).toMatchObject({
    currentStep: 1,
    returnStep: 7,
    site: { selectedFeatures: ['auth', 'profile', 'booking'] }
  })
})
