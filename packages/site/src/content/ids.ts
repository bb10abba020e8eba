const longestId = 40

/** A slug: lower-case ASCII letters and digits with single hyphens; empty where the text has none of them. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/gu, '-')
    .slice(0, longestId)
    .replace(/^-|-$/gu, '')
}

/** The items with unique ids, slugs of their names. */
export function withIds<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string
): (Item & { readonly id: string })[] {
  const taken = new Set<string>()
  return items.map((item, index) => {
    const wanted = slugify(nameOf(item)) || `item-${index + 1}`
    const id = taken.has(wanted) ? `${wanted}-${index + 1}` : wanted
    taken.add(id)
    return { ...item, id }
  })
}
