import { schemaTypes } from './business.ts'
import { siteDescription } from './described.ts'
import { plainText } from './drafts.ts'
import type { PagePlace } from './pages.ts'
import type {
  Content,
  HoursException,
  OpeningHours,
  PostalAddress,
  Price,
  Service,
  Site,
  Weekday
} from './site.ts'
import { parseTelephones } from './telephone.ts'
import { factText } from './text.ts'

/** Where the site and a page of it are published; absent until the site has a domain. */
interface Published {
  origin?: string
  address?: string
}

/** JSON-LD (schema.org) of a page: its questions, or else the business. `facts` is the site without its drafts. */
export function structuredData(facts: Site, { page }: PagePlace, published: Published): object {
  const { faq } = facts.content
  return page === 'faq' && faq ? questionsData(faq) : businessData(facts, published)
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
function questionsData({ items }: NonNullable<Content['faq']>) {
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

/** LocalBusiness as JSON-LD. */
function businessData(site: Site, { origin, address }: Published) {
  const { businessInfo, content } = site
  const { businessName, location, contactPhone, contactEmail } = businessInfo
  const [place] = content.locations
  const where = place?.address || location
  const prices = priceRange(content)
  const offers = offersData(content)
  const booking = site.selectedFeatures.includes('booking') ? origin && `${origin}/booking` : undefined
  return {
    '@context': 'https://schema.org',
    '@type': schemaTypes(businessInfo.industry, content.trade),
    name: businessName,
    description: siteDescription(site),
    ...(origin === undefined ? {} : { url: origin, image: `${origin}/social.png` }),
    ...(address === undefined ? {} : { mainEntityOfPage: address }),
    ...(booking === undefined ? {} : { potentialAction: { '@type': 'ReserveAction', target: booking } }),
    ...telephoneData(contactPhone, content),
    ...(contactEmail === '' ? {} : { email: contactEmail }),
    ...(where === '' ? {} : { address: addressData(where) }),
    ...(place?.coordinates && { geo: geoData(place.coordinates) }),
    ...(prices !== undefined && { priceRange: prices }),
    ...(content.hours && { openingHoursSpecification: hoursData(content.hours) }),
    ...(offers.length > 0 && { makesOffer: offers })
  }
}

/** The telephone numbers that can be parsed: with their country code where it is known, else as they were written. */
function telephoneData(
  contactPhone: string,
  { telephones }: Pick<Content, 'telephones'>
): { telephone?: string | readonly string[] } {
  const [first, ...more] = parseTelephones(contactPhone, telephones).flatMap(({ text, url = '' }) => {
    const [, number = text.trim()] = /^tel:(\+\d+)/.exec(url) ?? []
    return url === '' ? [] : number
  })
  if (first === undefined) return {}
  return { telephone: more.length === 0 ? first : [first, ...more] }
}

function geoData({ lat, lng }: { lat: number; lng: number }) {
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng }
}

/** Days with the same hours share an OpeningHoursSpecification. */
export function hoursData({ week, exceptions = [] }: OpeningHours) {
  const days = new Map<string, (typeof dayNames)[Weekday][]>()
  for (const day of Object.keys(dayNames) as Weekday[]) {
    for (const { opens, closes } of week[day]) {
      const span = `${opens}-${closes}`
      days.set(span, [...(days.get(span) ?? []), dayNames[day]])
    }
  }
  const usual = [...days].map(([span, dayOfWeek]) => {
    const [opens = '', closes = ''] = span.split('-')
    return { '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes }
  })
  return [...usual, ...exceptions.flatMap(exceptionData)]
}

/** Closed days are written with the same opening and closing time. */
function exceptionData({ from, to = from, spans }: HoursException) {
  const times = spans.length === 0 ? [{ opens: '00:00', closes: '00:00' }] : spans
  return times.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    opens,
    closes,
    validFrom: from,
    validThrough: to
  }))
}

/** What the services cost, where they have a price in figures. */
export function offersData({ services }: Pick<Content, 'services'>) {
  return (services?.items ?? []).flatMap(({ title, price, checkout }) =>
    isAmount(price)
      ? {
          '@type': 'Offer' as const,
          itemOffered: { '@type': 'Service' as const, name: plainText(title) },
          ...priceData(price),
          ...(checkout !== undefined && { url: checkout })
        }
      : []
  )
}

/** A range or a price by unit is no price that somebody pays as it stands: it has a specification of its own. */
function priceData({ amount, to, from, currency, unit }: Price) {
  if (unit === undefined && from === undefined && to === undefined) {
    return { price: amount, priceCurrency: currency }
  }
  const specification = {
    priceCurrency: currency,
    ...(from === undefined && to === undefined ? { price: amount } : { minPrice: amount }),
    ...(to !== undefined && { maxPrice: to })
  }
  return {
    priceSpecification:
      unit === undefined
        ? { '@type': 'PriceSpecification' as const, ...specification }
        : { '@type': 'UnitPriceSpecification' as const, ...specification, unitText: unit }
  }
}

