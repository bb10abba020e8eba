import { dayOf, type Day } from './calendar.ts'
import type { LocalTime } from './opening-times.ts'
import { foldWords } from './words.ts'

/** Time zones by calling code: only of countries that have one. */
const zonesByCode: Readonly<Record<string, string>> = {
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

/** Time zones by names that stand at the end of an address: countries, parts of them, and towns that name no country. */
const zonesByName: readonly (readonly [zone: string, names: string])[] = [
  [
    'Europe/London',
    'uk|united kingdom|england|scotland|wales|northern ireland|great britain|london|manchester|leeds|liverpool|bristol|york|sheffield|edinburgh|glasgow|cardiff|belfast|chester|brighton|oxford'
  ],
  ['Europe/Dublin', 'ireland|dublin|cork|galway'],
  [
    'Europe/Berlin',
    'germany|deutschland|berlin|hamburg|munchen|munich|koln|cologne|frankfurt|freiburg|leipzig|stuttgart'
  ],
  ['Europe/Vienna', 'austria|osterreich|vienna|wien|graz|salzburg'],
  ['Europe/Zurich', 'switzerland|schweiz|zurich|geneva|basel|bern'],
  ['Europe/Paris', 'france|paris|lyon|marseille|toulouse|nantes|bordeaux'],
  ['Europe/Madrid', 'espana|madrid|barcelona|valencia|sevilla'],
  ['Europe/Rome', 'italy|italia|rome|roma|milan|milano|naples|napoli|turin|torino'],
  ['Europe/Amsterdam', 'netherlands|nederland|amsterdam|rotterdam|utrecht'],
  ['Europe/Brussels', 'belgium|brussels|antwerp|ghent'],
  ['Europe/Warsaw', 'poland|polska|warsaw|warszawa|krakow|wroclaw|wrocław|łodz|poznan|gdansk|lodz'],
  ['Europe/Prague', 'czechia|czech republic|prague|praha|brno'],
  ['Europe/Stockholm', 'sweden|sverige|stockholm|gothenburg|goteborg|malmo'],
  ['Europe/Copenhagen', 'denmark|danmark|copenhagen|aarhus'],
  ['Europe/Oslo', 'norway|norge|oslo|bergen'],
  ['Europe/Helsinki', 'finland|suomi|helsinki'],
  ['Europe/Athens', 'greece|athens'],
  ['Europe/Istanbul', 'turkey|turkiye|istanbul|ankara|izmir'],
  ['Africa/Lagos', 'nigeria|lagos|abuja'],
  ['Africa/Cairo', 'egypt|cairo'],
  ['Asia/Dubai', 'uae|united arab emirates|dubai|abu dhabi'],
  ['Asia/Kolkata', 'india|mumbai|delhi|bangalore|bengaluru'],
  ['Asia/Tokyo', 'japan|tokyo|osaka|kyoto'],
  ['Asia/Singapore', 'singapore'],
  [
    'America/New_York',
    'connecticut|ct|delaware|georgia|maine|maryland|massachusetts|ma|new hampshire|nh|new jersey|nj|new york|ny|north carolina|nc|ohio|oh|pennsylvania|pa|rhode island|ri|south carolina|sc|vermont|vt|virginia|va|west virginia|wv|dc|boston|brooklyn|philadelphia|atlanta|ontario|toronto|quebec|montreal'
  ],
  [
    'America/Chicago',
    'alabama|al|arkansas|ar|illinois|il|iowa|ia|louisiana|minnesota|mn|mississippi|ms|missouri|mo|oklahoma|ok|wisconsin|wi|chicago|dallas|houston|austin|new orleans|minneapolis'
  ],
  ['America/Denver', 'colorado|co|montana|mt|new mexico|nm|utah|ut|wyoming|wy|denver'],
  ['America/Phoenix', 'arizona|az|phoenix|tucson'],
  [
    'America/Los_Angeles',
    'california|ca|washington|wa|los angeles|san francisco|san diego|seattle|oregon|or'
  ],
  ['Australia/Sydney', 'new south wales|nsw|sydney'],
  ['Australia/Melbourne', 'melbourne'],
  ['Pacific/Auckland', 'new zealand|auckland|wellington']
]

/** The time zone of a business as far as its telephone number or address tells; undefined where they do not. */
export function findTimeZone({
  location,
  contactPhone
}: {
  location: string
  contactPhone: string
}): string | undefined {
  return findPhoneZone(contactPhone) ?? findPlaceZone(location)
}

function findPhoneZone(number: string): string | undefined {
  const digits = /^\s*(?:\+|00)\s*([\d\s().-]+)/.exec(number)?.[1]?.replace(/\D/g, '') ?? ''
  return [3, 2].map((length) => zonesByCode[digits.slice(0, length)]).find((zone) => zone !== undefined)
}

/** The name nearest to the end counts: 'York Street, Boston, MA' lies in Massachusetts. */
function findPlaceZone(place: string): string | undefined {
  const parts = place.split(/[,\n]/).map((part) => foldWords(part).map(({ folded }) => folded))
  for (const part of parts.toReversed()) {
    // A house number or a postcode stands beside the name, and says nothing.
    const name = part.filter((word) => !/\d/.test(word)).join(' ')
    const found = zonesByName.find(([, names]) => names.split('|').includes(name))
    if (found !== undefined) return found[0]
  }
  return undefined
}

/** Day and minute at a place; the visitor's own clock where the zone is not known. */
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

/** The moment at which a clock at the zone shows this day and minute. */
export function toInstant(day: Day, minutes: number, zone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  // The offset at the first guess is the right one but for the hours around a change of the clock.
  let instant = wanted
  for (let round = 0; round < 2; round += 1) {
    const shown = localTime(new Date(instant), zone)
    instant += wanted - (Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * 60_000)
  }
  return new Date(instant)
}

/** Whether a clock at the zone shows another time than the visitor's. */
export function isOtherTimeZone(now: Date, zone: string): boolean {
  const there = localTime(now, zone)
  const here = localTime(now, undefined)
  return there.day !== here.day || there.minutes !== here.minutes
}
