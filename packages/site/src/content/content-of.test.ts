import { featureIds, industryIds, pagesOf, type FeatureId } from '@sitewright/catalog'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  addItem,
  contentOf,
  defaultSite,
  everythingSite,
  extractDecisions,
  parseSite,
  resolveSite,
  type BusinessInfo,
  type Content,
  type Site
} from '../index.ts'
import { parsedSite } from '../parse/try-parse.test-support.ts'
import { siteDescription, siteTitle } from './described.ts'
import { anAnalysis } from './analysis.test-support.ts'

// Hundreds of runs may take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const about = (businessInfo: Partial<BusinessInfo>, rest: Partial<Site> = {}): Site => ({
  ...defaultSite,
  ...rest,
  businessInfo: { ...defaultSite.businessInfo, ...businessInfo }
})

const actionsIn = ({ hero, callToAction }: Content) =>
  [hero.action, hero.secondary, callToAction.action].filter((action) => action !== undefined)

describe('contentOf', () => {
  it('has a section only where a feature shows it, so that no draft is hidden', () => {
    const { testimonials, reviews, gallery } = contentOf(about({}, { selectedFeatures: ['pwa'] }))
    expect([testimonials, reviews, gallery]).toEqual([undefined, undefined, undefined])
    const all = contentOf(about({}, { selectedFeatures: featureIds }))
    expect([all.testimonials, all.reviews, all.gallery].every((group) => group?.draft)).toBe(true)
  })

  it('names the business and its town in the title, and describes it in its own words', () => {
    const description = 'We bake bread, cakes and buns over a wood fire.'
    const site = about({
      businessName: 'Nine Elms',
      description,
      location: '14 Harbour Street, Bristol BS1 4RN'
    })
    const content = contentOf(site)
    expect(content.meta).toEqual({ town: 'Bristol' })
    expect(siteTitle({ ...site, content })).toBe('Nine Elms · Bristol')
    expect(siteDescription({ ...site, content })).toBe(description)
    const long = about({ description: 'word '.repeat(100) })
    expect(siteDescription({ ...long, content: contentOf(long) }).length).toBeLessThan(161)
  })

  it('has the location that the business named, and no other', () => {
    const location = '14 Harbour Street, Bristol'
    expect(contentOf(about({ businessName: 'A', location, contactPhone: '1' })).locations).toEqual([
      { id: 'main', name: 'A', address: { street: '14 Harbour Street', town: 'Bristol' }, phone: '1' }
    ])
    expect(contentOf(about({ contactPhone: '1' })).locations).toEqual([])
  })

  it('links every call to action to a page that is there', () => {
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
  })
})

describe('content from an analysis', () => {
  const { businessName, industry, location } = defaultSite.businessInfo
  const business = { businessName, industry, location, description: 'We bake bread, cakes and buns.' }
  const advised = (changes: object): Content =>
    contentOf(
      about(business, {
        aiRecommendations: { ...anAnalysis, madeBy: 'claude', madeFor: business, ...changes },
        selectedFeatures: ['testimonials']
      })
    )
  const plain = contentOf(about(business, { selectedFeatures: ['testimonials'] }))

  it('is a draft until somebody confirms it', () => {
    const content = advised({})
    expect(content.hero.title).toEqual({ text: 'Bread at six', draft: true })
    expect(content.services?.intro).toEqual({ text: 'What is on the shelf.', draft: true })
    expect(content.about.story).toEqual({ lines: ['A bakery since last year.'], draft: true })
    expect(content.testimonials).toMatchObject({ draft: true, items: [{ id: 'ann', name: 'Ann' }] })
    expect(content.meta).toEqual(plain.meta)
  })

  it('stays out where the analysis is stale, or of an unknown maker', () => {
    expect(advised({ madeFor: { ...business, businessName: 'Earlier' } })).toEqual(plain)
    expect(advised({ madeBy: 'built-in' })).toEqual(plain)
    expect(advised({ madeBy: undefined })).toEqual(plain)
  })

  it('leaves sections that it says nothing about', () => {
    const silent = { heroTitle: ' ', aboutText: '', servicesIntro: '', testimonialPlaceholders: [] }
    expect(advised({ content: { ...anAnalysis.content, ...silent } })).toEqual(plain)
  })
})

describe('resolveSite', () => {
  it('gives a site that parses as itself, and is idempotent', () => {
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
          expect(parsedSite(JSON.parse(JSON.stringify(resolved)))).toEqual(resolved)
          expect(resolveSite(resolved)).toEqual(resolved)
        }
      ),
      { numRuns: 50 }
    )
  })

  it('finds the time zone of a document that names none, and keeps one that it names', () => {
    const { content, ...facts } = resolveSite(
      about({ businessName: 'Nine Elms', location: 'Cardiff, Wales' })
    )
    expect(content.region).toMatchObject({ timeZone: 'Europe/London' })
    const { timeZone: _named, ...earlier } = content.region ?? {}
    const opened = { ...facts, content: { ...content, region: earlier } }
    expect(resolveSite(opened).content.region).toEqual(content.region)
    const elsewhere = { ...earlier, timeZone: 'Europe/Madrid' }
    const own = { ...facts, content: { ...content, region: elsewhere } }
    expect(resolveSite(own).content.region).toEqual(elsewhere)
  })

  it('knows the telephone numbers with their country code, made anew from what is written', () => {
    const site = about({ location: 'Cardiff, Wales', contactPhone: '029 2018 0142' })
    const { content, ...facts } = resolveSite(site)
    expect(content.telephones).toEqual([
      { id: 'telephone-1', dialled: '02920180142', number: '+442920180142' }
    ])
    const other = { ...facts.businessInfo, contactPhone: '0113 496 0142' }
    const opened = resolveSite({ ...facts, businessInfo: other, content })
    expect(opened.content.telephones?.[0]).toMatchObject({ number: '+441134960142' })
    expect(JSON.stringify(extractDecisions(opened).decisions)).not.toContain('telephone')
    const place = addItem(site, 'places', { name: 'Barry', address: 'Barry', phone: '01446 700142' })
    expect(contentOf(place?.site ?? site).telephones).toMatchObject([
      { number: '+442920180142' },
      { number: '+441446700142' }
    ])
  })

  it('takes nothing of an earlier name, place or industry along', () => {
    const earlier = {
      businessName: 'Kestrel Cycels',
      industry: 'ecommerce',
      location: 'Leeds',
      description: 'Bikes.'
    }
    const analysis = {
      ...anAnalysis,
      madeBy: 'claude' as const,
      madeFor: earlier,
      content: { ...anAnalysis.content, heroTitle: 'Found at Kestrel Cycels in Leeds' }
    }
    const facts = {
      businessName: 'Kestrel Cycles',
      industry: 'services' as const,
      location: '7 New Road, York',
      description: 'Bikes.'
    }
    const site = about(facts, { aiRecommendations: analysis, selectedFeatures: featureIds })
    expect(JSON.stringify(resolveSite(site))).not.toMatch(/Cycels|Leeds|ecommerce/u)
    const kept = { ...site, aiRecommendations: { ...analysis, keptFor: facts } }
    expect(resolveSite(kept).aiRecommendations).toEqual(kept.aiRecommendations)
  })

  it('holds for texts of the greatest length', () => {
    const long = 'ل'.repeat(10_000)
    const resolved = resolveSite(about({ businessName: long, description: long, location: long }))
    expect(parsedSite(JSON.parse(JSON.stringify(resolved)))).toEqual(resolved)
  })
})
