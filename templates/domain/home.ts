import { addressLabel } from './business.ts'
import { actionTargets, type ActionTarget } from './actions.ts'
import { openingServices } from './looks.ts'
import { frameMessages } from './messages.ts'
import type { AddressField, Content, Price, Service, Site } from './site.ts'
import { splitSentences } from './text.ts'
import { isStreet, type Town } from './thin.ts'

/** Where the business is, in a line: its one address. Several places are told together, as the owner wrote them. */
export function addressLine({ businessInfo, content }: Site): AddressField | undefined {
  const [place, another] = content.locations
  if (another === undefined && place?.address) return { of: place, field: 'address' }
  return businessInfo.location ? { of: businessInfo, field: 'location' } : undefined
}

/** The names of all towns, which are set in the size of the longest. */
export function townNames(towns: readonly Town[]): string {
  return towns.map(({ name }) => name).join(' ')
}

/** The heading of the towns: that visitors can come, where there is a street. */
export function placeLabel(towns: readonly Town[], content: Pick<Content, 'trade'>): string {
  return towns.some(({ address }) => address && isStreet(address))
    ? addressLabel(content)
    : frameMessages.basedIn
}

/**
 * The actions of a thin site. A contact page would say no more than the telephone and the address beside it; `write` is
 * left out where the address stands there.
 */
export function thinActions(
  { content, businessInfo }: Site,
  pages: Pick<ReadonlySet<string>, 'has'>,
  write: boolean
): readonly ActionTarget[] {
  const { action } = content.hero
  const hasPage = pages.has(action.page) && action.page !== 'contact'
  return actionTargets(action, hasPage, businessInfo).filter(({ kind }) => write || kind !== 'write')
}

/** A service on the first screen, and its price as a share of the highest, 0.3 to 1. */
export interface OpeningRow {
  service: Service
  share: number
}

/** The least share, so that there is something to see. */
const least = 0.3

/** What stands on the first screen of a business that offers something: its first services, those with a price first. */
export function openingRows(items: readonly Service[]): readonly OpeningRow[] {
  const [priced, others] = [items.filter(({ price }) => price), items.filter(({ price }) => !price)]
  const shown = [...priced, ...others].slice(0, openingServices)
  const highest = Math.max(...shown.map(({ price }) => amountOf(price) ?? 0))
  return shown.map((service) => {
    const amount = amountOf(service.price) ?? 0
    return { service, share: highest > 0 ? Math.round(Math.max(least, amount / highest) * 100) / 100 : least }
  })
}

function amountOf(price: Service['price']): number | undefined {
  return typeof price === 'object' && 'amount' in price ? (price satisfies Price).amount : undefined
}

const statesPrice = /(?:[£€$₹]|CHF|Fr\.)\s?\d|\d\s?(?:[£€₹]|zł|CHF|euros?\b)/iu
const clock = String.raw`(?:[:.h]\d\d|\s?(?:[ap]m|uhr|h)\b)`
/** From one time of day to another: figures alone could be ages, or people. */
const statesHours = new RegExp(
  String.raw`\d(?:${clock}.{0,12}?|\s?(?:-|–|to|bis|till?|à|a|do|tot)\s?\d?)\d${clock}`,
  'iu'
)
/** Letters that are enough to say what a business does. */
const fewest = 30

/**
 * The description for the first screen: without the sentences that are prices or opening hours, where those stand below
 * it as what they are. The page about the business has it whole.
 */
export function lede({ businessInfo: { description }, content }: Site): string {
  const hasPrices = content.services?.items.some(({ price }) => price)
  const sentences = splitSentences(description)
  const kept = sentences.filter(
    (each) => !(hasPrices && statesPrice.test(each)) && !(content.hours && statesHours.test(each))
  )
  const text = kept.join(' ')
  return text.length < fewest || kept.length === sentences.length ? description : text
}
