import { letters } from './letters.ts'
import {
  dollarCurrencies,
  fromWords,
  gluedSigns,
  perWords,
  priceUnits,
  signsBefore,
  signsBehind,
  unitNouns,
  unitWords,
  type PriceUnit
} from './money-words.ts'

/** A price as a text gives it. `written` and `words` are its own words. */
export type ReadPrice =
  | {
      readonly kind: 'amount'
      readonly amount: number
      /** ISO 4217 */
      readonly currency: string
      /** True for the lowest of several prices. */
      readonly from?: true
      readonly per?: PriceUnit
      readonly written: string
    }
  | { readonly kind: 'words'; readonly words: string }

/** An amount of money in a text, with the place where it stands. */
export interface FoundMoney {
  readonly at: number
  readonly end: number
  readonly price: ReadPrice
}

/** An amount in figures, with or without separators. */
export const amountPattern =
  "\\d{1,3}(?:[.,’'\\u00a0\\u202f ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,2})?(?![\\d.,]\\d)(?!\\d)"
const anySign = (signs: readonly (readonly [string, string])[]): string =>
  signs.map(([sign]) => sign).join('|')

/** Amounts without a sign, as `15,-` in a list of prices, are in the currency of the business where people write so. */
const dashCurrencies: readonly string[] = ['EUR', 'CHF', 'SEK', 'NOK', 'DKK']

const amounts = new RegExp(
  `(?<![${letters}])(?:(?<euros>\\d{1,3})€(?<cents>\\d{2})(?![\\d${letters}])|(?<![.,:\\d])(?<dashed>\\d{1,4})[.,][-–](?!\\s?(?:${anySign(signsBehind)}|\\d)(?![${letters}]))|(?<before>${anySign(signsBefore)})\\s?(?<first>${amountPattern})(?:[.,][-–])?|(?<second>${amountPattern})(?:[.,][-–])?\\s?(?<behind>${anySign(signsBehind)})(?![${letters}]))`,
  'giu'
)
const anyLetter = new RegExp(`[${letters}]`, 'u')
const starting = new RegExp(`(?<![${letters}])(?:${fromWords})\\s+$`, 'iu')
const nouns = Object.values(unitNouns).join('|')
const units = new RegExp(
  `^\\s*(?:(?:\\/\\s?|(?:${perWords})\\s*)(?<noun>${nouns})|(?<word>${Object.values(unitWords).join('|')}))(?![${letters}])`,
  'iu'
)
const unknownUnit = /^\s*(?:\/\s?|(?:an?|per|pro|par|por)\s+)[\wÀ-ɏ]+(?:\s[\wÀ-ɏ]+)?/iu
const withoutTax =
  /^\s*(?:\+|plus|zzgl\.?|ex\.?|excl\.?|hors|más|mas|più)\s*(?:vat|gst|mwst|ust|tva|iva|taxes|btw|tax)(?![\wÀ-ɏ])/iu
const rangeBehind = new RegExp(
  `^\\s*(?:-|–|—|to|bis|à|a|do|tot)\\s*(?:${anySign(signsBefore)})?\\s?\\d`,
  'iu'
)
const rangeWord = /^\s*(?:-|–|—|to|bis|à|a|do|tot)\s*$/iu

/** The lower end of `150-200 zł`, with what leads to it. */
const rangeBefore = new RegExp(
  `(?:(?:${fromWords}|de)\\s+)?\\d+(?:[.,]\\d+)?\\s*(?:-|–|—|to|bis|à|a|do|tot)\\s*$`,
  'iu'
)

/** Parses `1,850`, `85.000`, `12,50`, `1 090`: a group of three digits behind a separator is thousands. */
export function parseAmount(text: string): number {
  const decimals = /[.,](\d{1,2})$/u.exec(text)?.[1]
  const whole = decimals === undefined ? text : text.slice(0, -decimals.length - 1)
  return Number(`${whole.replace(/\D/gu, '')}.${decimals ?? '0'}`)
}

const matchers = <Value>(
  entries: readonly (readonly [string, Value])[]
): readonly (readonly [RegExp, Value])[] =>
  entries.map(([words, value]) => [new RegExp(`^(?:${words})$`, 'iu'), value])
const currenciesBefore = matchers(signsBefore)
const currenciesBehind = matchers(signsBehind)
const unitMatchers = matchers(
  priceUnits.flatMap((unit) => [
    [unitNouns[unit], unit] as const,
    ...(unitWords[unit] === undefined ? [] : [[unitWords[unit], unit] as const])
  ])
)

