import { addressData } from './postal-address.ts'
import { plainText } from './drafts.ts'
import { priceRange } from './price-range.ts'
import { parseTelephones } from './telephone.ts'
import type { Content, OpeningHours, Site, Weekday } from './site.ts'

/** schema.org types by industry; other industries get the general LocalBusiness. */
const kinds: Readonly<Record<string, string>> = {
  ecommerce: 'Store',
  restaurant: 'FoodEstablishment',
  healthcare: 'MedicalBusiness',
  realestate: 'RealEstateAgent',
  finance: 'FinancialService'
}

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday'
} as const satisfies Record<Weekday, string>

/** FAQPage as JSON-LD. */
export function questionsData({ items }: NonNullable<Content['faq']>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer }
    }))
  }
}

/** LocalBusiness as JSON-LD. `site` must hold facts only: drafts are removed before. */
export function businessData({ businessInfo, content }: Site, origin?: string, address?: string): object {
  const { businessName, industry, description, location, contactPhone, contactEmail } = businessInfo
  const [place] = content.locations
  const where = place?.address || location
  const prices = priceRange((content.services?.items ?? []).map(({ price }) => plainText(price)))
  return {
    '@context': 'https://schema.org',
    '@type': kinds[industry] ?? 'LocalBusiness',
    name: businessName,
    description: content.meta.description || description,
    ...(origin === undefined ? {} : { url: origin, image: `${origin}/social.png` }),
    ...(address === undefined ? {} : { mainEntityOfPage: address }),
    ...telephoneData(contactPhone),
    ...(contactEmail === '' ? {} : { email: contactEmail }),
    ...(where === '' ? {} : { address: addressData(where) }),
    ...(place?.coordinates && { geo: geoData(place.coordinates) }),
    ...(prices !== undefined && { priceRange: prices }),
    ...(content.hours && { openingHoursSpecification: hoursData(content.hours) })
  }
}

/** The telephone numbers that can be parsed, as they were written. */
function telephoneData(contactPhone: string): object {
  const [first, ...more] = parseTelephones(contactPhone).flatMap(({ text, url }) => (url ? text.trim() : []))
  if (first === undefined) return {}
  return { telephone: more.length === 0 ? first : [first, ...more] }
}

function geoData({ lat, lng }: { lat: number; lng: number }): object {
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng }
}

/** Days with the same hours share an OpeningHoursSpecification. */
function hoursData({ week }: OpeningHours): readonly object[] {
  const days = new Map<string, string[]>()
  for (const day of Object.keys(dayNames) as Weekday[]) {
    for (const { opens, closes } of week[day]) {
      const span = `${opens}-${closes}`
      days.set(span, [...(days.get(span) ?? []), dayNames[day]])
    }
  }
  return [...days].map(([span, dayOfWeek]) => {
    const [opens, closes] = span.split('-')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}
