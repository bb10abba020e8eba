import { plainText } from './drafts.ts'
import { factMessages as say } from './messages.ts'
import type { Content, Fact, OwnLanguage, PostalAddress, Price } from './site.ts'

/** A text, a price, a duration or an address as visitors read it: 'From £45', '35 € to 50 €', '90 min'. */
export function factText(fact: Fact | undefined, content: Pick<Content, 'language' | 'region'>): string {
  if (typeof fact !== 'object' || 'text' in fact) return plainText(fact)
  if ('minutes' in fact) return say.minutes(fact.minutes, fact.to)
  return 'amount' in fact ? priceText(fact, content) : addressText(fact)
}

/** How the country of the business writes money and dates, in the language of the page. */
export function businessLocale({ language, region }: Pick<Content, 'language' | 'region'>): string {
  return new Intl.Locale(language, region?.country === undefined ? {} : { region: region.country }).toString()
}

/**
 * Memoizes formats of `Intl` by their locale and options: creating one takes much longer than formatting with it, and a
 * calendar formats a label for each day.
 */
function memoizeFormat<Options, Format>(
  make: (locale: string, options: Options) => Format
): (locale: string, options: Options) => Format {
  const made = new Map<string, Format>()
  return (locale, options) => {
    const name = `${locale} ${JSON.stringify(options)}`
    const format = made.get(name) ?? make(locale, options)
    made.set(name, format)
    return format
  }
}

/** Formats dates and times. It throws a RangeError where the browser does not know the time zone. */
export const dateFormat = memoizeFormat(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)
)

/** Formats numbers and sums of money. */
export const numberFormat = memoizeFormat(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options)
)

/** Formats lists of texts. */
export const listFormat = memoizeFormat(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options)
)

function priceText(
  { amount, currency, from, to, unit }: Price,
  content: Pick<Content, 'language' | 'region'>
): string {
  const written = (sum: number): string =>
    numberFormat(businessLocale(content), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...(Number.isInteger(sum) && { minimumFractionDigits: 0 })
    }).format(sum)
  if (amount === 0 && to === undefined) return say.free
  const range = to === undefined ? written(amount) : say.range(written(amount), written(to))
  const sum = unit === undefined ? range : say.per(range, unit)
  return from === true ? say.from(sum) : sum
}

/** Characters of a name that fits beside the navigation at full size. */
const nameMax = 28

/** Whether a name is set smaller, so that it fits beside the navigation. */
export function isLongName(name: string): boolean {
  return Array.from(name).length > nameMax
}

/** Truncates a text to at most `limit` characters, at a word boundary. */
export function truncate(text: string, limit: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(plain)
  if (characters.length <= limit) return plain
  const cut = characters.slice(0, limit - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > limit / 2 ? cut.slice(0, space) : cut}…`
}

/** The lines of an address, split at commas and line breaks. A town and its county stay together. */
export function addressLines(address: string | PostalAddress): readonly string[] {
  if (typeof address === 'object') return partLines(address)
  if (!/\d|\n/.test(address)) return address.trim() === '' ? [] : [address.trim()]
  return address.split(/\s*[,\n]\s*/).filter((line) => line !== '')
}

/**
 * The lines of an address in parts: the postal code stands before the town where it is a number, behind the region where
 * there is one, and else behind the town.
 */
function partLines({ street = '', town = '', region = '', postcode = '' }: PostalAddress): readonly string[] {
  const place = region !== '' ? [town] : /^\d/.test(postcode) ? [postcode, town] : [town, postcode]
  const lines = [...street.split('\n'), place.join(' '), region === '' ? '' : `${region} ${postcode}`]
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** An address as one line. */
export function addressText(address: string | PostalAddress): string {
  return typeof address === 'string' ? address : partLines(address).join(', ')
}

/** The paragraphs of a story, without the one that stands on the page already. */
export function paragraphsBeside(said: string, story: readonly string[]): readonly string[] {
  return story.filter((paragraph) => paragraph.trim() !== said.trim())
}

/** Splits a text into sentences. */
export function splitSentences(text: string): readonly string[] {
  const parts = text.replace(/\s+/g, ' ').trim().split(sentenceEnd)
  const sentences: string[] = []
  for (const part of parts.filter((each) => each !== '')) {
    const last = sentences.at(-1)
    if (last !== undefined && goesOn(last, part)) sentences[sentences.length - 1] = `${last} ${part}`
    else sentences.push(part)
  }
  return sentences
}

/** A blank after the end of a sentence, unless a lower-case letter follows. */
const sentenceEnd = /(?<=[.!?…。！？؟][”’"')\]]*)\s+(?=[^\p{Ll}])/u

/** Abbreviations such as Dr., St., e.g., u.; an acronym and the German hour end sentences. */
const abbreviation = /(?:^|\s)(?:(?!Uhr)\p{Lu}\p{Ll}{0,2}|\p{Ll}|\p{L}(?:\.\p{L})+)\.$/u

/** A short word before a figure: `30 min. 48 €`, `(8 pers.) 32 €`, `sob. 9-14`. */
const shortWord = /(?:^|[\s-])\p{L}{1,4}\.\)?$/u

function goesOn(last: string, next: string): boolean {
  return abbreviation.test(last) || (/^\d/.test(next) && shortWord.test(last))
}

/** A word and its position; case and accents are folded. */
export interface Word {
  folded: string
  start: number
  length: number
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu

/** Scripts without spaces between words: each character counts as a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

export function foldWords(text: string): readonly Word[] {
  return [...text.matchAll(wordPattern)].flatMap((match) => {
    const [word] = match
    if (!unspaced.test(word)) return [{ folded: fold(word), start: match.index, length: word.length }]
    let start = match.index
    return Array.from(word, (letter) => {
      const part = { folded: fold(letter), start, length: letter.length }
      start += letter.length
      return part
    })
  })
}

function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}

/** Relative widths of characters; 1 is an average letter. */
const widths: readonly (readonly [pattern: RegExp, width: number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.8],
  [/[mwMW@%œæŒÆшщжюШЩЖЮ]/u, 1.6],
  [/[fijlrtI.,:;!'’\-()|/ıłíìîï]/u, 0.62],
  [/\p{Lu}/u, 1.22]
]

/**
 * Width of the longest word in average letters, so that CSS can fit it to a column: font-size = column width / (this ×
 * width of a letter).
 */
export function longestWordWidth(text: string): number {
  return Math.max(...text.split(/\s+/).map(textWidth))
}

/** Width of a text on one line, in average letters; at least 1. */
export function textWidth(text: string): number {
  const width = Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0)
  return Math.max(1, Math.round(width * 100) / 100)
}

function letterWidth(letter: string): number {
  return widths.find(([pattern]) => pattern.test(letter))?.[1] ?? 1
}

/**
 * The locale for numbers and dates: that of the country of the business, if it is known. Else the visitor's own where it
 * has the language of the page (en-GB on an English page), or the language of the page with the visitor's region
 * (en-DE), so that no sentence mixes two languages.
 */
export function localeOf(
  { language, region: known }: Pick<Content, 'language' | 'region'>,
  preferred: readonly string[]
): string {
  if (known?.country !== undefined) return businessLocale({ language, region: known })
  const visitor = preferred.filter(isLocale).map((tag) => new Intl.Locale(tag))
  const page = new Intl.Locale(isLocale(language) ? language : 'en')
  const own = visitor.find((locale) => locale.language === page.language)
  if (own !== undefined) return own.toString()
  const region = visitor.find((locale) => locale.region !== undefined)?.region
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
