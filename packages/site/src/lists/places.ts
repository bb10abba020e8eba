import { baselineOf, contentOf } from '../content/content-of.ts'
import type { Content } from '../content/content.ts'
import { decisionsAt } from '../decisions/compare.ts'
import { isDraft, unwrapDraft } from '../decisions/draft.ts'
import { without, withDecisions } from '../decisions/with-decisions.ts'
import type { Site } from '../site.ts'
import { changeItem } from './edit-list.ts'
import { listItems } from './list-items.ts'

/** The parts of a postal address, in the order of its fields. */
export const addressParts = ['street', 'town', 'region', 'postcode', 'country'] as const

/** A part of a postal address. */
export type AddressPart = (typeof addressParts)[number]

type AddressFields = Readonly<Partial<Record<AddressPart, string>>>

/** An address as one line, in the order of its parts. */
export function formatAddress(address: unknown): string {
  const parts = toAddressParts(address)
  return addressParts.flatMap((part) => parts[part] ?? []).join(', ')
}

/** The parts of an address. One that is a single text stands in the street, since its parts are not guessed. */
export function toAddressParts(address: unknown): AddressFields {
  if (typeof address === 'string') return address === '' ? {} : { street: address }
  if (typeof address !== 'object' || address === null) return {}
  const parts = addressParts.map((part) => [part, Reflect.get(address, part) as unknown] as const)
  return Object.fromEntries(parts.filter(([, text]) => typeof text === 'string' && text !== ''))
}

/** The site with one part of the address of a place written; an empty text clears it. */
export function writeAddressPart(site: Site, id: string, part: AddressPart, text: string): Site {
  const item = listItems(contentOf(site), 'places').find((each) => each.id === id)
  if (item === undefined) return site
  const { [part]: _earlier, ...others } = toAddressParts(item.values.address)
  const parts = { ...others, ...(text.trim() !== '' && { [part]: text.trim() }) }
  const address = Object.keys(parts).length === 0 ? '' : (parts as Record<string, string>)
  return changeItem(site, 'places', id, { address })
}

/** The area that a business serves at its customers. */
export interface ListedArea {
  readonly text: string
  readonly draft: boolean
}

const areaAddress = '/content/area'

/** The service area; undefined where the site names none. */
export function listedArea({ area }: Content): ListedArea | undefined {
  if (area === undefined) return undefined
  const text = isDraft(area) ? unwrapDraft(area) : area
  return { text: typeof text === 'string' ? text : '', draft: isDraft(area) }
}

/** The site with the service area written; undefined says that customers come to the business. */
export function writeArea(site: Site, text: string | undefined): Site {
  const others = without(site.decisions ?? {}, areaAddress)
  const made =
    text === undefined
      ? decisionsAt(baselineOf(site), areaAddress, undefined)
      : ({ [areaAddress]: { is: 'written', value: text } } as const)
  return withDecisions(site, { ...others, ...made })
}
