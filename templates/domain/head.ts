import { siteDescription, siteTitle } from './described.ts'
import { draftCount, linesOf, plainText, withoutDrafts } from './drafts.ts'
import { notFoundPlace, type PagePlace } from './pages.ts'
import { schemaTypes } from './business.ts'
import type { Content, HoursException, OpeningHours, PostalAddress, Site, Weekday } from './site.ts'
import { parseTelephones } from './telephone.ts'
import { factText, truncate } from './text.ts'

/** The metadata of a page that changes while visitors go from one to another. */
export interface PageHead {
  title: string
  description: string
  /** Absolute address; absent until the site has a domain. */
  canonical?: string
}

/** Metadata for the head of a page, as search engines and messengers read it. */
export interface Head extends PageHead {
  /** `noindex`: the page makes no sense in search results. */
  hidden: boolean
  openGraph: readonly { property: string; content: string }[]
  /** JSON-LD (schema.org) as an object: the caller escapes it for HTML. */
  data: object
}

/** Length at which search engines truncate a description. */
const descriptionLength = 160

/**
 * The base URL of the site without a trailing slash, https where it has a certificate: its origin and base path.
 * Undefined where there is no domain yet.
 */
export function originOf(site: Site): string | undefined {
  const { ssl } = site.deployment
  const domain = site.deployment.domain.trim()
  if (domain === '') return undefined
  const address = /^https?:\/\//i.test(domain) ? domain : `${ssl ? 'https' : 'http'}://${domain}`
  return URL.canParse(address) ? new URL(address).origin + (site.deployment.basePath ?? '') : undefined
}

/**
 * Title, description and address of one page. `path` is its address without query; `id` the service of a page about one.
 * An unknown service gets those of the 404 page. While drafts are left, the site has no address yet, and drafts stay out
 * of the description.
 */
export function pageHeadOf(site: Site, wanted: PagePlace, path: string, id?: string): PageHead {
  const service = findService(site, id)
  const place = placeOf(site, wanted, id)
  const name = site.businessInfo.businessName
  const subject = service ? plainText(service.title) : titleOf(site, place)
  const title = place.page === 'home' ? siteTitle(site) : `${subject} · ${name}`
  const description = truncate(descriptionOf(withFacts(site), place, id), descriptionLength)
  const origin = finalOrigin(site)
  return { title, description, canonical: origin === undefined ? undefined : origin + path }
}

/**
 * All metadata of one page, as `pageHeadOf`. While drafts are left, search engines are asked not to index the site, link
 * previews get no Open Graph properties, and drafts stay out of JSON-LD.
 */
export function headOf(site: Site, wanted: PagePlace, path: string, id?: string): Head {
  const isFinal = draftCount(site.content) === 0
  const place = placeOf(site, wanted, id)
  const { title, description, canonical } = pageHeadOf(site, wanted, path, id)
  const origin = finalOrigin(site)
  return {
    title,
    description,
    canonical,
    hidden: !isFinal || place.hidden === true,
    openGraph: isFinal ? openGraphOf(site, { title, description, origin, address: canonical }) : [],
    data: dataOf(withFacts(site), place, origin, canonical)
  }
}

function findService({ content }: Site, id?: string) {
  return content.services?.items.find((item) => item.id === id)
}

function placeOf(site: Site, wanted: PagePlace, id?: string): PagePlace {
  return wanted.path.includes(':id') && findService(site, id) === undefined ? notFoundPlace : wanted
}

/** The site without its drafts. */
function withFacts(site: Site): Site {
  return { ...site, content: withoutDrafts(site.content) }
}

/** The base URL of a site that is ready to be found. */
function finalOrigin(site: Site): string | undefined {
  return draftCount(site.content) === 0 ? originOf(site) : undefined
}

/** The title of a page: from the content where it has a heading, else the page's own. */
function titleOf({ content }: Site, place: PagePlace): string {
  const own: Readonly<Record<string, string | undefined>> = {
    services: content.services?.title,
    about: content.about.title,
    faq: content.faq?.title
  }
  return own[place.page] || place.title
}

function descriptionOf(site: Site, place: PagePlace, id?: string): string {
  const { services, about, faq } = site.content
  const said = siteDescription(site)
  const own: Readonly<Record<string, string | undefined>> = {
    home: said,
    services: plainText(services?.intro),
    'service-detail': plainText(services?.items.find((item) => item.id === id)?.text),
    about: linesOf(about.story)[0],
    faq: faq?.items.map((item) => item.question).join(' ')
  }
  return own[place.page] || place.description || `${place.title} · ${said}`
}

