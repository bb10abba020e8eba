const drawn = new Map<string, Uint8Array>()

/** Size of the cache: the icons of a few sites. */
const capacity = 64

/** Memoizes a drawn picture by its values: drawing is pure and by far the slowest part of printing. */
export function memoize(kind: string, values: object, drawNow: () => Uint8Array): Uint8Array {
  const key = `${kind} ${JSON.stringify(values)}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const picture = drawNow()
  drawn.set(key, picture)
  const oldest = drawn.size > capacity ? drawn.keys().next().value : undefined
  if (oldest !== undefined) drawn.delete(oldest)
  return picture
}
