import { describe, expect, it } from 'vitest'
import { defaultSite } from '../index.ts'
import { problemsIn, parsedSite } from './try-parse.test-support.ts'

describe('an analysis', () => {
  const analysis = {
    analysis: {
      businessType: 'a',
      targetAudience: '',
      competitiveAdvantages: [],
      keyFeatures: [],
      contentStrategy: '',
      userJourney: [],
      conversionGoals: []
    },
    recommendations: {
      framework: 'react',
      features: ['booking'],
      components: [],
      colorScheme: 'warm',
      layout: 'standard',
      integrations: [],
      performance: { lcp: 2.5, fid: 100, cls: 0.1 },
      seo: { title: '' }
    },
    content: {
      heroTitle: '',
      heroSubtitle: '',
      aboutText: '',
      servicesIntro: '',
      ctaTexts: [],
      testimonialPlaceholders: [{ name: 'A', text: 'B', rating: 5 }],
      metaDescription: '',
      keywords: []
    },
    seoStrategy: { title: '', description: '', keywords: [] },
    performanceGoals: {
      coreWebVitals: { lcp: 2.5, inp: 200, cls: 0.1 },
      budgets: { javascript: '200KB', css: '50KB' }
    },
    insights: {
      competitiveAnalysis: { strengths: [], opportunities: [] },
      marketTrends: [],
      userBehavior: { primaryActions: [], devicePreferences: { mobile: '', desktop: '' } },
      conversionOptimization: { primaryCTA: '', trustSignals: [] },
      technicalRecommendations: [],
      recommendations: []
    },
    reasons: [{ feature: 'booking', text: 'a', words: ['book'], confidence: 0.9 }]
  }

  it('drops FID and puts the aim for INP in its place', () => {
    const { aiRecommendations } = parsedSite({ ...defaultSite, aiRecommendations: analysis })
    expect(aiRecommendations?.recommendations.performance).toEqual({ lcp: 2.5, inp: 200, cls: 0.1 })
    expect(aiRecommendations?.performanceGoals).toEqual(analysis.performanceGoals)
  })

  it('is refused with the place of what is missing or wrong', () => {
    const { insights: _, ...rest } = analysis
    expect(problemsIn({ ...defaultSite, aiRecommendations: rest })[0]).toMatchObject({
      code: 'site.missing',
      path: 'aiRecommendations.insights',
      remedy: 'Add it, as an object, such as {}.'
    })
    const wrong = {
      ...analysis,
      reasons: [
        { feature: 'booking', text: 'a', words: [], confidence: 2, why: '' },
        { text: '', words: [], confidence: -0 }
      ]
    }
    expect(
      problemsIn({ ...defaultSite, aiRecommendations: wrong }).map(({ code, path }) => `${code} ${path}`)
    ).toEqual([
      'site.range aiRecommendations.reasons[0].confidence',
      'site.unknown-key aiRecommendations.reasons[0].why',
      'site.missing aiRecommendations.reasons[1].feature'
    ])
    const odd = {
      ...analysis,
      recommendations: { ...analysis.recommendations, performance: { lcp: 1, inp: 1, cls: 1, lpc: 2 } }
    }
    expect(problemsIn({ ...defaultSite, aiRecommendations: odd })[0]?.remedy).toBe(
      'Rename it to "lcp", or take it out.'
    )
    const none = { ...analysis, recommendations: { ...analysis.recommendations, performance: null } }
    expect(problemsIn({ ...defaultSite, aiRecommendations: none })[0]?.path).toBe(
      'aiRecommendations.recommendations.performance'
    )
    const half = {
      ...analysis,
      content: { ...analysis.content, testimonialPlaceholders: [{ name: '', text: '', rating: 4.5 }] }
    }
    expect(problemsIn({ ...defaultSite, aiRecommendations: half })[0]?.code).toBe('site.range')
  })
})

describe('the content of a document', () => {
  const withWords = (content: object): object => ({ ...defaultSite, content })
  const week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
  const reviewOf = (date: string): object => ({
    reviews: { title: '', items: [{ id: 'a', name: 'A', rating: 5, comment: 'x', date }] }
  })

  it('may be any section, each of them whole', () => {
    expect(parsedSite(withWords({ area: { text: 'Within ten miles', draft: true } })).content).toEqual({
      area: { text: 'Within ten miles', draft: true }
    })
    expect(parsedSite(withWords({ area: 'Within ten miles' })).content).toEqual({ area: 'Within ten miles' })
    expect(problemsIn(withWords({ hero: { title: 'A' } })).map(({ path }) => path)).toContain(
      'content.hero.action'
    )
  })

  it.each([
    [{ language: 'english language' }, 'site.language'],
    [reviewOf('2026-02-30'), 'site.date'],
    [reviewOf('yesterday'), 'site.date'],
    [
      {
        gallery: {
          title: '',
          items: [
            { id: 'a', src: 'https://a.example/b.png', alt: '', title: '', category: 'work', description: '' }
          ]
        }
      },
      'site.picture'
    ],
    [
      {
        gallery: {
          title: '',
          items: [{ id: 'a', src: '../b.png', alt: '', title: '', category: 'work', description: '' }]
        }
      },
      'site.picture'
    ],
    [
      { services: { title: '', intro: '', items: [{ id: 'A b', title: '', text: '', details: [] }] } },
      'site.id'
    ],
    [
      {
        services: {
          title: '',
          intro: '',
          items: [
            { id: 'a', title: '', text: '', details: [] },
            { id: 'a', title: '', text: '', details: [] }
          ]
        }
      },
      'site.duplicate'
    ],
    [{ services: { title: '', items: [{ id: 'a', title: 5 }] } }, 'site.type'],
    [{ hero: { title: { text: 'A', sample: true }, action: { label: '', page: 'home' } } }, 'site.missing'],
    [{ hours: { week: { ...week, mon: [{ opens: '9', closes: '17:00' }] } } }, 'site.time'],
    [{ callToAction: { title: '', text: '', action: { label: '', page: 'bookings' } } }, 'site.value'],
    [
      {
        locations: [
          { id: 'a', name: '', address: '', phone: '', hours: '', coordinates: { lat: 91, lng: 0 } }
        ]
      },
      'site.range'
    ]
  ])('are refused: %j', (content, code) => {
    expect(problemsIn(withWords(content)).map((problem) => problem.code)).toEqual([code])
  })
})

