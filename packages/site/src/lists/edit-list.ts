import { baselineOf, contentOf } from '../content/content-of.ts'
import { slugify } from '../content/ids.ts'
import { decisionsAt } from '../decisions/compare.ts'
import { findAt } from '../decisions/content-address.ts'
import type { Decisions, WrittenValue } from '../decisions/decision.ts'
import { isDraft, unwrapDraft } from '../decisions/draft.ts'
import type { Site } from '../site.ts'
import { itemAddress, listKinds, listCapacity, type ListField, type ListId } from './list-kinds.ts'
import { listItems } from './list-items.ts'
import { withDecisions, without } from '../decisions/with-decisions.ts'

/** New values of fields; undefined clears one. */
export type ItemValues<List extends ListId = ListId> = Readonly<
  Partial<Record<ListField<List>, WrittenValue | undefined>>
>

/** What `restoreItem` needs to bring an item back. */
export interface RemovedItem {
  readonly address: string
  readonly decisions: Decisions
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** The decision that one field has this value from now on. */
function fieldDecisions(
  site: Site,
  at: string,
  value: WrittenValue | undefined,
  required: boolean
): Decisions {
  if (value !== undefined) return { [at]: { is: 'written', value } }
  if (required) return { [at]: { is: 'written', value: '' } }
  return decisionsAt(baselineOf(site), at, undefined)
}

/**
 * The fields that belong to an item of the owner's together: its name and what was read or written beside it. They are
 * kept when one of them is changed, so that the item stays where the description no longer names it.
 */
const keptTogether: Readonly<Record<ListId, readonly string[]>> = {
  services: ['title'],
  places: ['name', 'address'],
  people: ['name', 'role', 'text']
}

/**
 * Writes values into an item. Its name becomes the owner's with them; its other drafts stay drafts.
 * @returns the site as it was where the list has no such item
 */
export function changeItem<List extends ListId>(
  site: Site,
  list: List,
  id: string,
  values: ItemValues<List>,
  /** Fields of the item that the description gives, see `readBeside`. */
  read: readonly string[] = []
): Site {
  const { required, nameField } = listKinds[list]
  const item = listItems(contentOf(site), list).find((each) => each.id === id)
  const name: unknown = Reflect.get(values, nameField)
  if (item === undefined || (nameField in values && !isFilled(name))) return site
  const kept = [...keptTogether[list], ...read].filter((field) => !(field in values))
  const all = new Map<string, WrittenValue | undefined>([
    ...kept.flatMap((field): [string, WrittenValue][] => {
      const value: unknown = Reflect.get(item.values, field)
      if (value === undefined) return required.some((each) => each === field) ? [[field, '']] : []
      return [[field, value as WrittenValue]]
    }),
    ...Object.entries<WrittenValue | undefined>(values)
  ])
  const decisions = [...all].reduce<Decisions>((made, [field, value]) => {
    const at = itemAddress(list, id, field)
    const isRequired = required.some((each) => each === field)
    return { ...without(made, at), ...fieldDecisions(site, at, value, isRequired) }
  }, site.decisions ?? {})
  return withDecisions(site, decisions)
}

/** An id for a new item that neither an item nor a removed one has. */
function createId(site: Site, list: ListId, name: string): string {
  const { address } = listKinds[list]
  const { defaults } = baselineOf(site)
  const order = site.decisions?.[address]
  const ordered = order?.is === 'order' ? order.ids : []
  const isTaken = (id: string): boolean => {
    const at = itemAddress(list, id)
    return (
      ordered.includes(id) ||
      findAt(defaults, at) !== undefined ||
      Object.keys(site.decisions ?? {}).some((each) => each === at || each.startsWith(`${at}/`))
    )
  }
  const wanted = slugify(name) || 'item'
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? wanted : `${wanted}-${count}`
    if (!isTaken(id)) return id
  }
}

/** The site with the items of a list in this order; those that it does not name stand behind. */
function withOrder(site: Site, list: ListId, ids: readonly string[]): Site {
  return withDecisions(site, { ...site.decisions, [listKinds[list].address]: { is: 'order', ids } })
}

const idsOf = (site: Site, list: ListId): string[] => listItems(contentOf(site), list).map(({ id }) => id)

/**
 * Adds an item at the end of a list; a list that the site does not have yet is made.
 * @returns undefined where it has no name, or the list is full
 */
export function addItem<List extends ListId>(
  site: Site,
  list: List,
  values: ItemValues<List>
): { readonly site: Site; readonly id: string } | undefined {
  const { required, nameField } = listKinds[list]
  const name: unknown = Reflect.get(values, nameField)
  const ids = idsOf(site, list)
  if (!isFilled(name) || ids.length >= listCapacity) return undefined
  const id = createId(site, list, name)
  const empty = required.map((field) => [field, ''])
  const all = { ...Object.fromEntries(empty), ...values } as Record<string, WrittenValue | undefined>
  const written = Object.entries(all).flatMap(([field, value]) =>
    value === undefined ? [] : [[itemAddress(list, id, field), { is: 'written', value }] as const]
  )
  const added = withDecisions(site, { ...site.decisions, ...Object.fromEntries(written) })
  return { site: withOrder(added, list, [...ids, id]), id }
}

/** Moves an item to another place of its list, counted from 0; a place outside of it is its nearest end. */
export function moveItem(site: Site, list: ListId, id: string, to: number): Site {
  const ids = idsOf(site, list)
  const rest = ids.filter((each) => each !== id)
  if (rest.length === ids.length) return site
  const place = Math.min(Math.max(to, 0), rest.length)
  const moved = [...rest.slice(0, place), id, ...rest.slice(place)]
  return moved.every((each, index) => each === ids[index]) ? site : withOrder(site, list, moved)
}

/** Removes an item; `restoreItem` brings it back with what was written, at its place. */
export function removeItem(
  site: Site,
  list: ListId,
  id: string
): { readonly site: Site; readonly removed: RemovedItem } {
  const address = itemAddress(list, id)
  const decisions = site.decisions ?? {}
  const own = Object.entries(decisions).filter(([at]) => at === address || at.startsWith(`${address}/`))
  // Its place in the order is kept for the way back.
  const ids = idsOf(site, list)
  const placed = ids.includes(id) ? withOrder(site, list, ids) : site
  const left = {
    ...without(placed.decisions ?? {}, address),
    ...decisionsAt(baselineOf(site), address, undefined)
  }
  return { site: withDecisions(site, left), removed: { address, decisions: Object.fromEntries(own) } }
}

/** Brings a removed item back. */
export function restoreItem(site: Site, { address, decisions }: RemovedItem): Site {
  return withDecisions(site, { ...without(site.decisions ?? {}, address), ...decisions })
}

/** Confirms what a list shows: of all items, or of one. */
export function confirmItems(site: Site, list: ListId, only?: string): Site {
  const content = contentOf(site)
  const basis = baselineOf(site)
  const { address } = listKinds[list]
  const group = address.replace(/\/items$/u, '')
  const drafts = listItems(content, list)
    .filter(({ id }) => only === undefined || id === only)
    .flatMap(({ id, drafts: fields }) => [
      itemAddress(list, id),
      ...fields.map((field) => itemAddress(list, id, field))
    ])
  const decisions = [group, ...drafts].reduce<Decisions>((made, at) => {
    const value = findAt(content, at)
    if (!isDraft(value)) return made
    const given = decisionsAt(basis, at, unwrapDraft(value))
    return { ...without(made, at), ...given }
  }, site.decisions ?? {})
  return withDecisions(site, decisions)
}
