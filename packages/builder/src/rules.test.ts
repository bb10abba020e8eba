import { closureOf, featureIds, featureOf, hostIds } from '@sitewright/catalog'
import { defaultSite, type Site } from '@sitewright/site'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analysis } from './fixtures/analysis.ts'
import { anyFeatures, dentist } from './fixtures/sites.ts'
import {
  complexityOf,
  componentCount,
  deselectFeature,
  generationSeconds,
  firstIncomplete,
  initialState,
  isComplete,
  messages,
  missingFields,
  pickFont,
  pickFramework,
  pickLayout,
  pickPreset,
  reasonsOf,
  recommendedFeatures,
  reducer,
  selectFeature,
  stepAt,
  stepBadge,
  stepIndex,
  stepProgress,
  steps,
  toggleFeature,
  visibleFeatures,
  withinJump,
  type FormState
} from './index.ts'

test('there are eight steps, with badge and progress', () => {
  expect(steps.map(({ label }) => label)).toEqual([
    'Business Info',
    'AI Analysis',
    'Framework',
    'Features',
    'Enterprise',
    'Customize',
    'Deployment',
    'Review'
  ])
  expect(stepBadge(0)).toBe('Step 1 of 8')
  expect([0, 1, 7].map(stepProgress)).toEqual([0, 14, 100])
  expect(stepAt(99).id).toBe('review')
  expect(stepAt(Number.NaN).id).toBe('business')
  expect(stepIndex('deployment')).toBe(6)
})

test('steps up to the current one plus one can be jumped to', () => {
  expect(withinJump(3, 4)).toBe(true)
  expect(withinJump(3, 0)).toBe(true)
  expect(withinJump(3, 5)).toBe(false)
  expect(withinJump(7, 8)).toBe(false)
})

test('each step names what it needs', () => {
  expect(missingFields({ site: defaultSite }, 'business').map(({ label }) => label)).toEqual([
    'Business name',
    'Industry',
    'Description'
  ])
  expect(missingFields({ site: defaultSite }, 'analysis')).toEqual([
    { step: 'analysis', field: 'aiRecommendations', label: 'AI analysis' }
  ])
  expect(isComplete({ site: defaultSite }, 'framework')).toBe(true)
  expect(isComplete({ site: { ...defaultSite, selectedFramework: 'angular' } }, 'framework')).toBe(false)
  expect(isComplete({ site: defaultSite }, 'features')).toBe(false)
  expect(isComplete({ site: defaultSite }, 'enterprise')).toBe(true)
  expect(isComplete({ site: defaultSite }, 'customize')).toBe(true)
  expect(missingFields({ site: defaultSite }, 'deployment')[0]?.field).toBe('deployment.platforms')
  expect(isComplete({ site: defaultSite }, 'review')).toBe(true)
  expect(firstIncomplete({ site: dentist })).toBe('review')
})

test('enterprise mode needs a sign-in provider or a database', () => {
  const withEnterprise = (more: Partial<Site['enterpriseConfig']>): FormState => ({
    site: { ...dentist, enterpriseConfig: { ...dentist.enterpriseConfig, enabled: true, ...more } }
  })
  expect(isComplete(withEnterprise({}), 'enterprise')).toBe(false)
  expect(isComplete(withEnterprise({ authProviders: ['google'] }), 'enterprise')).toBe(true)
  expect(isComplete(withEnterprise({ database: 'mysql' }), 'enterprise')).toBe(true)
})

test('selecting brings dependencies along and says so', () => {
  expect(selectFeature([], 'profile')).toEqual({
    selected: ['auth', 'profile'],
    along: ['auth'],
    message: 'Sign-in was added too, because Detailed profile needs it.'
  })
  expect(selectFeature(['auth'], 'profile').message).toBe('')
})

test('deselecting removes dependents and says so', () => {
  expect(deselectFeature(['auth', 'profile', 'gallery'], 'auth')).toEqual({
    selected: ['gallery'],
    along: ['profile'],
    message: 'Detailed profile was removed too, because it needs Sign-in.'
  })
  expect(deselectFeature(['auth', 'profile', 'security'], 'auth').message).toBe(
    'Detailed profile and Security extras were removed too, because they need Sign-in.'
  )
})

test('any selection stays closed whatever is toggled', () => {
  fc.assert(
    fc.property(anyFeatures, fc.constantFrom(...featureIds), (selected, id) => {
      const change = toggleFeature(selected, id)
      expect(change.selected).toEqual(closureOf(change.selected))
      expect(change.selected.includes(id)).toBe(!selected.includes(id))
      expect(change.message === '').toBe(change.along.length === 0)
    })
  )
})

test('hard features are hidden until Show Advanced is on', () => {
  expect(visibleFeatures('user', false)).toEqual(['profile', 'notifications', 'gallery'])
  expect(visibleFeatures('user', true)).toContain('chat')
  expect(visibleFeatures('technical', true).every((id) => featureOf(id).category === 'technical')).toBe(true)
})

test('recommended features are those of the analysis, before it those of the catalog', () => {
  expect(recommendedFeatures(dentist)).toEqual(['auth', 'profile', 'booking'])
  expect(recommendedFeatures(defaultSite)).toEqual([
    'auth',
    'pwa',
    'responsive',
    'contact-form',
    'testimonials'
  ])
  expect(reasonsOf(dentist)).toEqual(analysis.reasons)
  expect(reasonsOf(defaultSite)).toEqual([])
})

test('estimates follow the figures of the spec', () => {
  expect(generationSeconds).toBe(4)
  expect(componentCount(dentist)).toBe(8)
  expect(complexityOf(dentist)).toEqual({ score: 5, label: 'Moderate', text: '5/10' })
  expect(complexityOf({ ...dentist, selectedFeatures: ['pwa'] }).label).toBe('Simple')
  expect(complexityOf({ ...dentist, deployment: { ...dentist.deployment, platforms: hostIds } }).label).toBe(
    'Complex'
  )
  expect(complexityOf({ ...dentist, typescript: false }).score).toBe(4)
  expect(complexityOf({ ...dentist, selectedFeatures: featureIds }).text).toBe('10/10')
})

test('picking a card changes the design and says so', () => {
  const picks = [pickFramework('react'), pickPreset('ocean'), pickFont('lora'), pickLayout('grid')]
  const state = picks.reduce((each, { action }) => reducer(each, action), initialState)
  expect(state.site.customization).toMatchObject({
    colorScheme: 'ocean',
    primaryColor: '#0987a0',
    secondaryColor: '#4a5568',
    fontFamily: 'Lora',
    layout: 'grid'
  })
  expect(picks.map(({ text }) => text)).toEqual([
    'React selected!',
    'Ocean theme applied!',
    'Lora font selected!',
    'Grid layout selected!'
  ])
})

test('a message without a name does without it', () => {
  expect(messages.opened('')).toBe('The configuration was opened.')
  expect(messages.opened('Brook')).toBe('Opened: Brook.')
})
