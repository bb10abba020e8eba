import { letters } from './letters.ts'
import type { ReadPrice } from './money.ts'
import { findMoney, parseAmount } from './money.ts'
import { freeWords, fromWords, quoteWords } from './money-words.ts'
import { findDay } from './opening.ts'
import { parseItem, splitItems, splitOffers, type PriceItem } from './price-items.ts'
import { estimates, firstWords, notFree } from './price-list-words.ts'
import { topicOf, type Topic } from './topic.ts'
import { cleanName, completedName, isServiceName, nameUnder, titled } from './service-names.ts'

/** A service that a text names, with what it says of it. */
export interface ReadService {
  readonly name: string
  readonly price?: ReadPrice
  readonly minutes?: number
}

const most = 30

const freeOfCharge = new RegExp(
  `^(.*?)[\\s:–-]+(?:is |are |ist |est |es |è |é |jest )?(?:always |immer )?(${freeWords})$`,
  'iu'
)
const onRequest = new RegExp(`^(.*?)[\\s:–-]+(?:is |are )?(${quoteWords})$`, 'iu')
const first = new RegExp(`(?<![${letters}])(?:${firstWords})(?![${letters}])`, 'iu')
const unlikely = new RegExp(`^(?:${notFree})(?![${letters}’'])`, 'iu')
const estimated = new RegExp(`(?:^|\\s)(?:${estimates})\\s*$`, 'iu')
const meetings =
  /^(?:visits?|viewings?|appointments?|tours?|termine|besichtigung(?:en)?|hausbesuche|rendez-vous|citas?|visite|visitas|wizyty|afspraken)$/iu
/** `Lessons of 60 (48 euro) and 90 minutes`: the unit stands behind the last number only. */
const sharedUnit =
  /(?<=\s)(\d{2,3})(?=\s*(?:\([^)]*\))?\s*(?:,|and|or|und|oder|et|ou|y|o|e|i|lub|en|of)\s+\d{2,3}\s*[-\s]?(min[\wÀ-ɏ]*))/giu

interface Listing {
  readonly services: readonly ReadService[]
  /** The name that a length without a name belongs to. */
  readonly name?: string
  /** What stands before a colon. */
  readonly heading?: string
  /** A name without a price, the first of its sentence. */
  readonly pending?: Topic
  /** What the sentence before names, until a price has a name of its own. */
  readonly topic?: Topic
}

const withMinutes = (minutes: number | undefined): { minutes?: number } =>
  minutes === undefined ? {} : { minutes }

/** The price in words at the end of an item, with the name before it. */
function readWords(text: string, priced: boolean): { name: string; price: ReadPrice } | undefined {
  const free = freeOfCharge.exec(text)
  const [, before = '', words = ''] = free ?? onRequest.exec(text) ?? []
  const name = cleanName(before)
  const fits =
    isServiceName(name) &&
    findDay(name) === undefined &&
    (free === null ? !meetings.test(name) : first.test(name) || (priced && !unlikely.test(name)))
  return fits ? { name, price: { kind: 'words', words } } : undefined
}

const lowest = new RegExp(`\\s(?:${fromWords})\\s*$`, 'iu')

/** `haircut 18` between items that name their currency. */
function readBareAmount(text: string, currency: string): { name: string; price: ReadPrice } | undefined {
  const [, before = '', amount = ''] = /^(.*[A-Za-zÀ-ɏ].*)\s(\d{1,4}(?:[.,]\d{2})?)$/u.exec(text) ?? []
  if (before === '') return undefined
  const from = lowest.exec(before)
  return {
    name: cleanName(from === null ? before : before.slice(0, from.index)),
    price: {
      kind: 'amount',
      amount: parseAmount(amount),
      currency,
      ...(from !== null && { from: true }),
      written: ''
    }
  }
}

const block = /^(?:or\s+)?(?:\d{1,2}|[\wÀ-ɏ]+) for \d+$/iu

/** The currency of a sentence in which each item ends in a number, or is a block such as `ten for 440`. */
function bareCurrency(texts: readonly string[], own?: string): (text: string) => string | undefined {
  const priced = texts.flatMap((text) => findMoney(text, own)).map(({ price }) => price)
  const currency = priced.find((price) => price.kind === 'amount')?.currency
  const each = texts.every(
    (text) => findMoney(text, own).length === 1 || /[A-Za-zÀ-ɏ].*\s\d+(?:[.,]\d{2})?$/u.test(text)
  )
  return (text) => (each || block.test(text) ? currency : undefined)
}

/** The topic of a price without a name that has a length or a unit. */
function ownTopic({ topic }: Listing, minutes: number | undefined, price: ReadPrice): Topic | undefined {
  return price.kind === 'amount' && (minutes !== undefined || price.per !== undefined) ? topic : undefined
}

function addPriced(listing: Listing, { before, minutes, behind }: PriceItem, price: ReadPrice): Listing {
  const { services, name: last, heading } = listing
  const pending = listing.pending ?? ownTopic(listing, minutes, price)
  const cleaned = cleanName(before)
  const name =
    cleaned === ''
      ? minutes === undefined
        ? pending?.name
        : (last ?? pending?.name)
      : (completedName(cleaned, last) ?? nameUnder(heading, cleaned))
  if (behind !== '' || estimated.test(before) || name === undefined || !isServiceName(name))
    return { services, ...(heading !== undefined && { heading }) }
  const service = { name: titled(name), price, ...withMinutes(minutes ?? pending?.minutes) }
  return { services: [...services, service], name, ...(heading !== undefined && { heading }) }
}

