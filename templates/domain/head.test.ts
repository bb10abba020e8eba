import { describe, expect, it } from 'vitest'
import { siteDescription } from './described.ts'
import { auth } from './features/auth.ts'
import { booking } from './features/booking.ts'
import { addressData, headOf, originOf, priceRange } from './head.ts'
import { basePages, notFoundPlace, presentPages, type FeatureDefinition } from './pages.ts'
import { site as plain } from './site.test-support.ts'
import type { Content, OpeningHours, Site } from './site.ts'
import { truncate } from './text.ts'

const at = (domain: string, ssl = true): Site => ({
  ...plain,
  deployment: { ...plain.deployment, domain, ssl }
})
const saying = (content: Partial<Content>): Site => ({
  ...at('nine-elms.example'),
  content: { ...plain.content, ...content }
})
const place = (page: string) => presentPages(plain, []).get(page) ?? notFoundPlace
const about = (site: Site) => headOf(site, place('about'), '/about')
const home = (site: Site) => headOf(site, place('home'), '/')

const hours: OpeningHours = {
  week: {
    mon: [{ opens: '09:00', closes: '17:30' }],
    tue: [{ opens: '09:00', closes: '17:30' }],
    wed: [],
    thu: [],
    fri: [],
    sat: [{ opens: '10:00', closes: '12:00' }],
    sun: []
  }
}

describe('the address of a site', () => {
  it('is https, or http where no certificate was chosen', () => {
    expect(originOf(at('nine-elms.example'))).toBe('https://nine-elms.example')
    expect(originOf(at('nine-elms.example', false))).toBe('http://nine-elms.example')
  })

  it('is what the domain says where that is more', () => {
    expect(originOf(at('http://nine-elms.example'))).toBe('http://nine-elms.example')
    expect(originOf(at('https://nine-elms.example/', false))).toBe('https://nine-elms.example')
  })

  it('is unknown without a domain, or with one that is none', () => {
    expect(originOf(at(' '))).toBeUndefined()
    expect(originOf(at('nine elms'))).toBeUndefined()
  })
})

describe('the head of a page', () => {
  it.each(basePages.map(({ page }) => page))('names %s at the same address everywhere', (page) => {
    const id = page === 'service-detail' ? 'check/up' : undefined
    const { canonical, openGraph, data } = headOf(at('nine-elms.example', false), place(page), '/there', id)
    const origin = 'http://nine-elms.example'
    expect(canonical).toBe(`${origin}/there`)
    const addresses = openGraph.filter(({ content }) => content.includes('://')).map(({ content }) => content)
    expect(addresses).toEqual([`${origin}/there`, `${origin}/social.png`])
    expect(JSON.stringify(data).replace('https://schema.org', '')).not.toContain('https://')
  })

  it('names no address before there is one', () => {
    const { canonical, openGraph } = about(at(''))
    expect(canonical).toBeUndefined()
    expect(openGraph.filter(({ content }) => content.includes('://'))).toEqual([])
  })

  it('speaks in the words of the business, and of the service on its page', () => {
    expect(about(plain).title).toBe('About · Harbour Dental')
    const { title, description } = headOf(plain, place('service-detail'), '/services/check%2Fup', 'check/up')
    expect([title, description]).toEqual(['Check-up · Harbour Dental', 'A full look.'])
  })

  it('keeps pages that make no sense there out of search results', () => {
    expect(about(plain).hidden).toBe(false)
    expect(headOf(plain, notFoundPlace, '/404').hidden).toBe(true)
    const hidden = (feature: FeatureDefinition) =>
      (feature.routes ?? []).map((route) => headOf(plain, route, route.path).hidden)
    expect(hidden(auth)).toEqual([true, true, true])
    expect(hidden(booking)).toEqual([false])
  })

  it('says of a page what its feature does, or its title', () => {
    const prices = { page: 'prices', path: '/prices', title: 'Prices' }
    const said = siteDescription(plain)
    expect(headOf(plain, prices, '/prices').description).toBe(truncate(`Prices · ${said}`, 160))
    expect(headOf(plain, { ...prices, description: 'What it costs.' }, '/prices').description).toBe(
      'What it costs.'
    )
  })

  it('says that a service is not there, instead of naming a page for it', () => {
    const missing = headOf(plain, place('service-detail'), '/services/none', 'none')
    expect(missing.title).toBe('404 - Page Not Found · Harbour Dental')
    expect(missing.hidden).toBe(true)
  })

  it('names a locale only where the language has a region', () => {
    const locales = (language: string) =>
      home(saying({ language })).openGraph.filter(({ property }) => property === 'og:locale')
    expect(locales('en')).toEqual([])
    expect(locales('en-GB')).toEqual([{ property: 'og:locale', content: 'en_GB' }])
  })
})

describe('while drafts are left', () => {
  const site = saying({
    services: { title: 'Treatments', intro: { text: 'In two days.', draft: true }, items: [] },
    faq: {
      title: 'Questions',
      items: [{ id: 'cost', question: 'What is it?', answer: 'It is £20.', draft: true }]
    },
    locations: [{ id: 'mill', name: 'Mill', address: '1 Mill Lane', draft: true }],
    hours: { ...hours, draft: true }
  })

  it.each(basePages.map(({ page }) => page))('%s asks search engines and messengers to wait', (page) => {
    expect(headOf(site, place(page), '/there')).toMatchObject({ hidden: true, openGraph: [] })
    expect(headOf(site, place(page), '/there').canonical).toBeUndefined()
  })

  it('no draft is told to machines', () => {
    for (const { page } of basePages) {
      const { description, data } = headOf(site, place(page), '/there')
      expect(description + JSON.stringify(data)).not.toMatch(/two days|£20|Mill|opens|FAQPage/)
    }
  })
})

