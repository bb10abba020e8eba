import { defaultSite, parseSite } from '@sitewright/site'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { business } from '../fixtures/business.ts'
import { parseReply } from './reply.ts'

const dentist = business({
  businessName: 'Brook Dental',
  industry: 'healthcare',
  description: 'Patients book check-ups.'
})
const builtIn = advise(dentist)

test('missing fields get the defaults of the spec', () => {
  expect(parseReply({ analysis: { businessType: 'Dental practice' } }, dentist)).toMatchObject({
    analysis: { businessType: 'Dental practice', userJourney: builtIn.analysis.userJourney },
    recommendations: {
      framework: 'react',
      features: ['pwa', 'responsive', 'contact-form', 'testimonials'],
      components: ['Header', 'Hero', 'Services', 'Contact', 'Footer'],
      colorScheme: 'professional',
      layout: 'standard',
      integrations: ['google-analytics'],
      performance: { lcp: 2.5, inp: 200, cls: 0.1 }
    },
    content: builtIn.content
  })
})

test('each goal is answered, and what answers it is recommended', () => {
  const owner = { ...dentist, businessGoals: ['People book a visit by themselves', 'Sell gift vouchers'] }
  const { answers, recommendations, reasons } =
    parseReply({ recommendations: { features: ['pwa'] } }, owner) ?? {}
  expect(answers).toEqual([
    { text: 'People book a visit by themselves', is: 'features', features: ['booking'] },
    { text: 'Sell gift vouchers', is: 'limit', limit: 'vouchers' }
  ])
  expect(recommendations?.features).toEqual(expect.arrayContaining(['pwa', 'booking']))
  expect(reasons?.find(({ feature }) => feature === 'booking')?.words).not.toEqual([])
})

test('what is not of the catalog is dropped, what features need comes along', () => {
  const { recommendations } =
    parseReply(
      {
        recommendations: {
          // Known, and not to be picked yet.
          framework: 'angular',
          features: ['teleport', 'profile', 7, 'profile', ' Booking '],
          colorScheme: 'warm',
          layout: 'GRID',
          integrations: ['plausible', 'spyware'],
          components: ['Hero', { evil: true }, 'Hero'],
          performance: { lcp: 1.5, inp: 'fast', cls: -1 },
          seo: { title: ' A\ntitle ' }
        }
      },
      dentist
    ) ?? {}
  expect(recommendations).toEqual({
    framework: 'react',
    features: ['auth', 'pwa', 'responsive', 'profile', 'booking'],
    components: ['Hero'],
    colorScheme: 'professional',
    layout: 'grid',
    integrations: ['plausible'],
    performance: { lcp: 1.5, inp: 200, cls: 0.1 },
    seo: { title: 'A title' }
  })
})

test('the reasons are those of the provider and of the description', () => {
  const analysis = parseReply(
    {
      recommendations: {
        features: ['booking', 'gallery', 'social'],
        reasons: [
          { feature: 'booking', why: 'Fewer calls.' },
          { feature: 'gallery', why: 'Show the rooms.' },
          { feature: 'warp', why: 'x' }
        ]
      }
    },
    dentist
  )
  expect(analysis?.reasons?.filter(({ feature }) => feature !== 'pwa' && feature !== 'responsive')).toEqual([
    { feature: 'gallery', text: 'Show the rooms.', words: [], confidence: 0.75 },
    {
      feature: 'booking',
      text: 'You wrote “Patients book check-ups”. Fewer calls.',
      words: ['Patients book check-ups'],
      confidence: 0.9
    }
  ])
})

test('the texts of a reply are untrusted: cleaned and bounded', () => {
  const analysis = parseReply(
    {
      content: {
        heroTitle: `<img src=x onerror=alert(1)>\u0000${'x'.repeat(5000)}`,
        aboutText: '🙂'.repeat(4000),
        ctaTexts: Array.from({ length: 900 }, (_each, at) => `Go ${at}`),
        testimonialPlaceholders: [
          { name: 'A', text: 'Good', rating: 99 },
          { name: 'B', text: 'Fine', rating: 3.6 },
          { name: 'C', text: 'Bad', rating: 0 },
          { name: '', text: 'nobody' },
          'text'
        ]
      },
      insights: { userBehavior: 'none', conversionOptimization: { primaryCTA: 'Book' } }
    },
    dentist
  )
  expect(analysis?.content.heroTitle).toHaveLength(200)
  expect(analysis?.content.heroTitle).toMatch(/^<img src=x onerror=alert\(1\)>xxx.*…$/)
  expect(analysis?.content.aboutText.length).toBeLessThanOrEqual(2000)
  expect(analysis?.content.ctaTexts).toHaveLength(12)
  expect(analysis?.content.testimonialPlaceholders).toEqual([
    { name: 'A', text: 'Good', rating: 5 },
    { name: 'B', text: 'Fine', rating: 4 },
    { name: 'C', text: 'Bad', rating: 1 }
  ])
  expect(analysis?.insights.conversionOptimization.primaryCTA).toBe('Book')
  expect(parseSite({ ...defaultSite, aiRecommendations: analysis })).toMatchObject({ ok: true })
})

test('a reply without any of the parts is none', () => {
  expect(parseReply({}, dentist)).toBeUndefined()
  expect(parseReply({ answer: 42, analysis: 'text', content: [] }, dentist)).toBeUndefined()
})

test('whatever a reply says, the analysis is a valid part of a site', () => {
  const part = fc.dictionary(
    fc.oneof(
      fc.constantFrom('features', 'heroTitle', 'keywords', 'layout', 'reasons', '__proto__'),
      fc.string()
    ),
    fc.jsonValue()
  )
  const reply = fc.record({ analysis: part, recommendations: part, content: part, insights: part })
  fc.assert(
    fc.property(reply, (value) => {
      const analysis = parseReply(JSON.parse(JSON.stringify(value)), dentist)
      if (analysis === undefined) return
      expect(parseSite({ ...defaultSite, aiRecommendations: analysis })).toMatchObject({ ok: true })
    }),
    { numRuns: 80 }
  )
}, 30_000)