function isAmount(price: Service['price']): price is Price {
  return typeof price === 'object' && 'currency' in price
}

/** An address for schema.org: a PostalAddress where its parts are certain, else the plain text. */
export type AddressData = string | ({ '@type': 'PostalAddress' } & Partial<Record<AddressPart, string>>)
type AddressPart = 'streetAddress' | 'addressLocality' | 'addressRegion' | 'postalCode' | 'addressCountry'

const british = /^(?<city>.+?)\s+(?<code>[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})$/i
const american = /^(?<region>[A-Z]{2})\s+(?<code>\d{5}(?:-\d{4})?)$/
const continental = /^(?<code>\d{4,5}|\d{2}-\d{3})\s+(?<city>\D+)$/

function partsData({ street, town, region, postcode, country }: PostalAddress): AddressData {
  return {
    '@type': 'PostalAddress',
    ...(street !== undefined && { streetAddress: street }),
    ...(town !== undefined && { addressLocality: town }),
    ...(region !== undefined && { addressRegion: region }),
    ...(postcode !== undefined && { postalCode: postcode }),
    ...(country !== undefined && { addressCountry: country })
  }
}

/** Parses 'street, town' with the postal codes of Britain, the United States and continental Europe. */
export function addressData(address: string | PostalAddress): AddressData {
  if (typeof address === 'object') return partsData(address)
  const text = address
  const [street = '', town = '', region, ...more] = text.split(/\s*[,\n]\s*/).filter((part) => part !== '')
  if (!/\d/.test(street) || !/\p{L}/u.test(street) || town === '' || more.length > 0) return text
  const found = region === undefined ? townParts(town) : regionParts(town, region)
  return found === undefined ? text : { '@type': 'PostalAddress', streetAddress: street, ...found }
}

function townParts(town: string): Partial<Record<AddressPart, string>> | undefined {
  const { city, code } = (british.exec(town) ?? continental.exec(town))?.groups ?? {}
  if (city !== undefined && code !== undefined) return { addressLocality: city.trim(), postalCode: code }
  return /\d/.test(town) ? undefined : { addressLocality: town }
}

function regionParts(town: string, text: string): Partial<Record<AddressPart, string>> | undefined {
  const { region, code } = american.exec(text)?.groups ?? {}
  if (region === undefined || code === undefined || /\d/.test(town)) return undefined
  return { addressLocality: town, addressRegion: region, postalCode: code }
}

/**
 * The lowest and the highest price of the services, for schema.org's `priceRange`: of prices in figures, or else of those
 * in words. Undefined without prices, or where their currencies or units differ.
 */
function priceRange(content: Content): string | undefined {
  const prices = (content.services?.items ?? []).flatMap(({ price }) => price ?? [])
  const typed = prices.filter(isAmount).filter(({ amount }) => amount > 0)
  if (typed.length === 0) return rangeOfTexts(prices.map((price) => factText(price, content)))
  // What is paid by the hour says nothing of what is paid as a whole.
  const whole = typed.filter(({ unit }) => unit === undefined)
  const [first, ...others] = whole.length > 0 ? whole : typed
  if (first === undefined) return undefined
  const { currency, unit } = first
  if (others.some((other) => other.currency !== currency || other.unit !== unit)) return undefined
  const amount = Math.min(first.amount, ...others.map((other) => other.amount))
  const to = Math.max(...[first, ...others].map((price) => price.to ?? price.amount))
  return factText({ amount, currency, unit, ...(to > amount && { to }) }, content)
}

const figure = String.raw`\d(?:[\d.,]*\d)?`
const pricePattern = new RegExp(String.raw`(\p{Sc})\s?(${figure})|(${figure})\s?(\p{Sc})`, 'gu')

/** The lowest and the highest of prices such as `From £20`; undefined where there is none, or their currencies differ. */
export function rangeOfTexts(texts: readonly string[]): string | undefined {
  const prices = texts.flatMap(findPrices)
  const [first] = prices
  if (first === undefined || prices.some(({ currency }) => currency !== first.currency)) return undefined
  const lowest = prices.reduce((least, price) => (price.value < least.value ? price : least))
  const highest = prices.reduce((most, price) => (price.value > most.value ? price : most))
  return lowest.value === highest.value ? lowest.text : `${lowest.text} to ${highest.text}`
}

interface WrittenPrice {
  text: string
  currency: string
  value: number
}

function findPrices(text: string): WrittenPrice[] {
  return [...text.matchAll(pricePattern)].map(([whole, before, first, second, after]) => ({
    text: whole,
    currency: before ?? after ?? '',
    value: parsePrice(first ?? second ?? '')
  }))
}

/**
 * Parses a number in any country's format: the last comma or point is the decimal separator where one or two digits
 * follow.
 */
function parsePrice(spelled: string): number {
  const [, whole = spelled, decimals = ''] = /^(.*)[.,](\d{1,2})$/.exec(spelled) ?? []
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`)
}