/** A length behind a service is its own; a second one is a second service of the same name. */
function addLength(listing: Listing, minutes: number): Listing {
  const last = listing.services.at(-1)
  const { pending } = listing
  if (last === undefined && pending?.minutes === undefined && pending !== undefined)
    return { ...listing, pending: { ...pending, minutes } }
  if (last === undefined || listing.name === undefined) return listing
  const added =
    last.minutes === undefined
      ? [...listing.services.slice(0, -1), { ...last, minutes }]
      : [...listing.services, { name: last.name, minutes }]
  return { ...listing, services: added }
}

const firstUnit =
  /^(?:for the )?first (?!(?:half|hour|day|night|week|month|year|minutes?|hours|days)(?!\p{L}))[\p{L}-]+$/iu

/** `£90 first stump`: the price is that of the first one. */
const withFirstUnit = (item: PriceItem): PriceItem =>
  item.before.trim() !== '' && firstUnit.test(item.behind)
    ? { ...item, before: `${cleanName(item.before)}, ${item.behind.replace(/^for the /iu, '')}`, behind: '' }
    : item

const whatFor = /^(?:for|für|pour|por|para|per|za|voor)\s+(?:an?|the|eine?n?|une?|una?|uma?|een)\s+/iu

/** `50 quid for a standard sweep`: the name stands behind its price. */
function withNameBehind(item: PriceItem): PriceItem {
  const name = item.behind.replace(whatFor, '')
  const turned = item.before.trim() === '' && name !== item.behind && isServiceName(cleanName(name))
  return turned ? { ...item, before: name, behind: '' } : item
}

function addItem(listing: Listing, text: string, at: number, context: SentenceContext): Listing {
  const item = withFirstUnit(withNameBehind(parseItem(text, context.own)))
  const [price, ...others] = item.prices
  if (others.length > 0) return { services: listing.services }
  if (price !== undefined) return addPriced(listing, item, price)
  const name = cleanName(item.before)
  if (name === '') return item.minutes === undefined ? listing : addLength(listing, item.minutes)
  const worded = readWords(item.before.trim(), context.priced)
  if (worded !== undefined) {
    const service = { ...worded, name: titled(worded.name), ...withMinutes(item.minutes) }
    return { services: [...listing.services, service], name: worded.name }
  }
  const currency = context.bare(text)
  const bare = currency === undefined ? undefined : readBareAmount(text, currency)
  if (bare !== undefined) return addPriced(listing, { ...item, before: bare.name }, bare.price)
  const day = findDay(name)
  const undated = day === undefined ? name : cleanName(name.slice(0, day))
  const pending =
    at === 0 && isServiceName(undated) ? { name: undated, ...withMinutes(item.minutes) } : undefined
  const { services, topic } = listing
  return { services, ...(topic && { topic }), ...(pending && { pending }) }
}

interface SentenceContext {
  readonly own: string | undefined
  readonly priced: boolean
  readonly bare: (text: string) => string | undefined
}

/** Splits `Deep tissue massage: 60 min $95` into the heading and its items. */
function withHeading(sentence: string): string[] {
  const [, heading, rest = ''] = /^([^:,]+):\s+(.+)$/u.exec(sentence) ?? []
  return heading === undefined ? splitItems(sentence) : [heading, ...splitItems(rest)]
}

function readSentence(sentence: string, own: string | undefined, topic?: Topic): readonly ReadService[] {
  const items = withHeading(sentence.replace(sharedUnit, '$1 $2'))
  const context = {
    own,
    priced: findMoney(sentence, own).length > 0,
    bare: bareCurrency(items, own)
  }
  const start: Listing = { services: [], ...(topic && { topic }) }
  const { services } = items.reduce<Listing>((listing, text, at) => {
    const next = addItem(listing, text, at, context)
    return next.pending !== undefined && at === 0 && /:\s/u.test(sentence)
      ? { ...next, name: next.pending.name, heading: next.pending.name }
      : next
  }, start)
  return services
}

/** The first of equal services; none of two that differ in nothing but their prices. */
function isOnly(service: ReadService, all: readonly ReadService[], at: number): boolean {
  const same = all.filter(({ name, minutes }) => name === service.name && minutes === service.minutes)
  const told = new Set(same.map(({ price }) => (price?.kind === 'amount' ? price.amount : price?.words)))
  return told.size === 1 && all.indexOf(same[0] ?? service) === at
}

const isAmount = ({ price }: ReadService): boolean => price?.kind === 'amount'
const onRequestAlone = new RegExp(`^(?:${quoteWords})$`, 'iu')
const isOnRequest = ({ price }: ReadService): boolean =>
  price?.kind === 'words' && onRequestAlone.test(price.words)

/**
 * Extracts the services that a text gives a price, with their lengths. What is not clear is left out.
 * @param own the currency of the business, which `$` is read as
 */
export function readPriceList(text: string, own?: string, language = 'en'): ReadService[] {
  const sentences = splitOffers(text)
  const topic = topicOf(sentences[0] ?? '', language)
  const found = sentences.flatMap((sentence, at) => readSentence(sentence, own, at === 1 ? topic : undefined))
  const priced = found.some(isAmount)
  const sure = found.filter((service) => priced || !isOnRequest(service))
  return sure.filter((service, at) => isOnly(service, sure, at)).slice(0, most)
}
