import type { Content } from '../content/content.ts'
import { findAt, isListById } from '../decisions/content-address.ts'
import { isDraft, unwrapDraft } from '../decisions/draft.ts'
import { listKinds, type ListField, type ListId } from './list-kinds.ts'

/** An item of a list as the site shows it. */
export interface ListItem<List extends ListId = ListId> {
  readonly id: string
  /** Plain values, without the marks of drafts; a field without a value is not in it. */
  readonly values: Readonly<Partial<Record<ListField<List>, unknown>>>
  /** The fields that the owner has not decided. */
  readonly drafts: readonly ListField<List>[]
}

const plainOf = (value: unknown): unknown => (isDraft(value) ? unwrapDraft(value) : value)

/** The items of a list, in the order of the site. */
export function listItems<List extends ListId>(content: Content, list: List): ListItem<List>[] {
  const { address } = listKinds[list]
  const fields: readonly ListField<List>[] = listKinds[list].fields
  const items = findAt(content, address)
  const wholeDraft = isDraft(findAt(content, address.replace(/\/items$/u, '')))
  if (!isListById(items)) return []
  return items.map((item) => {
    const has = fields.filter((field) => item[field] !== undefined && item[field] !== '')
    const values = Object.fromEntries(has.map((field) => [field, plainOf(item[field])]))
    return {
      id: item.id,
      values: values as ListItem<List>['values'],
      drafts: has.filter((field) => wholeDraft || isDraft(item) || isDraft(item[field]))
    }
  })
}

/** The name of an item; empty where it has none. */
export function itemName<List extends ListId>(list: List, { values }: ListItem<List>): string {
  const name: unknown = Reflect.get(values, listKinds[list].nameField)
  return typeof name === 'string' ? name : ''
}
