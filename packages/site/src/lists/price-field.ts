import { amountPattern, currencyOf, parseAmount } from '../reading/money.ts'
import { currenciesWithSign, formatSum } from '../reading/currency.ts'
import { fromWords, perWords } from '../reading/money-words.ts'
import type { Price } from '../content/content.ts'
import { listMessages } from './messages.ts'

/** What a price field was understood as. */
export type TypedPrice =
  | { readonly kind: 'none' }
  | { readonly kind: 'amount'; readonly price: Price }
  /** Kept as it was typed; `hint` says what would make it an amount. */
  | { readonly kind: 'words'; readonly words: string; readonly hint?: string }
  | { readonly kind: 'refused'; readonly message: string }

const mostAmount = 10_000_000
const mostWords = 60

const sign = '[^\\d\\s.,;:()+\\/–—-]{1,6}\\.?'
const amount = (name: string): string =>
  `(?<before${name}>${sign})?\\s*(?<amount${name}>${amountPattern})(?:[.,][-–])?\\s*(?<behind${name}>${sign})?`
const pricePattern = new RegExp(
  `^(?:(?<from>${fromWords})\\s+)?${amount('')}(?<plus>\\s*\\+)?` +
    `(?:\\s*(?:-|–|—|to|bis|à|a|do|tot|até|hasta)\\s*${amount('2')})?` +
    `(?:\\s*(?:\\/|(?:${perWords})\\s)\\s*(?<unit>\\p{L}[\\p{L}\\p{M} .²³-]{0,29}))?$`,
  'iu'
)
/** The sign in place of the decimal point, as it is written in France: `2€80`. */
const signInside = /(\d)\s?([€£$])\s?(\d\d)(?!\d)/u
const negative = /^[^\p{L}\d]{0,3}[-–−]/u

const surcharge = /^\+\s*/u

function currencyNamed(before: string, behind: string, own: string | undefined): string | undefined {
  const named = before === '' ? behind : before
  if (named === '') return own
  const code = named.toUpperCase()
  if (/^[A-Z]{3}$/u.test(code) && Intl.supportedValuesOf('currency').includes(code)) return code
  return currencyOf(before, behind, own) ?? currenciesWithSign(named, own)[0]
}

/** Decimals of a currency: two of pounds, none of yen. */
function decimalsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency
  }).resolvedOptions()
  return maximumFractionDigits
}

function hasDecimalsOf(currency: string, value: number): boolean {
  const factor = 10 ** decimalsOf(currency)
  return Number.isInteger(Number((value * factor).toFixed(6)))
}

/**
 * Understands a price as an owner types it: `45`, `£45`, `from 45`, `35-50`, `12,50 zł`, `2€80`, `45 per hour`. What it does
 * not understand is kept as words, such as `on request`, and so is
 * a surcharge, such as `+ 25 €`.
 * @param own the currency of the business, ISO 4217; undefined where it is not known
 */
export function parsePriceField(typed: string, own: string | undefined): TypedPrice {
  const text = typed.replaceAll(/\s+/gu, ' ').trim().replace(signInside, '$1,$3 $2')
  if (text === '') return { kind: 'none' }
  if (negative.test(text)) return { kind: 'refused', message: listMessages.negativePrice }
  if (surcharge.test(text)) return asSurcharge(text, own)
  const found = pricePattern.exec(text)?.groups
  if (found === undefined) return asWords(text)
  const { from, before = '', amount: low = '', behind = '', plus } = found
  const { before2 = '', amount2: high, behind2 = '', unit } = found
  const signs = before + behind === '' ? [before2, behind2] : [before, behind]
  const currency = currencyNamed(signs[0] ?? '', signs[1] ?? '', own)
  if (currency === undefined) {
    return signs.join('') === ''
      ? { kind: 'words', words: text, hint: listMessages.nameCurrency }
      : asWords(text)
  }
  const values = [parseAmount(low), ...(high === undefined ? [] : [parseAmount(high)])]
  if (values.some((value) => value > mostAmount)) return { kind: 'refused', message: listMessages.hugePrice }
  if (!values.every((value) => hasDecimalsOf(currency, value))) {
    return { kind: 'refused', message: listMessages.priceDecimals(currency, decimalsOf(currency)) }
  }
  const [first = 0, second] = values
  if (second !== undefined && second <= first) {
    return { kind: 'refused', message: listMessages.priceRange(low, high ?? '') }
  }
  const price = {
    amount: first,
    currency,
    ...((from !== undefined || plus !== undefined) && second === undefined && { from: true as const }),
    ...(second !== undefined && { to: second }),
    ...(unit !== undefined && { unit: unit.trim() })
  }
  return { kind: 'amount', price }
}

/** What is added to another price, as `+ 25 €` for a home visit, is no price of its own: it stays as it was typed. */
function asSurcharge(text: string, own: string | undefined): TypedPrice {
  const added = parsePriceField(text.replace(surcharge, ''), own)
  if (added.kind === 'none') return asWords(text)
  return added.kind === 'amount' ? { kind: 'words', words: text } : added
}

function asWords(text: string): TypedPrice {
  if (!/\p{L}/u.test(text)) return { kind: 'refused', message: listMessages.noPrice }
  return text.length > mostWords
    ? { kind: 'refused', message: listMessages.longPrice(mostWords) }
    : { kind: 'words', words: text }
}

/**
 * A price as text that `parsePriceField` understands again: `from £45`, `£35 to £50 per hour`.
 * @param country of the business, ISO 3166-1; undefined where it is not known
 */
export function formatPriceField(price: Price | string, country?: string): string {
  if (typeof price === 'string') return price
  const { currency, from, to, unit } = price
  const sum = formatSum(currency, price.amount, country)
  const range = to === undefined ? sum : `${sum} to ${formatSum(currency, to, country)}`
  return `${from === true ? 'from ' : ''}${range}${unit === undefined ? '' : ` per ${unit}`}`
}