describe('facts', () => {
  const problemsOf = (content: object) => problemsIn({ ...defaultSite, content })
  const withPrice = (price: unknown): object => ({
    services: { title: 'Services', items: [{ id: 'cut', title: 'Cut', price }] }
  })
  const at = 'content.services.items[0].price'
  const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
  const withException = (exception: object): object => ({
    hours: { week: closed, exceptions: [{ id: 'a', from: '2026-12-24', spans: [], ...exception }] }
  })

  it.each([
    ['on request'],
    [{ text: 'on request', draft: true }],
    [{ amount: 45, currency: 'GBP' }],
    [{ amount: 12.5, currency: 'PLN', from: true, unit: 'Person', draft: true }],
    [{ amount: 35, to: 50, currency: 'EUR' }]
  ])('a price may be %j', (price) => expect(problemsOf(withPrice(price))).toEqual([]))

  it.each([
    [{ amount: -1, currency: 'GBP' }, `${at}.amount`, 'The number has to lie between 0 and 10000000.'],
    [{ amount: 45, currency: 'pounds' }, `${at}.currency`, 'This is not the code of a currency.'],
    [{ amount: 45, to: 40, currency: 'GBP' }, at, 'The upper end of the range is not above the lower one.']
  ])('the price %j is refused with a sentence', (price, path, message) => {
    expect(problemsOf(withPrice(price))[0]).toMatchObject({ path, message })
  })

  it.each([
    [{ from: '2027-02-29' }, 'This is not a day of the calendar.'],
    [{ to: '2026-12-20' }, 'The last day comes before the first.'],
    [{ spans: [{ opens: '9', closes: '17:00' }] }, 'This is not a time of day.']
  ])('the exception %j of the hours is refused with a sentence', (exception, message) => {
    expect(problemsOf(withException({}))).toEqual([])
    expect(problemsOf(withException({ from: '2028-02-29' }))).toEqual([])
    expect(problemsOf(withException(exception))[0]).toMatchObject({ message })
  })

  it.each([
    [[{ from: '2026-12-20', to: '2026-12-26' }, { from: '2026-12-24' }], '24 December 2026'],
    [[{ from: '2026-12-24' }, { from: '2026-12-20', to: '2026-12-24' }], '24 December 2026'],
    [
      [{ from: '2026-12-01', to: '2026-12-31' }, { from: '2026-12-05' }, { from: '2026-12-24' }],
      '5 December 2026'
    ],
    [[{ from: '2026-12-24' }, { from: '2026-12-24' }], '24 December 2026']
  ])('a day is in one exception of the hours only: %j', (days, day) => {
    const exceptions = days.map((each, index) => ({ id: `day-${index}`, spans: [], ...each }))
    const written = exceptions.map((value) => [
      `/content/hours/exceptions/@${value.id}`,
      { is: 'written', value }
    ])
    const message = `${day} is in two exceptions of the opening hours.`
    const problem = { code: 'site.shared-day', message }
    expect(problemsOf({ hours: { week: closed, exceptions } })).toEqual([
      expect.objectContaining({ ...problem, path: 'content.hours.exceptions' })
    ])
    expect(problemsIn({ ...defaultSite, decisions: Object.fromEntries(written) })).toEqual([
      expect.objectContaining(problem)
    ])
  })

  it('exceptions of the hours may follow each other', () => {
    const exceptions = [
      { id: 'a', from: '2026-12-24', to: '2026-12-26', spans: [] },
      { id: 'b', from: '2026-12-27', spans: [] },
      { id: 'c', from: '2026-12-23', spans: [] }
    ]
    expect(problemsOf({ hours: { week: closed, exceptions } })).toEqual([])
  })

  it('a region has codes of its country and currency, and a zone that is known', () => {
    expect(problemsOf({ region: { country: 'IE', timeZone: 'Europe/Dublin', currency: 'EUR' } })).toEqual([])
    const problems = problemsOf({ region: { country: 'Ireland', timeZone: 'Dublin' } })
    expect(problems.map(({ code }) => code)).toEqual(['site.country', 'site.time-zone'])
  })
})
