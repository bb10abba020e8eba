import { getTimezonesForCountry, type Timezone } from 'countries-and-timezones'
import { foldText } from '@sitewright/text'
import { isAmericanNumber, readNumberOrigin } from './telephone.ts'
import { ambiguousStates, broadNames, regionsByName, type NamedRegion } from './time-zone-names.ts'

/** Zones of countries in which nearly everybody lives in one, or whose zones are alike under other names. */
const usualZones: Readonly<Record<string, string>> = {
  CY: 'Asia/Nicosia',
  IS: 'Atlantic/Reykjavik',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  UA: 'Europe/Kyiv'
}

/** Countries that write numbers in the North American format. */
const american = ['US', 'CA'] as const

/** What the time zone of a business is read from. */
interface Whereabouts {
  readonly location: string
  readonly contactPhone: string
  /** Its country, where the address says it. */
  readonly country?: string
  readonly postcode?: string
}

/**
 * The time zone of a business, from its telephone number and address. Undefined where they are not enough or contradict
 * each other: `Paris, TX` is not in France, nor is a Paris with a +1 number.
 */
export function readTimeZone({ location, contactPhone, country, postcode }: Whereabouts): string | undefined {
  const origin = readNumberOrigin(contactPhone)
  const isAmerican = origin === undefined && isAmericanNumber(contactPhone)
  const possible: readonly string[] | undefined =
    origin === undefined ? (isAmerican ? american : undefined) : [origin.country ?? '']
  const place = findPlace(location, possible)
  const known = place?.country ?? country
  if (known !== undefined && possible !== undefined && !possible.includes(known)) return undefined
  // A number of North America begins with no zero.
  const isNational = origin === undefined && /^\s*\(?0/u.test(contactPhone)
  if (isNational && american.some((each) => each === known)) return undefined
  const named = place?.zone ?? zoneOfPostcode(known, postcode)
  if (named !== undefined) return named
  const only = known ?? origin?.country
  return place !== undefined && place.country !== only ? undefined : zoneOfCountry(only)
}

/**
 * The region of an address. Its last name decides: `York Street, Boston, MA` is in Massachusetts. Where that is unknown,
 * the names before it are not used, as a town may be any of its name. A country with several time zones defers to the
 * name before it.
 */
function findPlace(location: string, possible: readonly string[] | undefined): NamedRegion | undefined {
  const parts = location
    .split(/[,\n]/u)
    .map((part) => foldText(part).match(/[\p{L}\p{N}]+/gu) ?? [])
    // House numbers and postal codes are ignored.
    .map((words) => ({ name: words.filter((word) => !/\d/u.test(word)).join(' '), words }))
    .filter(({ name }) => name !== '')
    .reverse()
  let broad: NamedRegion | undefined
  for (const [index, { name, words }] of parts.entries()) {
    const region = regionsByName.get(name)
    if (region === undefined) return broad
    if (broad !== undefined && region.country !== broad.country) return broad
    const before = regionsByName.get(parts[index + 1]?.name ?? '')
    if (ambiguousStates.has(name)) {
      // `CA` is California or Canada.
      if (name === 'ca' && before?.country === 'CA') return before
      const inAmerica =
        broad?.country === 'US' ||
        possible?.includes('US') === true ||
        words.some((word) => /^\d{5}$/u.test(word))
      const isAlike = before !== undefined && before.zone === region.zone && region.zone !== undefined
      if (!inAmerica && !isAlike) return broad
      if (name === 'ca' && before?.zone !== undefined && before.zone !== region.zone) return { country: 'US' }
    }
    if (region.zone !== undefined) return region
    broad = region
    // A state with two time zones: the zone stays unknown, whatever town is before it.
    if (!broadNames.has(name)) return broad
  }
  return broad
}

/** The islands of Spain and Portugal have zones and postal codes of their own. */
function zoneOfPostcode(country: string | undefined, postcode = ''): string | undefined {
  if (country === 'ES' && /^\d{5}$/u.test(postcode))
    return /^3[58]/u.test(postcode) ? 'Atlantic/Canary' : 'Europe/Madrid'
  if (country !== 'PT' || !/^\d{4}(?:-\d{3})?$/u.test(postcode)) return undefined
  if (!postcode.startsWith('9')) return 'Europe/Lisbon'
  return /^9[0-4]/u.test(postcode) ? 'Atlantic/Madeira' : 'Atlantic/Azores'
}

/** The time zone of a country whose clocks show the same everywhere, by its own name. */
export function zoneOfCountry(country: string | undefined): string | undefined {
  if (country === undefined) return undefined
  const usual = usualZones[country]
  if (usual !== undefined) return usual
  const [first, ...others]: Timezone[] = getTimezonesForCountry(country) ?? []
  if (first === undefined || others.some((zone) => !isAlike(first, zone))) return undefined
  // A zone that was joined with that of another country, such as Europe/Amsterdam, still goes by its name.
  const own = (getTimezonesForCountry(country, { deprecated: true }) ?? []).filter(
    ({ countries }) => countries[0] === country
  )
  const area = first.name.split('/')[0]
  return (
    own.find(({ deprecated }) => deprecated !== true) ??
    own.find(({ name }) => name.split('/')[0] === area) ??
    first
  ).name
}

function isAlike(one: Timezone, other: Timezone): boolean {
  return one.utcOffset === other.utcOffset && one.dstOffset === other.dstOffset
}
