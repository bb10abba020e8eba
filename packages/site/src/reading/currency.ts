import type { BusinessInfo } from '../site.ts'
import { currencyOfCountry } from './countries.ts'
import { readLanguage } from './language.ts'
import { currencyOfRegion } from './regions.ts'

/** Format of amounts in a currency, and its rough rate to one dollar. */
interface Currency {
  readonly before?: string
  readonly after?: string
  readonly units: number
}

const dollars: Currency = { before: '$', units: 1 }
const crowns: Currency = { after: ' kr', units: 10 }

const currencies: Readonly<Record<string, Currency>> = {
  USD: dollars,
  CAD: dollars,
  AUD: dollars,
  NZD: dollars,
  SGD: { before: 'S$', units: 1 },
  GBP: { before: '£', units: 1 },
  EUR: { after: ' €', units: 1 },
  CHF: { before: 'CHF ', units: 1 },
  PLN: { after: ' zł', units: 4 },
  CZK: { after: ' Kč', units: 20 },
  HUF: { after: ' Ft', units: 400 },
  RON: { after: ' lei', units: 5 },
  SEK: crowns,
  NOK: crowns,
  DKK: { after: ' kr.', units: 7 },
  TRY: { after: ' ₺', units: 40 },
  UAH: { after: ' ₴', units: 40 },
  ILS: { before: '₪', units: 4 },
  AED: { before: 'AED ', units: 4 },
  SAR: { before: 'SAR ', units: 4 },
  JOD: { before: 'JOD ', units: 1 },
  EGP: { before: 'EGP ', units: 50 },
  MAD: { after: ' MAD', units: 10 },
  NGN: { before: '₦', units: 1500 },
  KES: { before: 'KSh ', units: 130 },
  ZAR: { before: 'R', units: 18 },
  INR: { before: '₹', units: 80 },
  LKR: { before: 'Rs ', units: 300 },
  JPY: { before: '¥', units: 150 },
  MXN: { before: '$', units: 20 },
  BRL: { before: 'R$ ', units: 5 },
  COP: { before: '$', units: 4000 },
  ARS: { before: '$', units: 1000 },
  CLP: { before: '$', units: 900 },
  GHS: { before: 'GH₵', units: 12 }
}

const prefixes: Readonly<Record<string, string>> = {
  1: 'USD',
  20: 'EGP',
  212: 'MAD',
  234: 'NGN',
  254: 'KES',
  27: 'ZAR',
  30: 'EUR',
  31: 'EUR',
  32: 'EUR',
  33: 'EUR',
  34: 'EUR',
  351: 'EUR',
  352: 'EUR',
  353: 'EUR',
  356: 'EUR',
  357: 'EUR',
  358: 'EUR',
  359: 'EUR',
  36: 'HUF',
  370: 'EUR',
  371: 'EUR',
  372: 'EUR',
  380: 'UAH',
  385: 'EUR',
  386: 'EUR',
  39: 'EUR',
  40: 'RON',
  41: 'CHF',
  420: 'CZK',
  421: 'EUR',
  43: 'EUR',
  44: 'GBP',
  45: 'DKK',
  46: 'SEK',
  47: 'NOK',
  48: 'PLN',
  49: 'EUR',
  52: 'MXN',
  55: 'BRL',
  61: 'AUD',
  64: 'NZD',
  65: 'SGD',
  81: 'JPY',
  90: 'TRY',
  91: 'INR',
  94: 'LKR',
  962: 'JOD',
  966: 'SAR',
  971: 'AED',
  972: 'ILS'
}

/** Currency by language, the last resort. English, Spanish, Arabic and Portuguese are spoken in too many countries. */
const byLanguage: Readonly<Record<string, string>> = {
  de: 'EUR',
  fr: 'EUR',
  it: 'EUR',
  nl: 'EUR',
  el: 'EUR',
  pl: 'PLN',
  cs: 'CZK',
  tr: 'TRY',
  sv: 'SEK',
  ro: 'RON',
  hu: 'HUF',
  uk: 'UAH',
  ja: 'JPY',
  he: 'ILS'
}

function fromPhone(phone: string): string | undefined {
  const international = /^\s*(?:\+|00)\s*([\d\s().-]+)/u.exec(phone)?.[1]?.replace(/\D/gu, '')
  if (international === undefined) return undefined
  return [3, 2, 1]
    .map((length) => prefixes[international.slice(0, length)])
    .find((code) => code !== undefined)
}

function fromLocalPhone(phone: string): string | undefined {
  if (/^\s*(?:\(\d{3}\)\s?|\d{3}[-.])\d{3}[-.]\d{4}\s*$/u.test(phone)) return 'USD'
  const digits = phone.replace(/\D/gu, '')
  return /^0[1237]/u.test(digits) && digits.length >= 10 && digits.length <= 11 ? 'GBP' : undefined
}

