import { featureIds, type FeatureId } from '@sitewright/catalog'
import { describe, expect, it } from 'vitest'
import { defaultSite } from '../defaults.ts'
import { describedInfo, developed, heldOut } from '../fixtures/descriptions/descriptions.test-support.ts'
import type { BusinessInfo } from '../site.ts'
import { builtInContent } from './built-in-content.ts'
import { weekdays, type Content } from './content.ts'

function contentFor(info: Partial<BusinessInfo>, selectedFeatures: readonly FeatureId[] = []): Content {
  const businessInfo = { ...defaultSite.businessInfo, businessName: 'B', location: 'Cardiff', ...info }
  return builtInContent({ ...defaultSite, businessInfo, selectedFeatures })
}

const draft = (text: string): object => ({ text, draft: true })
const price = (amount: number, currency: string, more: object = {}): object => ({
  amount,
  currency,
  ...more,
  draft: true
})

/** The digits of an amount without its separators: `9.5` stands in a text as `9,50`. */
const digitsOf = (amount: number): string[] => [
  Number.isInteger(amount) ? String(amount) : amount.toFixed(2).replace('.', '')
]

describe('the content of what was read', () => {
  it('has the services of the description, with prices and lengths, as drafts', () => {
    const description = 'Full groom from £45, small dog 30 minutes £25. First visit free.'
    expect(contentFor({ description }).services?.items).toEqual([
      { id: 'full-groom', title: draft('Full groom'), price: price(45, 'GBP', { from: true }) },
      {
        id: 'small-dog',
        title: draft('Small dog'),
        price: price(25, 'GBP'),
        duration: { minutes: 30, draft: true }
      },
      { id: 'first-visit', title: draft('First visit'), price: draft('Free') }
    ])
  })

  it('tells services of one name apart by their lengths, each at an address of its own', () => {
    const description = 'Lessons of 60 (48 euro) and 90 minutes, ten for 440.'
    const items = contentFor({ description }).services?.items ?? []
    expect(items.map(({ id, title }) => [id, title])).toEqual([
      ['lessons-60-min', draft('Lessons, 60 min')],
      ['lessons-90-min', draft('Lessons, 90 min')],
      ['ten-lessons', draft('Ten lessons')]
    ])
  })

  it('writes an amount without its sign in the currency of the others', () => {
    const prices = (description: string): unknown[] =>
      (contentFor({ description }).services?.items ?? []).map((item) => item.price)
    expect(prices('Fade £22.50, haircut 18')).toEqual([price(22.5, 'GBP'), price(18, 'GBP')])
    expect(prices('Coupe 22 €, barbe 9,50')).toEqual([price(22, 'EUR'), price(9.5, 'EUR')])
    expect(prices('Hose 1200 zł, Rock 1350')).toEqual([price(1200, 'PLN'), price(1350, 'PLN')])
  })

  it('keeps the words of another language where they say more than an amount', () => {
    const description = 'Wir reparieren Möbel. Umzug 95 Euro die Stunde, Stuhl 40 Euro.'
    expect(contentFor({ description }).services?.items.map((item) => item.price)).toEqual([
      draft('95 Euro die Stunde'),
      price(40, 'EUR')
    ])
  })

  it('gives each day its own hours, and leaves days closed that are not named', () => {
    const week = contentFor({ description: 'Tue 10-6, Thu 12-8, closed Sundays.' }).hours?.week
    expect(week?.tue).toEqual([{ opens: '10:00', closes: '18:00' }])
    expect(week?.thu).toEqual([{ opens: '12:00', closes: '20:00' }])
    expect(weekdays.filter((day) => week?.[day].length === 0)).toEqual(['mon', 'wed', 'fri', 'sat', 'sun'])
  })

  it('leaves out what the description denies', () => {
    const description = 'Haircut £20. No prices on the site, no reviews, no gallery.'
    const content = contentFor({ description }, featureIds)
    expect(content.services?.items.map(({ price }) => price)).toEqual([undefined])
    expect([content.reviews, content.testimonials, content.gallery]).toEqual([
      undefined,
      undefined,
      undefined
    ])
  })

  it.each([...developed, ...heldOut].map((each) => [each.name, each] as const))(
    'shows no price of %s that its description does not give',
    (_name, each) => {
      const info = describedInfo(each)
      const items = contentFor(info).services?.items ?? []
      const written = each.text.replace(/(?<=\d)[.,’' ](?=\d)/gu, '')
      for (const item of items) {
        if (typeof item.price !== 'object') continue
        const figures =
          'amount' in item.price ? digitsOf(item.price.amount) : (item.price.text.match(/\d+/gu) ?? [])
        for (const figure of figures) expect(written).toContain(figure)
      }
    }
  )
})
