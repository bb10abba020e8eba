import { limits } from '@sitewright/catalog'

/** The lists of the content that an owner edits as lists: where they are, and what their items hold. */
export const listKinds = {
  services: {
    address: '/content/services/items',
    nameField: 'title',
    fields: ['title', 'price', 'duration', 'text', 'stock', 'checkout'],
    required: []
  },
  places: {
    address: '/content/locations',
    nameField: 'name',
    fields: ['name', 'address', 'phone'],
    required: ['address']
  },
  people: {
    address: '/content/about/team/items',
    nameField: 'name',
    fields: ['name', 'role', 'text'],
    required: ['role', 'text']
  }
} as const satisfies Record<string, ListKind>

interface ListKind {
  readonly address: string
  /** The field that an item cannot do without. */
  readonly nameField: string
  readonly fields: readonly string[]
  /** Fields that are empty texts where nothing is said. */
  readonly required: readonly string[]
}

/** Id of a list. */
export type ListId = keyof typeof listKinds

/** A field of the items of a list. */
export type ListField<List extends ListId = ListId> = (typeof listKinds)[List]['fields'][number]

/** Items that a list has room for. */
export const listCapacity: number = limits.listMax

/** The address of an item, or of a field of it. */
export function itemAddress(list: ListId, id: string, field?: string): `/content/${string}` {
  return `${listKinds[list].address}/@${id}${field === undefined ? '' : `/${field}`}`
}