describe('what machines are told about the business', () => {
  it('is what is known: kind, address in parts, hours, place', () => {
    const locations = [
      {
        id: 'a',
        name: 'A',
        address: '14 Harbour Street, Bristol BS1 4RN',
        coordinates: { lat: 51.4, lng: -2.5 }
      }
    ]
    const known = saying({ hours, locations })
    const dining = { ...known, businessInfo: { ...known.businessInfo, industry: 'restaurant' } }
    expect(home(dining).data).toMatchObject({
      '@type': 'FoodEstablishment',
      address: { '@type': 'PostalAddress', streetAddress: '14 Harbour Street', postalCode: 'BS1 4RN' },
      image: 'https://nine-elms.example/social.png',
      geo: { latitude: 51.4, longitude: -2.5 },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:30' },
        { dayOfWeek: ['Saturday'], opens: '10:00', closes: '12:00' }
      ]
    })
  })

  it('holds the days with other hours, and what services cost', () => {
    const exceptions = [
      { id: 'christmas', from: '2026-12-24', to: '2026-12-26', spans: [] },
      { id: 'fair', from: '2026-12-05', spans: [{ opens: '10:00', closes: '20:00' }] }
    ]
    const items = [
      { id: 'cut', title: 'Cut', price: { amount: 45, currency: 'GBP' } },
      { id: 'dye', title: 'Dye', price: { amount: 60, to: 90, currency: 'GBP' } },
      { id: 'wash', title: 'Wash', price: { amount: 5, currency: 'GBP', draft: true as const } },
      { id: 'talk', title: 'Talk', price: 'On request' }
    ]
    const { data } = home(saying({ hours: { ...hours, exceptions }, services: { title: 'Services', items } }))
    expect(data).toMatchObject({
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({
          validFrom: '2026-12-24',
          validThrough: '2026-12-26',
          opens: '00:00',
          closes: '00:00'
        }),
        expect.objectContaining({ validFrom: '2026-12-05', validThrough: '2026-12-05', closes: '20:00' })
      ]),
      makesOffer: [
        { itemOffered: { name: 'Cut' }, price: 45, priceCurrency: 'GBP' },
        { itemOffered: { name: 'Dye' }, priceSpecification: { minPrice: 60, maxPrice: 90 } }
      ]
    })
  })

  it('holds where a time can be asked for', () => {
    const booked = { ...saying({}), selectedFeatures: ['booking'] }
    expect(home(booked).data).toMatchObject({
      potentialAction: { '@type': 'ReserveAction', target: 'https://nine-elms.example/booking' }
    })
    expect(Object.keys(home(saying({})).data)).not.toContain('potentialAction')
  })

  it('is no guess where it is not known', () => {
    const data = home(saying({ locations: [] })).data
    expect(data).toMatchObject({ '@type': 'LocalBusiness', address: 'Bristol' })
    expect(Object.keys(data)).not.toContain('openingHoursSpecification')
  })
})

it.each([
  ['14 Harbour Street, Bristol BS1 4RN', ['14 Harbour Street', 'Bristol', undefined, 'BS1 4RN']],
  ['Hauptstraße 5, 79098 Freiburg', ['Hauptstraße 5', 'Freiburg', undefined, '79098']],
  ['ul. Długa 14/3, 31-146 Kraków', ['ul. Długa 14/3', 'Kraków', undefined, '31-146']],
  ['120 Main Street, Burlington, VT 05401', ['120 Main Street', 'Burlington', 'VT', '05401']],
  ['7 New Road, Leeds', ['7 New Road', 'Leeds', undefined, undefined]]
])(
  'the parts of “%s” are told apart',
  (text, [streetAddress, addressLocality, addressRegion, postalCode]) => {
    expect(addressData(text)).toEqual({
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality,
      ...(addressRegion && { addressRegion }),
      ...(postalCode && { postalCode })
    })
  }
)

it.each(['Leeds', 'Portland, Oregon', 'Unit 4, The Old Mill, Mill Lane, York', 'Gate 3, Pier 9', '5, Rome'])(
  '“%s” stays the text that it is',
  (text) => expect(addressData(text)).toBe(text)
)

describe('the range of prices for search engines (S2-8)', () => {
  it.each([
    [['£18', 'From £95', 'free'], '£18 to £95'],
    [['€1.200,50', '€90'], '€90 to €1.200,50'],
    [['$1,200', '$99.50 a month'], '$99.50 to $1,200'],
    [['120 zł', '80 €', '95€'], '80 € to 95€'],
    [['£20'], '£20']
  ])('of %j is %s', (prices, range) => expect(priceRange(prices)).toBe(range))

  it('is none where nothing is priced, or in two currencies', () => {
    expect(priceRange(['on request', ''])).toBeUndefined()
    expect(priceRange(['£20', '€30'])).toBeUndefined()
  })
})
