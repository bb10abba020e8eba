import { featureIds, industryIds, type FeatureId } from '@sitewright/catalog'
import { oneLine } from '@sitewright/text'
import { describe, expect, it, vi } from 'vitest'
import { isDraft } from '../decisions/draft.ts'
import { defaultSite } from '../defaults.ts'
import { businesses, infoOf, siteFor } from '../fixtures/businesses/businesses.test-support.ts'
import type { Example } from '../fixtures/businesses/business.test-support.ts'
import type { BusinessInfo, Site } from '../site.ts'
import { baseTexts } from './base-texts.ts'
import { siteTitle, truncateSentence } from './described.ts'
import type { Content } from './content.ts'
import { builtInContent } from './built-in-content.ts'
import { findNamedTrade } from '../trades/trade-of.ts'
import { getTrade, type TradeDetails } from '../trades/trades.ts'
import { findDefaultContent } from './trades/find-default-content.ts'

vi.setConfig({ testTimeout: 60_000 })

const named = businesses.map((example) => [example.info.businessName.slice(0, 40), example] as const)
const everything: readonly FeatureId[] = featureIds
const noFeatures: readonly FeatureId[] = []

/** Each feature alone and with each other one. */
const pairs: readonly (readonly FeatureId[])[] = featureIds.flatMap((one, index) => [
  [one],
  ...featureIds.slice(index + 1).map((other) => [one, other])
])

/** What no visitor reads; `region`, `country` and `trade` hold codes. */
const notWords =
  'id art page src icon language direction category date draft region country trade telephones picture before logo checkout'.split(
    ' '
  )

/** The texts of words by their keys; those of drafts only where they are asked for. */
function textsIn(part: unknown, withDrafts: boolean, key = ''): { key: string; text: string }[] {
  if (notWords.includes(key) || (!withDrafts && isDraft(part))) return []
  if (typeof part === 'string') return [{ key, text: part }]
  if (typeof part !== 'object' || part === null || key === 'week') return []
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    textsIn(value, withDrafts, Array.isArray(part) ? key : name)
  )
}

const baseTextSet = new Set(textsIn(baseTexts, true).map(({ text }) => text))
const headings: readonly string[] = Object.values(baseTexts.headings)

/** True for what the owner wrote, as it was written. */
function isOwn(text: string, info: BusinessInfo): boolean {
  const own = [info.businessName, info.description, info.location, info.contactPhone, info.contactEmail].map(
    oneLine
  )
  const parts = text.split(/ · |, | and /u)
  return (
    own.some((each) => each.includes(oneLine(text))) ||
    text === truncateSentence(info.description, 160) ||
    parts.every(
      (part) => own.some((each) => each.includes(part)) || part === truncateSentence(info.businessName, 80)
    )
  )
}

function unmarked(site: Site): string[] {
  return textsIn(builtInContent(site), false)
    .map(({ text }) => text)
    .filter((text) => !baseTextSet.has(text) && !isOwn(text, site.businessInfo))
}

describe('every text of a site', () => {
  it.each(named)('of %s is a draft, a base text, or its own', (_name, example) => {
    for (const selectedFeatures of [noFeatures, everything])
      expect(unmarked(siteFor(example, { selectedFeatures }))).toEqual([])
  })

  it.each(industryIds)('is one of the three in %s, whatever two features come together', (industry) => {
    pairs.forEach((selectedFeatures, index) => {
      const site = siteFor(businesses[index % businesses.length] as Example, { selectedFeatures })
      expect(unmarked({ ...site, businessInfo: { ...site.businessInfo, industry } })).toEqual([])
    })
  })

  // A heading stands and falls with what is under it, and that are drafts.
  it.each(named)('of %s that is no draft is the same in every industry', (_name, example) => {
    const plain = industryIds.map((industry) => {
      const site = siteFor(example, { selectedFeatures: everything })
      const content = builtInContent({ ...site, businessInfo: { ...site.businessInfo, industry } })
      const texts = textsIn(content, false).filter(({ text }) => !headings.includes(text))
      return JSON.stringify(texts)
    })
    expect(new Set(plain).size).toBe(1)
  })
})

/** Things of single trades. A site may name them only where its owner or its trade does. */
const nouns = (
  'toothbrush dentist dental tooth teeth patient patients treatment treatments tableware textiles lamp lamps linen ' +
  'glaze parcel table tables dinner lunch menu wine starters desserts kitchen cook cooked dish dishes wedding weddings ' +
  'portrait portraits camera lawyer lawyers code server software tenant tenants viewing viewings receipt receipts ' +
  'payroll bookkeeping tax lesson lessons course courses exam teacher concert concerts ticket tickets bar stage band ' +
  'phishing network furniture taps painting prescription mirror chair soap market'
).split(' ')

