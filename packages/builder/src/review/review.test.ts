import type { Site } from '@sitewright/site'
import { expect, test } from 'vitest'
import { analysis } from '../fixtures/analysis.ts'
import { dentist } from '../fixtures/sites.ts'
import { toAnalysedBusiness, initialState, reducer, reviewOf, type BuilderState } from '../index.ts'

const ready: BuilderState = {
  ...initialState,
  site: { ...dentist, businessInfo: { ...dentist.businessInfo, contactPhone: '0113 496 0142' } }
}

test('nothing blocks a site that has all it needs', () => {
  expect(reviewOf(ready)).toEqual({ blockers: [], notes: [] })
})

test('an invalid text blocks, with what, why and a link to its field', () => {
  const state = reducer(ready, {
    type: 'typeText',
    field: 'businessInfo.contactEmail',
    text: 'hello@kestrel'
  })
  expect(reviewOf(state).blockers).toEqual([
    {
      kind: 'wrong',
      what: 'The email address would not reach anybody',
      why: 'Write it as name@example.com, or leave it empty.',
      link: { label: 'Correct e-mail', step: 'business', field: 'businessInfo.contactEmail' }
    }
  ])
})

test('what a document of elsewhere lacks or breaks stops too', () => {
  const { site } = ready
  const broken: Site = {
    ...site,
    businessInfo: { ...site.businessInfo, businessName: '', contactEmail: 'nonsense' },
    customization: { ...site.customization, customCSS: 'a { color: red' },
    deployment: { ...site.deployment, platforms: ['aws'], analytics: ['vercel-analytics'] }
  }
  expect(
    reviewOf({ ...ready, site: broken }).blockers.map(({ kind, link }) => [kind, link.step, link.field])
  ).toEqual([
    ['missing', 'business', 'businessInfo.businessName'],
    ['wrong', 'business', 'businessInfo.contactEmail'],
    ['wrong', 'customize', 'customization.customCSS'],
    ['wrong', 'deployment', 'deployment.analytics']
  ])
})

test('notes advise and never block', () => {
  const older = {
    ...analysis,
    madeFor: { ...toAnalysedBusiness(dentist.businessInfo), businessName: 'Joga z Zofią' }
  }
  const { blockers, notes } = reviewOf({
    site: { ...dentist, aiRecommendations: older, selectedFeatures: ['gallery'] }
  })
  expect(blockers).toEqual([])
  expect(notes.map(({ kind, what, why }) => [kind, what, why])).toEqual([
    [
      'older-advice',
      'The advice was for Joga z Zofią',
      'Your answers now say Brook Dental. Your decisions stay.'
    ],
    ['unreachable', 'Nobody can reach you', 'The site has neither a phone number nor an e-mail address.'],
    ['no-form', 'No form', 'The site says how to call or write to you.']
  ])
})
