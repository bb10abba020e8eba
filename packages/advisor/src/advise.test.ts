import {
  closureOf,
  colorSchemeIds,
  featureIds,
  industryIds,
  industries,
  leftOutOf,
  type FeatureId,
  type IndustryId
} from '@sitewright/catalog'
import { cleanText, defaultSite, parseSite } from '@sitewright/site'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { business } from './fixtures/business.ts'
import { advise, reasonSource } from './index.ts'

/** The features that an industry is known for, without the basics that every one gets. */
const featuresOf = (industry: IndustryId): readonly FeatureId[] =>
  advise(business({ industry })).recommendations.features.filter((id) => id !== 'pwa' && id !== 'responsive')

test('each industry resolves to its own template', () => {
  const types = industryIds.map((industry) => advise(business({ industry })).analysis.businessType)
  expect(new Set(types).size).toBe(industryIds.length)
  for (const industry of industryIds.filter((id) => id !== 'other')) {
    expect(advise(business({ industry })).analysis.businessType).toBe(industries[industry])
  }
  expect(advise(business()).analysis).toEqual(advise(business({ industry: 'other' })).analysis)
})

test('restaurant, healthcare and e-commerce recommend what the spec says and a site can do without a server', () => {
  expect(featuresOf('restaurant')).toEqual(['gallery', 'booking', 'contact-form', 'testimonials'])
  expect(featuresOf('healthcare')).toEqual(['booking', 'contact-form', 'testimonials'])
  expect(featuresOf('ecommerce')).toEqual(['gallery', 'search', 'contact-form'])
})

test('no industry alone leads to a feature that a launch build leaves out; words that ask for one do', () => {
  const { deployment } = defaultSite
  for (const industry of industryIds) {
    const selectedFeatures = advise(business({ industry })).recommendations.features
    expect(leftOutOf({ selectedFeatures, deployment }), industry).toEqual([])
  }
  const asking = business({ industry: 'ecommerce', description: 'Customers pay by card online.' })
  expect(advise(asking).recommendations.features).toContain('payments')
})

test('every template is closed and of the catalog, and invents nothing', () => {
  for (const industry of industryIds) {
    const advice = advise(business({ industry, businessName: 'Brook', location: 'Leeds' }))
    const { features, colorScheme } = advice.recommendations
    expect(new Set(closureOf(features))).toEqual(new Set(features))
    expect(colorSchemeIds).toContain(colorScheme)
    expect(advice.content.heroTitle).toContain('Brook')
    expect(advice.seoStrategy.title).toContain('Brook')
    expect(advice.reasons?.map(({ feature }) => feature)).toEqual(features)
    expect(advice.reasons?.every(({ text }) => text.length > 10)).toBe(true)
    expect(parseSite({ ...defaultSite, aiRecommendations: advice })).toMatchObject({ ok: true })
    const { aboutText, servicesIntro, testimonialPlaceholders } = advice.content
    expect([aboutText, servicesIntro, testimonialPlaceholders]).toEqual(['', '', []])
  }
})

test('the budgets and aims are those of the spec', () => {
  const { performanceGoals, recommendations } = advise(business())
  expect(performanceGoals).toEqual({
    coreWebVitals: { lcp: 2.5, inp: 200, cls: 0.1 },
    budgets: { javascript: '200KB', css: '50KB' }
  })
  expect(recommendations).toMatchObject({ framework: 'react', integrations: ['google-analytics'] })
})

test('the description adds features, with reasons', () => {
  const advice = advise(
    business({
      industry: 'other',
      businessGoals: ['patients book check-ups'],
      targetAudience: 'Seniors'
    })
  )
  expect(advice.recommendations.features).toContain('booking')
  const reason = advice.reasons?.find(({ feature }) => feature === 'booking')
  expect(reason).toEqual({
    feature: 'booking',
    text: 'You wrote “patients book check-ups”. Visitors can ask for a time when nobody answers the telephone.',
    words: ['patients book check-ups'],
    confidence: 0.9
  })
  expect(reason && reasonSource(reason)).toBe('words')
  expect(advice.analysis.conversionGoals[0]).toBe('patients book check-ups')
  expect(advice.analysis.targetAudience).toBe('Seniors')
  const usual = advice.reasons?.find(({ feature }) => feature === 'contact-form')
  expect(usual && reasonSource(usual)).toBe('industry')
})

