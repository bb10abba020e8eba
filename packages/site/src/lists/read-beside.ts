import { baselineOf, contentOf } from '../content/content-of.ts'
import {
  weekdays,
  type Content,
  type PostalAddress,
  type TimeSpan,
  type Weekday
} from '../content/content.ts'
import { isDeepEqual } from '../content/deep-equal.ts'
import { splitSentences } from '../reading/sentences.ts'
import { readBusiness } from '../reading/reading.ts'
import type { Site } from '../site.ts'
import { itemName, listItems, type ListItem } from './list-items.ts'
import { formatAddress } from './places.ts'

/** What the description says of a service. */
export interface ReadBeside {
  /** The fields that it gives. */
  readonly fields: readonly ('title' | 'price' | 'duration')[]
  /** Their values. */
  readonly values: ListItem<'services'>['values']
  /** Its own words, where they stand together. */
  readonly quote?: string
}

const longestQuote = 60

/** The piece of the description that names a service: what stands between its commas or full stops. */
function findQuote(description: string, name: string, written: string): string | undefined {
  const pieces = splitSentences(description).flatMap((sentence) => sentence.split(/[;:\n]|,(?!\d)/u))
  const has = (piece: string, words: string): boolean =>
    words !== '' && piece.toLocaleLowerCase().includes(words.toLocaleLowerCase())
  const last = name.split(/[\s,]+/u).at(-1) ?? name
  const found =
    pieces.find((piece) => has(piece, written) && has(piece, last)) ??
    pieces.find((piece) => has(piece, name)) ??
    pieces.find((piece) => has(piece, written))
  const quote = found?.trim().replace(/[.!?]+$/u, '')
  return quote === undefined || quote.length > longestQuote ? undefined : quote
}

/** What the description says of the services of a site, by id. A service that it does not name is not in it. */
export function readServicesBeside(site: Site): ReadonlyMap<string, ReadBeside> {
  const { services } = readBusiness(site.businessInfo)
  const items = listItems(baselineOf(site).defaults, 'services')
  const found = services.flatMap((own, at): [string, ReadBeside][] => {
    const item = items[at]
    if (item === undefined || !itemName('services', item).startsWith(own.name)) return []
    const priced = own.price !== undefined && item.values.price !== undefined
    const timed = own.minutes !== undefined && item.values.duration !== undefined
    const fields = [
      'title' as const,
      ...(priced ? ['price' as const] : []),
      ...(timed ? ['duration' as const] : [])
    ]
    const written = own.price?.kind === 'amount' ? own.price.written : (own.price?.words ?? '')
    const quote = findQuote(site.businessInfo.description, own.name, written)
    return [[item.id, { fields, values: item.values, ...(quote !== undefined && { quote }) }]]
  })
  return new Map(found)
}

/** The addresses that the form gives the places of a site, by id, where the owner has written others. */
export function readPlacesBeside(site: Site): ReadonlyMap<string, string | PostalAddress> {
  const { locations } = contentOf(site)
  const found = baselineOf(site).defaults.locations.filter(({ id, address }) => {
    const own = locations.find((place) => place.id === id)
    return own !== undefined && formatAddress(own.address) !== formatAddress(address)
  })
  return new Map(found.map(({ id, address }) => [id, address]))
}

/** The days whose hours the description gives. */
export function readDays(site: Site): readonly Weekday[] {
  const { hours } = readBusiness(site.businessInfo)
  return weekdays.filter((day) => hours[day] !== undefined)
}

/** The days on which the description says other hours than the site, with what it says. */
export function differingDays(
  site: Site,
  { hours: shown }: Content
): readonly { readonly day: Weekday; readonly spans: readonly TimeSpan[] }[] {
  const { hours } = readBusiness(site.businessInfo)
  if (shown === undefined) return []
  return weekdays.flatMap((day) => {
    const spans = hours[day]
    if (spans === undefined) return []
    if (spans === 'open') return []
    return isDeepEqual(spans, shown.week[day]) ? [] : [{ day, spans }]
  })
}