/** The currency that a sign before or behind an amount means; `$` is the dollar of the business, where it has one. */
export function currencyOf(before: string, behind: string, own?: string): string | undefined {
  const [sign, known] = before === '' ? [behind, currenciesBehind] : [before, currenciesBefore]
  const code = known.find(([pattern]) => pattern.test(sign))?.[1]
  if (code === 'rand') return own === 'ZAR' ? own : undefined
  if (code !== 'dollar') return code
  return own !== undefined && dollarCurrencies.includes(own) ? own : undefined
}

function unitBehind(text: string): { length: number; unit: PriceUnit } | undefined {
  const match = units.exec(text)
  const { noun = '', word = noun } = match?.groups ?? {}
  const unit = unitMatchers.find(([pattern]) => pattern.test(word))?.[1]
  return match === null || unit === undefined ? undefined : { length: match[0].length, unit }
}

/** The length of what makes a price more than an amount: another end, a tax, a unit that is not known. */
function openEnd(behind: string): number {
  return withoutTax.exec(behind)?.[0].length ?? unknownUnit.exec(behind)?.[0].length ?? 0
}

/** Tells whether a match is money: no `R 2` outside South Africa, no `CAD 2D`. */
function isMoney(match: RegExpExecArray, own?: string): boolean {
  const before = match.groups?.['before']?.toUpperCase() ?? ''
  if (!gluedSigns.includes(before)) return true
  const isPart = anyLetter.test(match.input.charAt(match.index + match[0].length))
  return !isPart && (before !== 'R' || own === 'ZAR')
}

/** The currency of a match. */
function currencyIn(groups: Readonly<Record<string, string | undefined>>, own?: string): string | undefined {
  if (groups['euros'] !== undefined) return 'EUR'
  if (groups['dashed'] !== undefined)
    return own !== undefined && dashCurrencies.includes(own) ? own : undefined
  return currencyOf(groups['before'] ?? '', groups['behind'] ?? '', own)
}

function amountIn({
  first,
  second,
  dashed,
  euros,
  cents
}: Readonly<Record<string, string | undefined>>): number {
  return parseAmount(euros === undefined ? (first ?? second ?? dashed ?? '') : `${euros},${cents ?? ''}`)
}

/**
 * Finds the amounts of money in a text. What is more than an amount in a known currency by a known unit is a price in
 * words.
 * @param own the currency of the business, which `$` is read as
 */
export function findMoney(text: string, own?: string): FoundMoney[] {
  const matches = [...text.matchAll(amounts)].filter((match) => isMoney(match, own))
  const found = matches.map((match): FoundMoney => {
    const groups = match.groups ?? {}
    const { before = '' } = groups
    const lower = before === '' ? rangeBefore.exec(text.slice(0, match.index)) : null
    const start = lower ?? starting.exec(text.slice(0, match.index))
    const at = match.index - (start?.[0].length ?? 0)
    const amountEnd = match.index + match[0].length
    const unit = unitBehind(text.slice(amountEnd))
    const unitEnd = amountEnd + (unit?.length ?? 0)
    const open = openEnd(text.slice(unitEnd))
    const end = unitEnd + open
    const written = text.slice(at, end).trim()
    const currency = currencyIn(groups, own)
    if (currency === undefined || lower !== null || open > 0 || rangeBehind.test(text.slice(amountEnd)))
      return { at, end, price: { kind: 'words', words: written } }
    const price: ReadPrice = {
      kind: 'amount',
      amount: amountIn(groups),
      currency,
      ...(start !== null && { from: true as const }),
      ...(unit !== undefined && { per: unit.unit }),
      written
    }
    return { at, end, price }
  })
  return withRanges(found, text)
}

/** Makes one price of two ends of a range that have a sign each, as `£25 to £40`. */
function withRanges(found: readonly FoundMoney[], text: string): FoundMoney[] {
  return found.reduce<FoundMoney[]>((joined, next) => {
    const last = joined.at(-1)
    if (last === undefined || !rangeWord.test(text.slice(last.end, next.at))) return [...joined, next]
    const words = text.slice(last.at, next.end).trim()
    return [...joined.slice(0, -1), { at: last.at, end: next.end, price: { kind: 'words', words } }]
  }, [])
}