test('a feature of both description and industry has both reasons', () => {
  const advice = advise(business({ industry: 'healthcare', description: 'Patients book online.' }))
  const reason = advice.reasons?.find(({ feature }) => feature === 'booking')
  expect(reason?.text).toBe(
    'You wrote “Patients book online”. Visitors can ask for a time when nobody answers the telephone.'
  )
})

test('what the business refuses is left out, with its dependents', () => {
  const advice = advise(
    business({ industry: 'finance', description: 'Advice without customer accounts. No online booking.' })
  )
  expect(advice.recommendations.features).toEqual(['contact-form', 'testimonials', 'pwa', 'responsive'])
  expect(advice.insights.recommendations).toContain('Booking is left out. You wrote “No online booking”.')
})

test('every trade is advised to be installable and to fit the thumb, with a reason', () => {
  const { recommendations, reasons } = advise(business({ industry: 'restaurant' }))
  expect(recommendations.features).toEqual(expect.arrayContaining(['pwa', 'responsive']))
  expect(reasons?.find(({ feature }) => feature === 'pwa')?.text).toContain('without a network')
})

test('what a feature needs comes along and says so', () => {
  const advice = advise(business({ businessGoals: ['Clients update their profile'] }))
  expect(advice.recommendations.features).toEqual(expect.arrayContaining(['auth', 'profile']))
  expect(advice.reasons?.find(({ feature }) => feature === 'auth')?.text).toBe(
    'Comes along, because Detailed profile cannot do without it.'
  )
})

test('the description chooses colours and layout too', () => {
  const advice = advise(
    business({ industry: 'services', description: 'Organic garden design; our portfolio tells all.' })
  )
  expect(advice.recommendations).toMatchObject({ colorScheme: 'nature', layout: 'grid' })
  expect(advice.insights.recommendations[0]).toBe('Colours: Nature. You wrote “Organic garden design”.')
  expect(advice.insights.recommendations[1]).toMatch(/^Layout: Grid\./)
})

test('whatever a business says, the advice is a valid part of a site', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 }).map(cleanText)
  const long = fc.constantFrom(
    'x'.repeat(10_000),
    '🙂'.repeat(5000),
    'no '.repeat(3000),
    'book a table, '.repeat(700)
  )
  const said = fc.oneof(text, long)
  fc.assert(
    fc.property(
      fc.record({
        industry: fc.constantFrom(...industryIds),
        businessName: said,
        location: said,
        description: said,
        currentChallenges: fc.array(said, { maxLength: 3 }),
        businessGoals: fc.array(said, { maxLength: 3 })
      }),
      (words) => {
        const advice = advise(business(words))
        expect(parseSite({ ...defaultSite, aiRecommendations: advice })).toMatchObject({ ok: true })
        expect(advice.recommendations.features.every((id) => featureIds.includes(id))).toBe(true)
      }
    ),
    { numRuns: 60 }
  )
}, 60_000)

test('each goal is answered: asked for, turned down, or named as not understood', () => {
  const said = (...businessGoals: string[]) => advise(business({ businessGoals }))
  const remarks = (...goals: string[]) => said(...goals).insights.recommendations.join('\n')
  const wordsFor = (feature: FeatureId, goal: string) =>
    said(goal).reasons?.find((reason) => reason.feature === feature)?.words
  expect(wordsFor('booking', 'Book the first meeting online')).toEqual([expect.stringMatching(/book/i)])
  expect(wordsFor('payments', 'Vender peças online')).toEqual([expect.stringMatching(/vender/i)])
  expect(remarks('Book the first meeting online', 'No reviews')).not.toContain('No feature answers')
  for (const goal of ['Keine Preise im Netz', 'No prices on the site'])
    expect(remarks(goal)).toContain(`Prices are left out. You wrote “${goal}”.`)
  expect(remarks('Site in Portuguese and English', 'No prices')).toContain(
    'A site in several languages is not something the site can do yet. You wrote “Site in Portuguese and English”.'
  )
})
