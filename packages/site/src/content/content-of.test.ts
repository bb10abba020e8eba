import { featureIds, industryIds, pagesOf, type FeatureId } from '@sitewright/catalog'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  contentOf,
  defaultSite,
  everythingSite,
  ownSite,
  parseSite,
  resolveSite,
  sampleSites,
  type BusinessInfo,
  type Content,
  type Site
} from '../index.ts'
import { siteOf } from '../parse/try-parse.test-support.ts'
import { anAnalysis } from './analysis.test-support.ts'

// Hundreds of runs may take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const about = (businessInfo: Partial<BusinessInfo>, rest: Partial<Site> = {}): Site => ({
  ...defaultSite,
  ...rest,
  businessInfo: { ...defaultSite.businessInfo, ...businessInfo }
})

const actionsIn = ({ hero, callToAction }: Content) => [hero.action, hero.secondary, callToAction.action]

describe('contentOf', () => {
  it.each(industryIds)('tells %s by words of its own', (industry) => {
    const content = contentOf(about({ industry, businessName: 'Nine Elms', location: 'Bristol' }))
    const others = industryIds.filter((id) => id !== industry).map((id) => contentOf(about({ industry: id })))
    expect(others.map(({ services }) => services.title + services.items[0]?.title)).not.toContain(
      content.services.title + content.services.items[0]?.title
    )
    expect(JSON.stringify(content)).toContain('Nine Elms')
    expect(JSON.stringify(content)).toContain('in Bristol')
    expect(content.services.items.length).toBeGreaterThanOrEqual(4)
    expect(content.reasons.items).toHaveLength(4)
    expect(content.testimonials.items.length).toBeGreaterThanOrEqual(3)
    expect(content.reviews.length).toBeGreaterThanOrEqual(4)
    expect(content.faq.items.length).toBeGreaterThanOrEqual(5)
    expect(content.chat.replies.length).toBeGreaterThanOrEqual(4)
    expect(content.locations).toHaveLength(2)
    expect(content.gallery.items.map(({ category }) => category).sort()).toEqual([
      'events',
      'events',
      'office',
      'office',
      'team',
      'team',
      'work',
      'work'
    ])
    expect(content.gallery.items.filter(({ alt }) => alt === '')).toEqual([])
  })

  it.each(industryIds)('marks everything invented for %s as a sample', (industry) => {
    const {
      reasons,
      services,
      process,
      plans,
      stats,
      testimonials,
      reviews,
      about: us,
      faq,
      gallery,
      locations,
      hours
    } = contentOf(about({ industry }))
    const invented = [
      reasons,
      process,
      us,
      faq,
      ...services.items,
      ...plans.items,
      ...stats.items,
      ...testimonials.items,
      ...reviews,
      ...us.values,
      ...us.team,
      ...gallery.items,
      ...locations,
      ...hours
    ]
    expect(invented.filter(({ sample }) => sample !== true)).toEqual([])
  })

  it('takes the mark from a story that the business tells itself, and from nothing else', () => {
    const { about: us, faq } = contentOf(about({ description: 'We bake.' }))
    expect(us).not.toHaveProperty('sample')
    expect(us.values.every(({ sample }) => sample)).toBe(true)
    expect(faq.sample).toBe(true)
    const told = contentOf(about({}, { aiRecommendations: anAnalysis })).about
    expect(told.story).toEqual(['A bakery since last year.'])
    expect(told).not.toHaveProperty('sample')
  })

  it('marks what the practice of the reference site says, since there is no such practice', () => {
    const { services, about: us, faq, reasons, process } = contentOf(everythingSite)
    const invented = [...services.items, us, ...us.values, ...us.team, faq, reasons, process]
    expect(invented.filter(({ sample }) => sample !== true)).toEqual([])
  })

  it('shows the prices and figures of the spec', () => {
    const { plans, stats } = contentOf(defaultSite)
    expect(plans.items.map(({ name, price, per, featured }) => [name, price + per, featured])).toEqual([
      ['Starter', '$99/mo', undefined],
      ['Professional', '$299/mo', true],
      ['Enterprise', 'Custom', undefined]
    ])
    expect(stats.items.map(({ value }) => value)).toEqual(['10+', '500+', '98%', '24/7'])
  })

  it('says something for a business that has said nothing', () => {
    const content = contentOf(defaultSite)
    expect(content).toMatchObject({ language: 'en', direction: 'ltr', hero: { kicker: 'A local business' } })
    expect(content.hero.title).toContain('Your business')
  })

  it('puts the description where the business speaks', () => {
    const description = `We bake. ${'Rye and wheat from three farms. '.repeat(12)}\n\nSince 1911.`
    const { hero, about: story, meta } = contentOf(about({ description }))
    expect(hero.subtitle.startsWith('We bake. Rye and wheat')).toBe(true)
    expect(hero.subtitle.length).toBeLessThanOrEqual(220)
    expect(hero.subtitle.endsWith('farms.')).toBe(true)
    expect(meta.description.length).toBeLessThanOrEqual(160)
    expect(story.story).toHaveLength(2)
    expect(story.story[1]).toBe('Since 1911.')
    const many = contentOf(
      about({ description: Array.from({ length: 20 }, (_, i) => `Paragraph ${i}`).join('\n\n') })
    )
    expect(many.about.story).toHaveLength(12)
    expect(contentOf(about({ description: 'x'.repeat(400) })).hero.subtitle).toBe(`${'x'.repeat(219)}…`)
    expect(contentOf(about({ description: 'word '.repeat(100) })).hero.subtitle.endsWith('word…')).toBe(true)
  })

  it('puts the business’s own address and number first among the places', () => {
    const [first, second] = contentOf(
      about({ businessName: 'A', location: '14 Harbour Street, Bristol', contactPhone: '1' })
    ).locations
    expect(first).toEqual({
      id: 'main',
      name: 'A',
      address: '14 Harbour Street, Bristol',
      phone: '1',
      hours: 'Call or write before you come'
    })
    expect(second).toMatchObject({ sample: true })
    expect(second).not.toHaveProperty('coordinates')
    expect(contentOf(about({ contactPhone: '1' })).locations[0]).toMatchObject({ phone: '1', sample: true })
  })

  it.each([
    ['Bristol', ' in Bristol'],
    ['14 Harbour Street, Bristol BS1 4RN', ' in Bristol'],
    ['Lindenstraße 7, 79098 Freiburg', ' in Freiburg'],
    ['Springfield, IL 62704', ' in Springfield'],
    ['12345 Berlin', ' in Berlin'],
    ['12345', ''],
    ['a'.repeat(60), '']
  ])('reads the town from %s', (location, at) => {
    expect(contentOf(about({ industry: 'healthcare', location })).hero.kicker).toBe(`Practice${at}`)
  })

  it.each([
    ['عيادة ياسمين', 'ar', 'rtl'],
    ['کلینیک پارس', 'fa', 'rtl'],
    ['ہمارے بازار کے کپڑے', 'ur', 'rtl'],
    ['מאפיית הכפר', 'he', 'rtl'],
    ['Пекарня на углу', 'ru', 'ltr'],
    ['Пекарня «Київ»', 'uk', 'ltr'],
    ['港町のパン屋', 'ja', 'ltr'],
    ['面包店', 'zh', 'ltr'],
    ['빵집', 'ko', 'ltr'],
    ['Bäckerei', 'en', 'ltr'],
    ['12 !?', 'en', 'ltr']
  ])('guesses the language of %s from its script', (businessName, language, direction) => {
    expect(contentOf(about({ businessName }))).toMatchObject({ language, direction })
  })

  it('leads every action to a page that is there', () => {
    fc.assert(
      fc.property(
        fc.subarray(featureIds),
        fc.constantFrom(...industryIds),
        fc.boolean(),
        (selected, industry, own) => {
          const site = about(
            { industry },
            { selectedFeatures: selected, ...(own && { content: everythingSite.content }) }
          )
          const present: readonly string[] = pagesOf(selected)
          for (const { page, label } of actionsIn(contentOf(site))) {
            expect(present).toContain(page)
            expect(label).not.toBe('')
          }
        }
      )
    )
  })

  it('prefers booking, then contact, then chat', () => {
    const mainOf = (...selectedFeatures: FeatureId[]) =>
      contentOf(about({}, { selectedFeatures })).hero.action.page
    expect(mainOf('booking', 'contact-form', 'chat')).toBe('booking')
    expect(mainOf('contact-form', 'chat')).toBe('contact')
    expect(mainOf('chat')).toBe('chat')
    expect(mainOf()).toBe('services')
    expect(
      contentOf(about({ industry: 'photography' }, { selectedFeatures: ['gallery', 'booking'] })).hero.action
        .page
    ).toBe('gallery')
    expect(contentOf(about({}, { selectedFeatures: [] })).hero.secondary.page).toBe('about')
  })

  it('invites to book only where one can book', () => {
    const withBooking = contentOf(about({}, { selectedFeatures: ['booking', 'pwa', 'payments'] }))
    const without = contentOf(about({}))
    expect(withBooking.callToAction.title).not.toBe(without.callToAction.title)
    expect(withBooking.faq.items.length).toBe(without.faq.items.length + 3)
  })
})

