import { dayOf, type Day, type LocalTime } from './calendar.ts'
import type { Site } from './site.ts'
import { internationalDigits, parseTelephones } from './telephone.ts'
import { foldWords } from './text.ts'

/** The time zone of a business: the one that site.json names, or else what its telephone number and address tell. */
export function timeZoneOf({
  businessInfo,
  content
}: Pick<Site, 'businessInfo' | 'content'>): string | undefined {
  return content.region?.timeZone ?? findTimeZone(businessInfo)
}

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

/** A country or part of one: calling code, and time zone where there is only one. */
export interface Region {
  code: string
  zone?: string
}

/** Time zones by calling code, of countries that have one time zone. */
export const zonesByCode: Readonly<Record<string, string>> = {
  '27': 'Africa/Johannesburg',
  '30': 'Europe/Athens',
  '31': 'Europe/Amsterdam',
  '32': 'Europe/Brussels',
  '33': 'Europe/Paris',
  '36': 'Europe/Budapest',
  '39': 'Europe/Rome',
  '40': 'Europe/Bucharest',
  '41': 'Europe/Zurich',
  '43': 'Europe/Vienna',
  '44': 'Europe/London',
  '45': 'Europe/Copenhagen',
  '46': 'Europe/Stockholm',
  '47': 'Europe/Oslo',
  '48': 'Europe/Warsaw',
  '49': 'Europe/Berlin',
  '65': 'Asia/Singapore',
  '81': 'Asia/Tokyo',
  '82': 'Asia/Seoul',
  '90': 'Europe/Istanbul',
  '91': 'Asia/Kolkata',
  '94': 'Asia/Colombo',
  '234': 'Africa/Lagos',
  '254': 'Africa/Nairobi',
  '353': 'Europe/Dublin',
  '358': 'Europe/Helsinki',
  '370': 'Europe/Vilnius',
  '371': 'Europe/Riga',
  '372': 'Europe/Tallinn',
  '385': 'Europe/Zagreb',
  '386': 'Europe/Ljubljana',
  '420': 'Europe/Prague',
  '421': 'Europe/Bratislava',
  '966': 'Asia/Riyadh',
  '971': 'Asia/Dubai',
  '972': 'Asia/Jerusalem'
}

