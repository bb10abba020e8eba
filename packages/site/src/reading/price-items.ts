import { letters } from './letters.ts'
import { findLengths } from './lengths.ts'
import { findMoney, type ReadPrice } from './money.ts'
import { guestWords, includedBehind, including, tails } from './price-list-words.ts'

/** A part of a price list: what it names, what it costs and how long it takes. */
export interface PriceItem {
  /** What stands before the price or the length, as it was typed. */
  readonly before: string
  readonly prices: readonly ReadPrice[]
  readonly minutes?: number
  /** What stands behind and is not understood. */
  readonly behind: string
}

const abbreviated =
  /(?<![\wÀ-ɏ])(?:fr|sfr|kat|tel|nr|no|st|ca|bzw|inkl|zzgl|incl|approx|dr|mr|mrs|ms|env|aprox|godz|u|pon|wt|śr|czw|pt|sob|min|mins|std|hrs?|ul|co|a\.m|p\.m)\.$/iu
const continued = /^[a-z\dß-ÿ]/u
const always = /(?:fr|sfr|kat|nr|u|st|dr|mr|mrs|ms|co)\.$/iu

/** The sentences of a text, where `Fr. 15` and `30 Min. pro Woche` end none. */
export function splitOffers(text: string): string[] {
  const parts = text.slice(0, 4000).split(/(?<=[.!?])\s+|\n|;\s*|\s[•|]\s/u)
  return parts.reduce<string[]>((sentences, part) => {
    const last = sentences.at(-1)
    const open = last !== undefined && abbreviated.test(last) && (always.test(last) || continued.test(part))
    return open ? [...sentences.slice(0, -1), `${last} ${part}`] : [...sentences, part]
  }, [])
}

/** What is longer is no part of a price list. */
const longestItem = 200

const conjunction = /\s+(?:and|or|then|und|oder|et|ou|y|o|e|i|oraz|lub|en|of|\/|\+)\s+(?=\S)/giu
const says = (text: string): boolean => findMoney(text).length > 0 || findLengths(text).length > 0

/** Splits at conjunctions between two parts that both have a price or a length: `Bath and brush £30` stays one. */
function splitConjunctions(part: string): string[] {
  if (part.length > longestItem) return [part]
  for (const match of part.matchAll(conjunction)) {
    const [left, right] = [part.slice(0, match.index), part.slice(match.index + match[0].length)]
    if (says(left) && says(right)) return [left, ...splitConjunctions(right)]
  }
  return [part]
}

/** The parts of a sentence between commas, none of them within brackets. */
export function splitItems(sentence: string): string[] {
  return sentence
    .replace(/[.!?]+$/u, '')
    .split(/,\s+(?![^()]*\))/u)
    .flatMap(splitConjunctions)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Marks from the private use area, which no text has, in the place of a price and of a length. */
const price = '\uE000'
const length = '\uE001'
const marks = /[\uE000\uE001]/gu

interface MarkedText {
  readonly text: string
  readonly prices: readonly ReadPrice[]
  readonly minutes: readonly number[]
  /** The place of the first price, or the end. */
  readonly priceAt: number
}

/** The text with a mark in the place of each price and length. */
function marked(text: string, own?: string): MarkedText {
  const money = findMoney(text, own)
  const times = findLengths(text).filter(
    ({ at, end }) => !money.some((each) => at < each.end && each.at < end)
  )
  const spots = [
    ...money.map(({ at, end }) => ({ at, end, mark: price })),
    ...times.map(({ at, end }) => ({ at, end, mark: length }))
  ].sort((a, b) => b.at - a.at)
  return {
    text: spots.reduce((rest, { at, end, mark }) => rest.slice(0, at) + mark + rest.slice(end), text),
    prices: money.map((each) => each.price),
    minutes: times.map(({ minutes }) => minutes),
    priceAt: money[0]?.at ?? text.length
  }
}

const timed = /^(?:on\s+)?[\wÀ-ɏ]+\s(?:at|um|à|alle|às|a las|om)\s\d[\d.:h]*\s?(?:am|pm|uhr)?$/iu
const silent = new RegExp(
  `^(?:(?:for|für|pour|para|por|per|voor|dura|${tails})(?![${letters}])\\s*)*(?:(?:${including})(?![${letters}]).*)?$`,
  'iu'
)
const included = new RegExp(`^[${letters}\\s’'-]{2,30}\\s(?:${includedBehind})$`, 'iu')
const limited = new RegExp(
  `^(?:(?:for|für|pour|para|per|voor|dla)\\s)?(?:up to|max\\.?|bis(?: zu)?|jusqu[’']à|hasta|fino a|até|do|tot)\\s\\d+\\s(?:${guestWords})$`,
  'iu'
)
/** Tells whether nothing behind a price changes it. */
const isSilent = (behind: string): boolean =>
  [silent, timed, included, limited].some((pattern) => pattern.test(behind))

/** What stands in brackets changes no name; the prices and lengths in it count. */
const withoutBrackets = (text: string): string =>
  text.replace(/\(([^)]*)\)/gu, (_all, inner: string) => ` ${(inner.match(marks) ?? []).join(' ')} `).trim()

/** What stands before the price; a length at either end of it is not a part of the name. */
function nameBefore(text: string): string {
  const begun = text.startsWith(length) ? text.slice(1) : text
  const ended = begun.replace(/[\s–—:-]+$/u, '')
  return ended.endsWith(length)
    ? ended.slice(0, -1).replace(/\s(?:of|von|de|di|van|po|à|a)\s*$/iu, '')
    : begun
}

/** Parses a part of a price list. `own` is the currency of the business. */
export function parseItem(text: string, own?: string): PriceItem {
  const all = marked(text, own)
  const flat = withoutBrackets(all.text)
  const [head = '', ...tail] = flat.split(price)
  const name = nameBefore(head)
  const behind = tail.join(' ').replace(marks, ' ').replace(/\s+/gu, ' ').trim()
  // A length within the name belongs to it: `ten one-hour lessons`.
  const within = name.includes(length)
  const [minutes, ...others] = within ? [] : all.minutes
  return {
    before: within ? text.slice(0, all.priceAt) : name,
    prices: all.prices,
    behind: isSilent(behind) ? '' : behind,
    ...(minutes !== undefined && others.length === 0 && { minutes })
  }
}