const britishCode = /(?:^|[\s,])[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?(?=$|[\s,])/u
const americanCode = /(?:^|[\s,])([A-Z]{2})\s+\d{5}(?:-\d{4})?(?=$|[\s,])/u
const canadianCode = /(?:^|[\s,])[A-Z]\d[A-Z]\s?\d[A-Z]\d(?=$|[\s,])/u
const regionBehind = /\s([A-Z]{2,3})$/u
const australianCode = /(?:^|[\s,])(?:NSW|QLD|VIC|TAS|ACT|WA|SA|NT)\s+\d{4}(?=$|[\s,])/u
/** `Fremantle WA` is written in Western Australia as `Spokane WA` is in Washington. */
const inTwoCountries = /[^,\s]\s+WA$/u

function fromLocation(location: string): string | undefined {
  const parts = location.split(/[,،、;\n]/u)
  const country = parts.map(currencyOfCountry).find((code) => code !== undefined)
  if (country !== undefined) return country
  if (canadianCode.test(location)) return 'CAD'
  if (australianCode.test(location)) return 'AUD'
  const state = americanCode.exec(location)?.[1]
  if (state !== undefined && currencyOfRegion(state) === 'USD') return 'USD'
  if (britishCode.test(location)) return 'GBP'
  if (inTwoCountries.test(location.trim())) return undefined
  const code = regionBehind.exec(location.trim())?.[1]
  const region = code === undefined ? undefined : currencyOfRegion(code)
  if (region !== undefined) return region
  return parts
    .slice(1)
    .map(currencyOfRegion)
    .find((code) => code !== undefined)
}

/** A code beside an amount says which dollars are meant. */
const namedDollars = ['USD', 'CAD', 'AUD', 'NZD', 'SGD'].map(
  (code) =>
    [
      new RegExp(`(?<!\\p{L})(?:${code}\\s?\\d[\\d.,]*(?![\\d\\p{L}])|\\d\\s?${code}(?!\\p{L}))`, 'u'),
      code
    ] as const
)

const signs: readonly (readonly [RegExp, string])[] = [
  [/£\s?\d/u, 'GBP'],
  [/€\s?\d|\d\s?€/u, 'EUR'],
  [/\d\s?zł/u, 'PLN'],
  [/\d\s?Kč/u, 'CZK'],
  [/\d\s?₺|₺\s?\d/u, 'TRY'],
  [/₹\s?\d/u, 'INR'],
  [/R\$\s?\d/u, 'BRL'],
  [/CHF\s?\d|\d\s?CHF/u, 'CHF'],
  [/GHS\s?\d/u, 'GHS'],
  [/\d\s?euros?(?!\p{L})/iu, 'EUR'],
  [/\d\s?(?:pounds|quid)(?!\p{L})/iu, 'GBP'],
  ...namedDollars
]

/**
 * Detects the currency of a business: by amounts that it names, its country, its telephone number and at last its
 * language. The dollars of the specification where it says nothing of the kind; undefined where it says something that
 * is not known here.
 */
export function readCurrency(info: BusinessInfo): string | undefined {
  const { description, location, contactPhone } = info
  const named = signs.find(([sign]) => sign.test(description))?.[1]
  const { language } = readLanguage(`${info.businessName} ${description}`)
  const found =
    named ??
    fromLocation(location) ??
    fromPhone(contactPhone) ??
    byLanguage[language] ??
    (language === 'en' ? fromLocalPhone(contactPhone) : undefined)
  if (found !== undefined) return found
  return location.trim() === '' && contactPhone.trim() === '' ? 'USD' : undefined
}

/** An amount roughly converted from dollars to a currency; undefined where the rate is not known. */
export function roughSum(code: string | undefined, inDollars: number): number | undefined {
  const currency = code === undefined ? undefined : currencies[code]
  if (currency === undefined) return undefined
  const rough = inDollars * currency.units
  const step = currency.units === 1 ? 1 : 10 ** Math.max(0, Math.floor(Math.log10(rough)) - 1)
  return Math.round(rough / step) * step
}

/** Formats an amount in a currency, roughly converted from dollars; undefined where the rate is not known. */
export function sumIn(code: string | undefined, inDollars: number): string | undefined {
  const currency = code === undefined ? undefined : currencies[code]
  const sum = roughSum(code, inDollars)
  return currency === undefined || sum === undefined ? undefined : withSign(currency, String(sum))
}

function withSign({ before = '', after }: Currency, amount: string): string {
  const grouped = amount.replace(/\B(?=(?:\d{3})+(?:\.|$))/gu, after === undefined ? ',' : ' ')
  return `${before}${grouped}${after ?? ''}`
}

/**
 * Formats an amount in its currency, with the code behind it where the sign is not known.
 * @param country ISO 3166-1; some countries write a sign before the amount that others write behind it
 */
export function formatSum(code: string, amount: number, country?: string): string {
  const usual = currencies[code] ?? { after: ` ${code}`, units: 1 }
  const isFirst = country !== undefined && code in currencies && isSignFirst(code, country)
  const currency = isFirst ? { before: usual.before ?? usual.after?.trim() ?? '', units: usual.units } : usual
  const figures = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return withSign(currency, currency.after === undefined ? figures : figures.replace('.', ','))
}

/** Whether a country writes the sign of a currency before the amount in its language, as Ireland does with the euro's. */
function isSignFirst(code: string, country: string): boolean {
  const locale = new Intl.Locale(`und-${country}`).maximize()
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code })
  return format.formatToParts(1)[0]?.type === 'currency'
}

/** The currencies whose sign this is, the one of the business first. */
export function currenciesWithSign(sign: string, own?: string): string[] {
  const wanted = sign.toLowerCase()
  const found = Object.entries(currencies)
    .filter(([, { before, after }]) => [before, after].some((each) => each?.trim().toLowerCase() === wanted))
    .map(([code]) => code)
  return found.sort((a, b) => Number(b === own) - Number(a === own))
}