interface Shown {
  title: string
  description: string
  origin?: string
  address?: string
}

/** Open Graph properties, for link previews in messengers. */
function openGraphOf(site: Site, { title, description, origin, address }: Shown): Head['openGraph'] {
  const { language } = site.content
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.businessInfo.businessName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    // A language without a region is no valid locale.
    ...(language.includes('-') ? [{ property: 'og:locale', content: language.replace('-', '_') }] : []),
    ...(address === undefined ? [] : [{ property: 'og:url', content: address }]),
    ...(origin === undefined ? [] : picture(origin))
  ]
}

/** The Open Graph image. */
function picture(origin: string): Head['openGraph'] {
  return [
    { property: 'og:image', content: `${origin}/social.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' }
  ]
}

function dataOf(facts: Site, place: PagePlace, origin?: string, address?: string): object {
  const { faq } = facts.content
  return place.page === 'faq' && faq ? questionsData(faq) : businessData(facts, origin, address)
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
export function businessData(site: Site, origin?: string, address?: string): object {
  const { businessInfo, content } = site
  const { businessName, location, contactPhone, contactEmail } = businessInfo
  const [place] = content.locations
  const where = place?.address || location
  const prices = priceRange((content.services?.items ?? []).map(({ price }) => factText(price, content)))
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
    ...telephoneData(contactPhone),
    ...(contactEmail === '' ? {} : { email: contactEmail }),
    ...(where === '' ? {} : { address: addressData(where) }),
    ...(place?.coordinates && { geo: geoData(place.coordinates) }),
    ...(prices !== undefined && { priceRange: prices }),
    ...(content.hours && { openingHoursSpecification: hoursData(content.hours) }),
    ...(offers.length > 0 && { makesOffer: offers })
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
function hoursData({ week, exceptions = [] }: OpeningHours): readonly object[] {
  const days = new Map<string, string[]>()
  for (const day of Object.keys(dayNames) as Weekday[]) {
    for (const { opens, closes } of week[day]) {
      const span = `${opens}-${closes}`
      days.set(span, [...(days.get(span) ?? []), dayNames[day]])
    }
  }
  const usual = [...days].map(([span, dayOfWeek]) => {
    const [opens, closes] = span.split('-')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
  return [...usual, ...exceptions.flatMap(exceptionData)]
}

/** Closed days are written with the same opening and closing time. */
function exceptionData({ from, to = from, spans }: HoursException): readonly object[] {
  const times = spans.length === 0 ? [{ opens: '00:00', closes: '00:00' }] : spans
  return times.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    opens,
    closes,
    validFrom: from,
    validThrough: to
  }))
}

/** What the services cost, where they have a price in figures. */
function offersData({ services }: Content): readonly object[] {
  return (services?.items ?? []).flatMap(({ title, price }) => {
    if (typeof price !== 'object' || !('currency' in price)) return []
    const { amount, to, from, currency } = price
    const range = {
      '@type': 'PriceSpecification',
      priceCurrency: currency,
      minPrice: amount,
      ...(to !== undefined && { maxPrice: to })
    }
    return {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: plainText(title) },
      ...(from === undefined && to === undefined
        ? { price: amount, priceCurrency: currency }
        : { priceSpecification: range })
    }
  })
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

const amount = String.raw`\d(?:[\d.,]*\d)?`
const pricePattern = new RegExp(String.raw`(\p{Sc})\s?(${amount})|(${amount})\s?(\p{Sc})`, 'gu')

interface Price {
  text: string
  currency: string
  value: number
}

/**
 * The lowest and the highest of prices such as `From £20`, for schema.org's `priceRange`; undefined without prices, or
 * where currencies differ.
 */
export function priceRange(texts: readonly string[]): string | undefined {
  const prices = texts.flatMap(findPrices)
  const [first] = prices
  if (first === undefined || prices.some(({ currency }) => currency !== first.currency)) return undefined
  const lowest = prices.reduce((least, price) => (price.value < least.value ? price : least))
  const highest = prices.reduce((most, price) => (price.value > most.value ? price : most))
  return lowest.value === highest.value ? lowest.text : `${lowest.text} to ${highest.text}`
}

function findPrices(text: string): Price[] {
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
