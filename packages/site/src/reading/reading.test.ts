import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdays } from '../content/content.ts'
import { defaultSite } from '../defaults.ts'
import { businesses, infoOf } from '../fixtures/businesses/businesses.test-support.ts'
import { readBusiness } from './reading.ts'
import { readKind } from './kind.ts'
import { readRefusals } from './refusals.ts'
import { readServices } from './services.ts'
import { readRegion } from './region.ts'
import { readPlaces } from './towns.ts'
import { weekFor } from './opening.ts'
import { sumIn } from './currency.ts'
import { readTravel } from './travel.ts'

const named = businesses.map((example) => [example.info.businessName.slice(0, 40), example] as const)

describe('readBusiness', () => {
  it.each(named)('finds the towns of %s, and never a street', (_name, example) => {
    const towns = readBusiness(infoOf(example)).places.map(({ town }) => town)
    if (example.towns !== undefined) expect(towns).toEqual(example.towns)
    for (const town of towns) expect(town).not.toMatch(/\p{N}/u)
  })

  it.each(named)('finds the services that %s lists', (_name, example) => {
    const titles = [...new Set(readBusiness(infoOf(example)).services.map(({ name }) => name))]
    if (example.services !== undefined) expect(titles).toEqual(example.services)
    const spoken = example.info.description.toLowerCase()
    for (const title of titles)
      for (const word of title.toLowerCase().split(/\s+/u)) expect(spoken).toContain(word)
  })

  it.each(named)('gives %s no hours that contradict its description', (_name, example) => {
    const week = weekFor(example.info.description)
    for (const day of example.closed ?? []) expect(week?.[day] ?? []).toEqual([])
    if (week !== undefined) for (const day of example.open ?? []) expect(week[day]).not.toEqual([])
  })

  it.each(named)('finds what %s refuses', (_name, example) => {
    expect([...readBusiness(infoOf(example)).refusals].sort()).toEqual([...(example.refuses ?? [])].sort())
  })

  it.each(named)('detects the language of %s', (_name, example) => {
    if (infoOf(example).description === '') return
    expect(readBusiness(infoOf(example)).language.language).toBe(example.language ?? 'en')
  })

  it.each(named.filter(([, { currency }]) => currency !== undefined))(
    'tells the currency of %s',
    (_name, example) => expect(readBusiness(infoOf(example)).currency).toBe(example.currency)
  )

  it('reads any text without throwing', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.lorem({ maxCount: 40 }))
    fc.assert(
      fc.property(text, text, text, (description, location, contactPhone) => {
        const info = {
          ...infoOf({ info: { businessName: 'A', industry: '', description } }),
          location,
          contactPhone
        }
        const { places } = readBusiness(info)
        const week = weekFor(description)
        for (const { town } of places) expect(location).toContain(town)
        for (const day of weekdays)
          expect((week?.[day] ?? []).every(({ opens, closes }) => opens < closes)).toBe(true)
      })
    )
  })
})

describe('places', () => {
  it.each([
    ['ul. Długa 14/3, 31-146 Kraków', ['Kraków']],
    ['Manchester, Liverpool and Chester', ['Manchester', 'Liverpool', 'Chester']],
    ['شارع الملك فيصل ١٢، عمّان، الأردن', ['عمّان']],
    ['12 King St, Manchester; 4 Dale St, Liverpool', ['Manchester', 'Liverpool']],
    ['Springfield, USA', ['Springfield']],
    ['Paris, Texas', ['Paris']],
    ['10115 Berlin', ['Berlin']],
    ['United Kingdom', ['']],
    ['Online', ['']],
    ['', []]
  ])('of %s', (location, towns) => {
    expect(readPlaces(location).map(({ town }) => town)).toEqual(towns)
  })

  it.each([
    [
      'Unit 3, 12 High Street, Leeds LS1 4BB',
      { street: 'Unit 3, 12 High Street', town: 'Leeds', postcode: 'LS1 4BB' }
    ],
    [
      '200 Queen Street East, Toronto, ON M5A 1S2',
      { street: '200 Queen Street East', town: 'Toronto', region: 'ON', postcode: 'M5A 1S2' }
    ],
    [
      'Rua Nova 5, 1100-001 Lisboa, Portugal',
      { street: 'Rua Nova 5', town: 'Lisboa', postcode: '1100-001', country: 'PT' }
    ],
    ['Ludlow, Shropshire', undefined],
    ['Behind the church, Leeds', undefined],
    ['12 King Street, Leeds, second floor', undefined]
  ])('%s has the parts that are certain', (location, parts) => {
    expect(readPlaces(location)[0]?.parts).toEqual(parts)
  })
})

