import { dayOf, type Day } from './calendar.ts'
import type { LocalTime } from './opening-times.ts'
import { internationalDigits, parseTelephones } from './telephone.ts'
import { foldWords } from './words.ts'
import { ambiguousStates, caribbeanCode, regionsByName, zonesByCode, type Region } from './zone-tables.ts'

/**
 * The time zone of a business, from its telephone number and address. Undefined where they are not enough or contradict
 * each other: 'Paris, TX' is not in France, nor is a Paris with a +1 number.
 */
export function findTimeZone({
  location,
  contactPhone
}: {
  location: string
  contactPhone: string
}): string | undefined {
  const number = internationalDigits(contactPhone)
  const isCaribbean = number !== undefined && caribbeanCode.test(number)
  const code = isCaribbean ? 'none' : number === undefined ? undefined : callingCode(number)
  const place = findPlace(location, code ?? (isAmerican(contactPhone) ? '1' : undefined))
  if (code !== undefined && place !== undefined && place.code !== code) return undefined
  if (number === undefined && place !== undefined && isRuledOut(place, contactPhone)) return undefined
  return code === undefined ? place?.zone : (zonesByCode[code] ?? place?.zone)
}

/** The calling code of an international number, also of a country with several time zones. */
function callingCode(digits: string): string {
  const known = [3, 2].map((length) => digits.slice(0, length)).find((code) => code in zonesByCode)
  // Calling codes have one digit for North America and Russia, else two or three.
  return (
    known ?? (/^[17]/.test(digits) ? digits.slice(0, 1) : digits.slice(0, twoDigits.test(digits) ? 2 : 3))
  )
}

const twoDigits = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** A number without a plus in the North American format: no leading zero, groups of three, three and four digits. */
function isAmerican(number: string): boolean {
  const [url = ''] = parseTelephones(number).flatMap((part) => part.url ?? [])
  const isGrouped = /(?<!\d)\d{3}\)?[\s.-]*\d{3}[\s.-]+\d{4}(?!\d)/.test(number) && /[().-]/.test(number)
  return isGrouped && /^tel:1?[2-9]\d\d[2-9]\d{6}(?:;|$)/.test(url)
}

/** Whether a national number does not fit the numbering plan of the region. */
function isRuledOut({ code }: Region, number: string): boolean {
  const [url = ''] = parseTelephones(number).flatMap((part) => part.url ?? [])
  return code === '1' ? url.startsWith('tel:0') : isAmerican(number)
}

/**
 * The region of an address. Its last name decides: 'York Street, Boston, MA' is in Massachusetts. Where that is
 * unknown, the names before it are not used, as a town may be any of its name. A country with several time zones defers
 * to the name before it.
 */
function findPlace(location: string, code: string | undefined): Region | undefined {
  const parts = location
    .split(/[,\n]/)
    .map((part) => foldWords(part).map(({ folded }) => folded))
    // House numbers and postal codes are ignored.
    .map((words) => ({ name: words.filter((word) => !/\d/.test(word)).join(' '), words }))
    .filter(({ name }) => name !== '')
    .toReversed()
  let country: Region | undefined
  for (const [index, { name, words }] of parts.entries()) {
    const region = regionsByName.get(name)
    if (region === undefined) return country
    if (country !== undefined && region.code !== country.code) return country
    if (ambiguousStates.has(name)) {
      const before = regionsByName.get(parts[index + 1]?.name ?? '')
      const inAmerica = (country?.code ?? code) === '1' || words.some((word) => /^\d{5}$/.test(word))
      const isAlike = before !== undefined && before.zone === region.zone && region.zone !== undefined
      if (!inAmerica && !isAlike) return country
      // `CA` is California or Canada.
      if (name === 'ca' && before?.zone !== undefined && before.zone !== region.zone) return { code: '1' }
    }
    if (region.zone !== undefined) return region
    country = region
    // A state with two time zones: the zone stays unknown, whatever town is before it.
    if (!countries.has(name)) return country
  }
  return country
}

const countries: ReadonlySet<string> = new Set(
  'us|usa|united states|united states of america|canada|spain|australia|ontario|british columbia|bc|washington'.split(
    '|'
  )
)

/** Day and minute in a time zone; the visitor's own where it is undefined. */
export function localTime(now: Date, zone: string | undefined): LocalTime {
  if (zone === undefined) return { day: dayOf(now), minutes: now.getHours() * 60 + now.getMinutes() }
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23'
  }).formatToParts(now)
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '00'
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute'))
  }
}

/** The moment of a day and minute in a time zone. */
export function toInstant(day: Day, minutes: number, zone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  // The offset at the first guess is right except in the hours around a clock change.
  let instant = wanted
  for (let round = 0; round < 2; round += 1) {
    const shown = localTime(new Date(instant), zone)
    instant += wanted - (Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * 60_000)
  }
  return new Date(instant)
}

/** A day and minute of a time zone, in the visitor's own. */
export function visitorTime(day: Day, minutes: number, zone: string): LocalTime {
  return localTime(toInstant(day, minutes, zone), undefined)
}

/** Whether the time zone differs from the visitor's at any time of this day. */
export function isOtherTimeZone(day: Day, zone: string): boolean {
  return [0, 12 * 60, 24 * 60 - 1].some((minutes) => {
    const here = visitorTime(day, minutes, zone)
    return here.day !== day || here.minutes !== minutes
  })
}
