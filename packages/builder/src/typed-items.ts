/** The address of a field of a list of the content, which is the id of its control too. */
export type ItemFieldAddress = `/content/${string}`

/** A text of a list that could not be read, as it was typed; the site keeps the last one that could. */
export interface TypedItem {
  readonly text: string
  /** Names the field where the owner is asked to correct it: `Price of Nails`. */
  readonly label: string
}

/** Invalid texts of lists, by the address of their field. */
export type TypedItems = Readonly<Record<ItemFieldAddress, TypedItem>>

export function isItemField(address: string): address is ItemFieldAddress {
  return address.startsWith('/content/')
}

/** Stores an invalid text; undefined drops what was typed at the address and below it. */
export function withTypedItem(
  items: TypedItems,
  address: ItemFieldAddress,
  item: TypedItem | undefined
): TypedItems {
  if (item !== undefined) return { ...items, [address]: item }
  const left = Object.entries(items).filter(([at]) => at !== address && !at.startsWith(`${address}/`))
  return left.length === Object.keys(items).length ? items : Object.fromEntries(left)
}

/** Parses the invalid texts of a saved state leniently. */
export function parseTypedItems(value: unknown): TypedItems {
  if (typeof value !== 'object' || value === null) return {}
  const entries = Object.entries(value).flatMap(([address, item]: [string, unknown]) => {
    if (!isItemField(address) || typeof item !== 'object' || item === null) return []
    const { text, label } = item as Record<string, unknown>
    return typeof text === 'string' && typeof label === 'string' ? [[address, { text, label }]] : []
  })
  return Object.fromEntries(entries)
}