describe('the words of an analysis', () => {
  const site = about(
    { description: 'We sell bread.' },
    { aiRecommendations: anAnalysis, selectedFeatures: ['contact-form'] }
  )

  it('win over those of the industry', () => {
    const content = contentOf(site)
    expect(content).toMatchObject({
      meta: { title: 'Bread in York', description: 'Bread, baked at six.', keywords: ['bread'] },
      hero: {
        title: 'Bread at six',
        subtitle: 'Baked in York.',
        action: { label: 'Order bread', page: 'contact' },
        secondary: { label: 'See the shelf' }
      },
      services: { intro: 'What is on the shelf.' },
      callToAction: { action: { label: 'Order bread' } }
    })
    expect(content.about.story).toEqual(['We sell bread.', 'A bakery since last year.'])
    expect(content.testimonials.items).toEqual([
      { name: 'Ann', text: 'It was warm.', rating: 5, sample: true }
    ])
  })

  it('leave what they say nothing about', () => {
    const { content: words } = anAnalysis
    const silent = {
      ...anAnalysis,
      content: {
        ...words,
        heroTitle: ' ',
        aboutText: '',
        ctaTexts: [],
        keywords: [],
        testimonialPlaceholders: []
      }
    }
    const plain = contentOf({ ...site, aiRecommendations: null })
    const content = contentOf({ ...site, aiRecommendations: silent })
    expect(content.hero.title).toBe(plain.hero.title)
    expect(content.hero.action).toEqual(plain.hero.action)
    expect(content.meta.keywords).toEqual(plain.meta.keywords)
    expect(content.testimonials).toEqual(plain.testimonials)
    expect(content.about.story).toEqual(plain.about.story)
    expect(contentOf({ ...site, businessInfo: defaultSite.businessInfo }).about.story).toEqual([
      'A bakery since last year.'
    ])
  })
})

