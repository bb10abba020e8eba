/**
 * Countries as people end an address, in English and in the country's own words, by their code (ISO 3166-1 alpha-2),
 * with the currency that is paid there. Any other name is read as a part of the place.
 */
const countries: Readonly<Record<string, readonly [currency: string, names: string]>> = {
  GB: ['GBP', 'uk|u.k.|united kingdom|great britain|england|scotland|wales|cymru|northern ireland'],
  US: ['USD', 'usa|u.s.a.|us|u.s.|united states|united states of america'],
  CA: ['CAD', 'canada'],
  AU: ['AUD', 'australia'],
  NZ: ['NZD', 'new zealand|aotearoa'],
  IE: ['EUR', 'ireland|éire'],
  DE: ['EUR', 'germany|deutschland'],
  AT: ['EUR', 'austria|österreich'],
  FR: ['EUR', 'france'],
  IT: ['EUR', 'italy|italia'],
  ES: ['EUR', 'spain|españa'],
  PT: ['EUR', 'portugal'],
  NL: ['EUR', 'netherlands|the netherlands|nederland'],
  BE: ['EUR', 'belgium|belgië|belgique'],
  LU: ['EUR', 'luxembourg'],
  FI: ['EUR', 'finland|suomi'],
  GR: ['EUR', 'greece|ελλάδα'],
  CY: ['EUR', 'cyprus'],
  MT: ['EUR', 'malta'],
  SI: ['EUR', 'slovenia'],
  SK: ['EUR', 'slovakia|slovensko'],
  EE: ['EUR', 'estonia'],
  LV: ['EUR', 'latvia'],
  LT: ['EUR', 'lithuania'],
  HR: ['EUR', 'croatia|hrvatska'],
  BG: ['EUR', 'bulgaria'],
  CH: ['CHF', 'switzerland|schweiz|suisse|svizzera'],
  PL: ['PLN', 'poland|polska'],
  CZ: ['CZK', 'czechia|czech republic|česko|česká republika'],
  HU: ['HUF', 'hungary|magyarország'],
  RO: ['RON', 'romania|românia'],
  SE: ['SEK', 'sweden|sverige'],
  NO: ['NOK', 'norway|norge'],
  DK: ['DKK', 'denmark|danmark'],
  TR: ['TRY', 'turkey|türkiye'],
  UA: ['UAH', 'ukraine|україна'],
  JO: ['JOD', 'jordan|الأردن'],
  AE: ['AED', 'uae|united arab emirates|الإمارات'],
  SA: ['SAR', 'saudi arabia|السعودية'],
  EG: ['EGP', 'egypt|مصر'],
  MA: ['MAD', 'morocco|المغرب|maroc'],
  IL: ['ILS', 'israel|ישראל'],
  NG: ['NGN', 'nigeria'],
  KE: ['KES', 'kenya'],
  ZA: ['ZAR', 'south africa'],
  IN: ['INR', 'india|भारत'],
  LK: ['LKR', 'sri lanka'],
  JP: ['JPY', 'japan|日本'],
  SG: ['SGD', 'singapore'],
  MX: ['MXN', 'mexico|méxico'],
  BR: ['BRL', 'brazil|brasil'],
  CO: ['COP', 'colombia'],
  AR: ['ARS', 'argentina'],
  CL: ['CLP', 'chile'],
  GH: ['GHS', 'ghana']
}

const codes = new Map(
  Object.entries(countries).flatMap(([code, [, names]]) =>
    names.split('|').map((name) => [name, code] as const)
  )
)

/** The code of a country by its name (ISO 3166-1 alpha-2); undefined where it is no country. */
export const codeOfCountry = (name: string): string | undefined => codes.get(name.trim().toLowerCase())

/** The currency of a country by its name; undefined where it is no country. */
export function currencyOfCountry(name: string): string | undefined {
  const code = codeOfCountry(name)
  return code === undefined ? undefined : countries[code]?.[0]
}

/** The country of a currency that is paid in one country alone; undefined for the euro. */
export function countryOfCurrency(currency: string): string | undefined {
  const paid = Object.entries(countries).filter(([, [code]]) => code === currency)
  return paid.length === 1 ? paid[0]?.[0] : undefined
}
