import { describe, expect, it } from 'vitest'
import { headOf } from './head.ts'
import { notFoundPlace, presentPages } from './pages.ts'
import { hours, site as plain } from './site.test-support.ts'
import type { Content, Price, Site } from './site.ts'
import { addressData, offersData, rangeOfTexts } from './structured-data.ts'

const saying = (content: Partial<Content>): Site => ({
  ...plain,
  deployment: { ...plain.deployment, domain: 'nine-elms.example' },
  content: { ...plain.content, ...content }
})
const home = (site: Site) => headOf(site, presentPages(plain, []).get('home') ?? notFoundPlace, '/')

/** Services with these prices, in pounds where they name no currency. */
function priced(...prices: readonly (Omit<Price, 'currency'> & { currency?: string })[]) {
  const items = prices.map((price, index) => ({
    id: `cut-${index}`,
    title: `Cut ${index}`,
    price: { currency: 'GBP', ...price }
  }))
  return { title: 'Services', items }
}

/** A text with plain blanks: those of currencies do not break. */
const spaced = (text: unknown) => (typeof text === 'string' ? text.replace(/\s/g, ' ') : text)

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
    const { data } = home(saying({ hours: { ...hours, exceptions }, services: priced({ amount: 45 }) }))
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
      makesOffer: [{ itemOffered: { name: 'Cut 0' }, price: 45, priceCurrency: 'GBP' }]
    })
  })

  it.each([
    [
      { amount: 60, to: 90 },
      { '@type': 'PriceSpecification', minPrice: 60, maxPrice: 90 }
    ],
    [
      { amount: 60, from: true as const },
      { '@type': 'PriceSpecification', minPrice: 60 }
    ],
    [
      { amount: 40, unit: 'hour' },
      { '@type': 'UnitPriceSpecification', price: 40, unitText: 'hour' }
    ],
    [
      { amount: 40, to: 55, unit: 'hour' },
      { '@type': 'UnitPriceSpecification', minPrice: 40, maxPrice: 55, unitText: 'hour' }
    ]
  ])('publishes %j as what it is, and not as the price of the whole', (price, specification) => {
    const [offer] = offersData({ services: priced(price) })
    expect(offer).toEqual({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: 'Cut 0' },
      priceSpecification: { priceCurrency: 'GBP', ...specification }
    })
  })

  it('offers no draft, and nothing that is priced in words', () => {
    const items = [
      { id: 'wash', title: 'Wash', price: { amount: 5, currency: 'GBP', draft: true as const } },
      { id: 'talk', title: 'Talk', price: 'On request' }
    ]
    const { data } = home(saying({ services: { title: 'Services', items } }))
    expect(Object.keys(data)).not.toContain('makesOffer')
  })

  it('holds where a time can be asked for', () => {
    const booked = { ...saying({}), selectedFeatures: ['booking'] }
    expect(home(booked).data).toMatchObject({
      potentialAction: { '@type': 'ReserveAction', target: 'https://nine-elms.example/booking' }
    })
    expect(Object.keys(home(saying({})).data)).not.toContain('potentialAction')
  })

  it('holds telephone numbers with their country code where it is known', () => {
    const telephones = [{ id: 'a', dialled: '01174960142', number: '+441174960142' }]
    const calling = (contactPhone: string, known: Content['telephones']) => {
      const site = saying({ telephones: known })
      const { data } = home({ ...site, businessInfo: { ...site.businessInfo, contactPhone } })
      return Reflect.get(data, 'telephone') as unknown
    }
    expect(calling('0117 496 0142', telephones)).toBe('+441174960142')
    expect(calling('0117 496 0142', undefined)).toBe('0117 496 0142')
    expect(calling('0117 496 0142 / 0113 496 0142', telephones)).toEqual(['+441174960142', '0113 496 0142'])
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
  ])('of %j is %s', (prices, range) => expect(rangeOfTexts(prices)).toBe(range))

  it('is none where nothing is priced, or in two currencies', () => {
    expect(rangeOfTexts(['on request', ''])).toBeUndefined()
    expect(rangeOfTexts(['£20', '€30'])).toBeUndefined()
  })

  it.each([
    [[{ amount: 45 }, { amount: 70 }, { amount: 12 }], '£12 to £70'],
    [[{ amount: 45 }, { amount: 60, to: 90 }], '£45 to £90'],
    [
      [
        { amount: 45, currency: 'CHF' },
        { amount: 120, currency: 'CHF' }
      ],
      'CHF 45 to CHF 120'
    ],
    [[{ amount: 45, currency: 'PLN' }], 'zł 45'],
    [[{ amount: 40, unit: 'hour' }, { amount: 200 }, { amount: 300 }], '£200 to £300'],
    [
      [
        { amount: 40, unit: 'hour' },
        { amount: 55, unit: 'hour' }
      ],
      '£40 to £55 per hour'
    ],
    [
      [
        { amount: 40, unit: 'hour' },
        { amount: 55, unit: 'day' }
      ],
      undefined
    ],
    [[{ amount: 40 }, { amount: 55, currency: 'EUR' }], undefined],
    [[{ amount: 0 }, { amount: 55 }], '£55']
  ])('of the amounts %j is %s', (prices, range) => {
    const { data } = home(saying({ region: { country: 'GB' }, services: priced(...prices) }))
    expect(spaced(Reflect.get(data, 'priceRange'))).toBe(range)
  })

  it('is written as the country of the business does', () => {
    const services = priced({ amount: 120, currency: 'PLN' }, { amount: 80, currency: 'PLN' })
    const { data } = home(saying({ language: 'pl', region: { country: 'PL' }, services }))
    expect(spaced(Reflect.get(data, 'priceRange'))).toBe('80 zł to 120 zł')
  })
})
