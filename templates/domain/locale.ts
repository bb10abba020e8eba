import type { Content, OwnLanguage } from './site.ts'

/**
 * The locale for numbers and dates: the visitor's own where it has the language of the page (en-GB on an English page),
 * else the language of the page with the visitor's region (en-DE), so that no sentence mixes two languages.
 */
export function localeOf(language: string, preferred: readonly string[]): string {
  const known = preferred.filter(isLocale).map((tag) => new Intl.Locale(tag))
  const page = new Intl.Locale(isLocale(language) ? language : 'en')
  const own = known.find((locale) => locale.language === page.language)
  if (own !== undefined) return own.toString()
  const region = known.find((locale) => locale.region !== undefined)?.region
  return region === undefined || page.region !== undefined
    ? page.toString()
    : new Intl.Locale(page, { region }).toString()
}

/** The unit of distances on road signs. */
export function roadUnits(locale: string): 'mile' | 'kilometer' {
  const region = new Intl.Locale(locale).maximize().region ?? ''
  return ['US', 'GB', 'LR', 'MM'].includes(region) ? 'mile' : 'kilometer'
}

/** The first day of the week in the locale, 0 for Sunday to 6. */
export function firstWeekday(locale: string): number {
  const region = new Intl.Locale(locale).maximize().region ?? ''
  if (sundayFirst.includes(region)) return 0
  return saturdayFirst.includes(region) ? 6 : 1
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** From CLDR's week data; `Intl.Locale.getWeekInfo` is missing in Firefox. */
const sundayFirst = (
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH ' +
  'PK PR PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
).split(' ')
const saturdayFirst = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ')

/** Writes the time of day of a moment in milliseconds, as the locale does. */
export function timeOfDay(locale: string): (time: number) => string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
  return (time) => format.format(time)
}

/**
 * The `lang` of the owner's texts, where it differs from the language of the page. In another script it is certain
 * whose text it is; in the same script, only name and description are certainly the owner's.
 */
export function ownLanguageOf(
  { ownLanguage }: Pick<Content, 'ownLanguage'>,
  text: string,
  certain: boolean
): OwnLanguage | undefined {
  if (ownLanguage === undefined) return undefined
  const own = isLatin(ownLanguage.language) ? certain : isMostlyForeign(text)
  return own ? ownLanguage : undefined
}

function isLatin(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Latn'
}

function isMostlyForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return latin * 2 < letters
}