describe('the region of a business', () => {
  const regionOf = (location: string, contactPhone = '', description = 'A shop.'): object => {
    const info = { ...defaultSite.businessInfo, location, contactPhone, description }
    return readRegion(info, readPlaces(location))
  }

  it.each([
    ['Dublin, Ireland', '', { country: 'IE', timeZone: 'Europe/Dublin', currency: 'EUR' }],
    ['Kinsale, Co. Cork', '', { country: 'IE', timeZone: 'Europe/Dublin', currency: 'EUR' }],
    ['Cardiff', '+44 29 2018 0000', { country: 'GB', timeZone: 'Europe/London', currency: 'GBP' }],
    ['Graz', '+43 316 000', { country: 'AT', timeZone: 'Europe/Vienna', currency: 'EUR' }],
    ['Austin, TX 78701', '', { country: 'US', currency: 'USD' }],
    ['Springfield', '', {}]
  ])('%s %s', (location, phone, region) => expect(regionOf(location, phone)).toEqual(region))
})

describe('opening hours', () => {
  it.each([
    ['Open for dinner Wednesday to Sunday, closed Monday and Tuesday.', 'wed', '18:00', '22:00'],
    ['Open Monday to Friday, 9am to 5.30pm.', 'mon', '09:00', '17:30'],
    ['Open Friday to Sunday from 6 to 10 pm.', 'sat', '18:00', '22:00'],
    ['Montag bis Freitag von 7 bis 18 Uhr geöffnet.', 'fri', '07:00', '18:00'],
    ['Otwarte od poniedziałku do piątku, 8:00–16:00.', 'thu', '08:00', '16:00'],
    ['Otevřeno pondělí až pátek 7:30–16:30.', 'tue', '07:30', '16:30'],
    ['Sprechzeiten Mo-Fr 8–12 Uhr.', 'fri', '08:00', '12:00']
  ] as const)('of “%s”', (text, day, opens, closes) => {
    expect(weekFor(text)?.[day]).toEqual([{ opens, closes }])
  })

  it('are six days where a text says so, and none where it is open at any time', () => {
    const week = weekFor('Open six days a week.')
    expect(weekdays.filter((day) => week?.[day].length === 0)).toEqual(['sun'])
    expect(weekFor('We answer day and night.')).toBeUndefined()
    expect(weekFor('Viewing by appointment.')).toBeUndefined()
  })
})

describe('services', () => {
  it.each([
    [
      'We repair bikes, build wheels and sell refurbished bikes.',
      ['Repair bikes', 'Build wheels', 'Refurbished bikes']
    ],
    ['We make films for museums, farms and theatres.', []],
    ['We do not sell houses, flats and shops.', []],
    ['Honest, fast and friendly.', []],
    ['We teach children, adults and beginners.', []],
    ['We sell tea and coffee.', ['Tea', 'Coffee']],
    ['Nail salon offering manicures, pedicures and gel nails.', ['Manicures', 'Pedicures', 'Gel nails']],
    ['We fix leaks, unblock drains and install boilers.', ['Fix leaks', 'Unblock drains', 'Install boilers']],
    ['Gardening: lawn mowing, hedge trimming, tree care.', ['Lawn mowing', 'Hedge trimming', 'Tree care']],
    ['I offer one-to-one sessions, classes and tests.', ['One-to-one sessions', 'Classes', 'Tests']]
  ])('“%s”', (text, titles) => {
    expect(readServices(text, 'en').map(({ name }) => name)).toEqual(titles)
  })
})

describe('the kind of a business', () => {
  it.each([
    ['We are a bicycle workshop in Leeds.', 'bicycle workshop'],
    ['We are a small firm of surveyors covering Kent.', 'small firm of surveyors'],
    ['Nail salon offering manicures.', 'Nail salon'],
    ['We are electricians.', 'electricians'],
    ['Learn to surf with us.', ''],
    ['We mend things.', ''],
    ['Two cars, day and night.', '']
  ])('in “%s”', (text, kind) => {
    expect(readKind(text)).toBe(kind)
  })
})

describe('refusals', () => {
  it.each([
    ['No prices, no booking, no testimonials.', ['booking', 'prices', 'testimonials']],
    ['Bez cennika.', ['prices']],
    ['Keine Preise, bitte.', ['prices']],
    ['We do not take bookings.', ['booking']],
    ['Just a portfolio.', ['all-but-portfolio']],
    ['No price increases for ten years.', []],
    ['No problem, we take bookings.', []],
    ['We do not take bookings by phone.', []],
    ['We have no online booking yet.', []]
  ])('“%s”', (text, refused) => {
    expect([...readRefusals(text)].sort()).toEqual(refused)
  })
})

describe('sums and ways', () => {
  it('are written as the currency is', () => {
    expect([sumIn('GBP', 75), sumIn('EUR', 2900), sumIn('PLN', 75), sumIn(undefined, 75)]).toEqual([
      '£75',
      '2 900 €',
      '300 zł',
      undefined
    ])
  })

  it('to the customer are named only where somebody says to come', () => {
    expect(readTravel('We come to you. Tea is served.')).toEqual({})
    expect(readTravel('I come to you within 10 miles of Galway.')).toEqual({
      sentence: 'I come to you within 10 miles of Galway.'
    })
    expect(readTravel('Our office is within 10 miles of the sea.')).toBeUndefined()
  })
})