describe('the words of the owner', () => {
  it('win over all others, section by section', () => {
    const hours = [{ days: 'Monday', open: 'Never' }]
    const content = contentOf({ ...everythingSite, aiRecommendations: anAnalysis, content: { hours } })
    expect(content.hours).toBe(hours)
    expect(content.hero.title).toBe('Bread at six')
  })

  it('are what remains of a resolved site', () => {
    const reread = (site: Site): Site => siteOf(JSON.parse(JSON.stringify(site)))
    for (const site of [defaultSite, everythingSite, ...Object.values(sampleSites)]) {
      expect(ownSite(reread(resolveSite(site)))).toEqual(site)
      expect(ownSite(site)).toEqual(site)
    }
  })
})

describe('resolveSite', () => {
  it('gives a site that reads as itself and stays the same when resolved again', () => {
    const words = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.lorem({ maxCount: 60 }))
    fc.assert(
      fc.property(
        fc.record({
          businessName: words,
          description: words,
          location: words,
          contactPhone: words,
          industry: fc.constantFrom('' as const, ...industryIds)
        }),
        fc.subarray(featureIds),
        fc.constantFrom(null, anAnalysis),
        (info, selectedFeatures, aiRecommendations) => {
          const parsed = parseSite(about(info, { selectedFeatures, aiRecommendations }))
          fc.pre(parsed.ok)
          if (!parsed.ok) return
          const resolved = resolveSite(parsed.site)
          expect(siteOf(JSON.parse(JSON.stringify(resolved)))).toEqual(resolved)
          expect(resolveSite(resolved)).toEqual(resolved)
        }
      )
    )
  })

  it('holds for texts of the greatest length', () => {
    const long = 'ل'.repeat(10_000)
    const resolved = resolveSite(about({ businessName: long, description: long, location: long }))
    expect(siteOf(JSON.parse(JSON.stringify(resolved)))).toEqual(resolved)
  })
})