/** Names at the end of an address: countries, parts of them, and towns without a country. */
const named: readonly (readonly [code: string, zone: string | undefined, names: string])[] = [
  [
    '44',
    'Europe/London',
    'uk|united kingdom|england|scotland|wales|northern ireland|great britain|london|manchester|leeds|liverpool|bristol|york|sheffield|edinburgh|glasgow|cardiff|belfast|chester|brighton|oxford'
  ],
  ['353', 'Europe/Dublin', 'ireland|dublin|cork|galway'],
  [
    '49',
    'Europe/Berlin',
    'germany|deutschland|berlin|hamburg|munchen|munich|koln|cologne|frankfurt|freiburg|leipzig|stuttgart'
  ],
  ['43', 'Europe/Vienna', 'austria|osterreich|vienna|wien|graz|salzburg'],
  ['41', 'Europe/Zurich', 'switzerland|schweiz|zurich|geneva|basel|bern'],
  ['33', 'Europe/Paris', 'france|paris|lyon|marseille|toulouse|nantes|bordeaux'],
  ['34', 'Europe/Madrid', 'espana|madrid|barcelona|valencia|sevilla'],
  ['39', 'Europe/Rome', 'italy|italia|rome|roma|milan|milano|naples|napoli|turin|torino'],
  ['31', 'Europe/Amsterdam', 'netherlands|nederland|amsterdam|rotterdam|utrecht'],
  ['32', 'Europe/Brussels', 'belgium|brussels|antwerp|ghent'],
  ['48', 'Europe/Warsaw', 'poland|polska|warsaw|warszawa|krakow|wroclaw|wrocław|łodz|poznan|gdansk|lodz'],
  ['420', 'Europe/Prague', 'czechia|czech republic|prague|praha|brno'],
  ['46', 'Europe/Stockholm', 'sweden|sverige|stockholm|gothenburg|goteborg|malmo'],
  ['45', 'Europe/Copenhagen', 'denmark|danmark|copenhagen|aarhus'],
  ['47', 'Europe/Oslo', 'norway|norge|oslo|bergen'],
  ['358', 'Europe/Helsinki', 'finland|suomi|helsinki'],
  ['30', 'Europe/Athens', 'greece|athens'],
  ['90', 'Europe/Istanbul', 'turkey|turkiye|istanbul|ankara|izmir'],
  ['234', 'Africa/Lagos', 'nigeria|lagos|abuja'],
  ['20', 'Africa/Cairo', 'egypt|cairo'],
  ['971', 'Asia/Dubai', 'uae|united arab emirates|dubai|abu dhabi'],
  ['91', 'Asia/Kolkata', 'india|mumbai|delhi|bangalore|bengaluru'],
  ['81', 'Asia/Tokyo', 'japan|tokyo|osaka|kyoto'],
  ['65', 'Asia/Singapore', 'singapore'],
  [
    '1',
    'America/New_York',
    'connecticut|ct|delaware|georgia|maine|maryland|massachusetts|ma|new hampshire|nh|new jersey|nj|new york|ny|north carolina|nc|ohio|oh|pennsylvania|pa|rhode island|ri|south carolina|sc|vermont|vt|virginia|va|west virginia|wv|dc|boston|brooklyn|philadelphia|atlanta'
  ],
  [
    '1',
    'America/Chicago',
    'alabama|al|arkansas|ar|illinois|il|iowa|ia|louisiana|minnesota|mn|mississippi|ms|missouri|mo|oklahoma|ok|wisconsin|wi|chicago|dallas|houston|austin|new orleans|minneapolis'
  ],
  ['1', 'America/Denver', 'colorado|co|montana|mt|new mexico|nm|utah|ut|wyoming|wy|denver'],
  ['1', 'America/Phoenix', 'arizona|az|phoenix|tucson'],
  ['1', 'America/Los_Angeles', 'california|ca|wa|los angeles|san francisco|san diego|seattle|oregon|or'],
  ['61', 'Australia/Sydney', 'new south wales|nsw|sydney'],
  ['61', 'Australia/Melbourne', 'melbourne'],
  ['64', 'Pacific/Auckland', 'new zealand|auckland|wellington'],
  ['1', 'America/Toronto', 'toronto|ottawa|montreal|quebec'],
  ['1', 'America/Edmonton', 'alberta|calgary|edmonton'],
  ['1', 'America/Winnipeg', 'manitoba|winnipeg'],
  // Countries and states with several time zones, or, as Washington, ambiguous names.
  [
    '1',
    undefined,
    'us|usa|united states|united states of america|canada|british columbia|bc|ontario|nunavut|yukon|washington'
  ],
  [
    '1',
    undefined,
    'alaska|ak|florida|fl|hawaii|hi|idaho|id|indiana|in|kansas|ks|kentucky|ky|michigan|mi|nebraska|ne|nevada|nv|north dakota|nd|south dakota|sd|tennessee|tn|texas|tx|puerto rico|pr'
  ],
  ['34', undefined, 'spain'],
  ['61', undefined, 'australia|western australia|queensland|qld|south australia|northern territory'],
  ['52', undefined, 'mexico'],
  ['55', undefined, 'brazil|brasil'],
  ['351', undefined, 'portugal'],
  ['7', undefined, 'russia']
]

export const regionsByName: ReadonlyMap<string, Region> = new Map(
  named.flatMap(([code, zone, names]) =>
    names.split('|').map((name) => [name, zone === undefined ? { code } : { code, zone }] as const)
  )
)

/** US states that share a name or code with a country: `Tbilisi, Georgia`, `Tel Aviv, IL`. */
export const ambiguousStates: ReadonlySet<string> = new Set(
  'georgia|al|ar|az|ca|co|id|il|in|ky|ma|mn|mo|ms|mt|nc|ne|pa|pr|sc|sd|tn|va'.split('|')
)

/** Area codes of other countries and territories with +1: the Caribbean, Bermuda and the Pacific. */
export const caribbeanCode =
  /^1(?:242|246|264|268|284|340|345|441|473|649|658|664|670|671|684|721|758|767|784|787|809|829|849|868|869|876|939)/