const says = (texts: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^$()[\]{}|\\]/gu, '\\$&')}(?!\\p{L})`, 'iu').test(texts)

function shown(
  example: Example,
  selectedFeatures: readonly FeatureId[]
): { content: Content; texts: string } {
  const content = builtInContent(siteFor(example, { selectedFeatures }))
  const texts = textsIn(content, true)
    .map(({ text }) => text)
    .join('\n')
  return { content, texts }
}

const ownText = ({ info }: Example): string =>
  [info.businessName, info.description, info.location ?? '', ...(info.businessGoals ?? [])].join('\n')

/** What a trade says itself: its questions and its call to action. */
const ownOf = ({ questions, act }: TradeDetails) => [questions, baseTexts.acts[act]]

describe('a site of a business', () => {
  it.each(named)('finds for %s the trade that it names, or none', (_name, example) => {
    expect(findNamedTrade(infoOf(example))?.id).toBe(example.trade)
  })

  it.each(named)('uses for %s no words of another trade', (_name, example) => {
    const { texts } = shown(example, everything)
    const named = findNamedTrade(infoOf(example))?.id
    const defaults = findDefaultContent(named)
    const own = ownText(example) + JSON.stringify([defaults?.defaults, named && ownOf(getTrade(named))])
    expect(nouns.filter((noun) => says(texts, noun) && !says(own, noun))).toEqual([])
    expect(
      (example.never ?? []).filter((word) => says(texts, word) && !says(ownText(example), word))
    ).toEqual([])
  })

  it.each(named)('puts no whole address of %s into a sentence', (_name, example) => {
    const { content } = shown(example, everything)
    const location = infoOf(example).location.trim()
    if (!/\p{N}/u.test(location)) return
    const sentences = textsIn({ ...content, locations: [] }, true).map(({ text }) => text)
    for (const sentence of sentences) {
      expect(sentence).not.toContain(location)
      const street = location.split(',')[0] ?? ''
      if (/\p{N}/u.test(street) && !infoOf(example).description.includes(street))
        expect(sentence).not.toContain(street)
    }
  })

  it.each(named)('contradicts nothing that %s says', (_name, example) => {
    const { content, texts } = shown(example, noFeatures)
    const { hours } = content
    for (const day of example.closed ?? []) expect(hours?.week[day] ?? []).toEqual([])
    for (const day of hours ? (example.open ?? []) : []) expect(hours?.week[day]).not.toEqual([])
    const made = texts.replace(infoOf(example).description, '')
    const refuses = new Set(example.refuses)
    if (refuses.has('prices')) {
      expect(made).not.toMatch(/price|fee\b|[$£€]\s?\d|\d\s?(?:kr|€|Ft)/iu)
      expect(content.plans).toBeUndefined()
    }
    if (refuses.has('booking')) expect(made).not.toMatch(/\bbook/iu)
    if (refuses.has('all-but-portfolio'))
      expect([content.services, content.process, content.faq, content.hours, content.stats]).toEqual(
        Array.from({ length: 5 })
      )
  })

  it.each(named)('is English around the own language of %s', (_name, example) => {
    const { content } = shown(example, noFeatures)
    expect([content.language, content.direction]).toEqual(['en', 'ltr'])
    if (infoOf(example).description !== '') expect(content.ownLanguage?.language).toBe(example.language)
  })
})

describe('drafts', () => {
  const contentFor = (info: Partial<BusinessInfo>, selectedFeatures: readonly FeatureId[] = []): Content => {
    const [example] = businesses
    const base = siteFor(example as Example, { selectedFeatures })
    return builtInContent({ ...base, businessInfo: { ...base.businessInfo, ...info } })
  }

  it('name a price in the currency of the business, and none where it is not known', () => {
    const dentist = { businessName: 'A', description: 'A dental practice.', industry: 'healthcare' as const }
    const priceAt = (location: string) =>
      contentFor({ ...dentist, location, contactPhone: '' }).services?.items[0]?.price
    expect(priceAt('Bristol BS1 4RN')).toEqual({ amount: 75, currency: 'GBP', from: true, draft: true })
    expect(priceAt('Wien, Österreich')).toEqual({ amount: 75, currency: 'EUR', from: true, draft: true })
    expect(priceAt('Reykjavík')).toBeUndefined()
  })

  it('S2-2: hold plans only for trades that are paid by the month, in their currency, and not against their will', () => {
    const software = {
      businessName: 'A',
      industry: 'finance' as const,
      description: 'An accountant for small practices.',
      contactPhone: ''
    }
    const plansOf = (info: Partial<BusinessInfo>) => contentFor({ ...software, ...info }).plans
    expect(plansOf({ location: 'Wien, Österreich' })).toMatchObject({
      draft: true,
      items: [
        { name: 'Starter', price: '99 €' },
        { name: 'Professional' },
        { name: 'Enterprise', price: 'Custom' }
      ]
    })
    expect(plansOf({ location: 'Reykjavík' })).toBeUndefined()
    expect(
      plansOf({ location: 'Wien', description: 'An accountant. No prices on the site.' })
    ).toBeUndefined()
    expect(plansOf({ location: 'Wien', description: 'A barber.', industry: 'services' })).toBeUndefined()
  })

  it('say how far it travels only where it travels, in its own sentence where it tells', () => {
    const area = (description: string) => contentFor({ description }, ['geolocation']).area
    expect(area('A law firm.')).toBeUndefined()
    expect(area('A vet who comes to your home.')).toEqual({
      text: 'We come to you within 25 miles.',
      draft: true
    })
    expect(area('I come to you within 10 miles of Galway.')).toEqual({
      text: 'I come to you within 10 miles of Galway.',
      draft: true
    })
  })

  it('include a headline where the business says what it is, else its name is the headline', () => {
    expect(contentFor({ description: 'A bicycle workshop run by two.' }).hero.title).toEqual({
      text: 'Bicycle workshop in Bristol',
      draft: true
    })
    expect(contentFor({ description: 'Call us.' }).hero.title).toBeUndefined()
  })

  it('have something to book where booking is chosen and nothing is known', () => {
    const services = (features: readonly FeatureId[]) =>
      contentFor({ description: 'Call us.', businessName: 'B' }, features).services?.items
    expect(services(['booking'])).toEqual([
      { id: 'appointment', title: { text: 'Appointment', draft: true } }
    ])
    expect(services([])).toBeUndefined()
  })

  it('include three locations for three towns, and one for a street address', () => {
    const places = (location: string) => contentFor({ location, businessName: 'B' }).locations
    expect(places('Manchester, Liverpool and Chester').map(({ id, name }) => [id, name])).toEqual([
      ['manchester', 'Manchester'],
      ['liverpool', 'Liverpool'],
      ['chester', 'Chester']
    ])
    expect(places('12 Canal Street, Leeds LS1 4BB')).toMatchObject([
      {
        id: 'main',
        name: 'B',
        address: { street: '12 Canal Street', town: 'Leeds', postcode: 'LS1 4BB', country: 'GB' }
      }
    ])
  })
})

it.each([
  ['Clontarf Driving School', 'Clontarf', 'Clontarf Driving School'],
  ['Kestrel', 'Leeds', 'Kestrel · Leeds']
])('the title of %s names its town once', (businessName, location, title) => {
  const businessInfo = { ...defaultSite.businessInfo, businessName, location }
  const content = builtInContent({ ...defaultSite, businessInfo })
  expect(siteTitle({ businessInfo, content })).toBe(title)
})

it.each([
  ['Moss Accountants', 'We are two partners in Halifax.', 'Run by its partners, a partnership'],
  ['Moss Accountants Ltd', 'We keep books.', 'A company, as its name says'],
  ['Moss', 'We keep books for our partners.', 'Run by its owner, a sole trader']
])('the imprint drafted for %s, "%s", contradicts nothing', (businessName, description, form) => {
  const businessInfo = { ...defaultSite.businessInfo, businessName, description, location: 'Halifax' }
  expect(builtInContent({ ...defaultSite, businessInfo }).legal?.form).toMatchObject({ text: form })
})

it('nobody is asked to come by where an unknown trade comes to its customers', () => {
  const tradeIn = (description: string) =>
    builtInContent({ ...defaultSite, businessInfo: { ...defaultSite.businessInfo, description } }).trade
  expect(tradeIn('I sharpen at your door anywhere from Napier to Havelock North.')).toEqual({
    types: [],
    visits: 'there'
  })
  expect(tradeIn('I sharpen anything in my little place in Napier.')).toBeUndefined()
})
