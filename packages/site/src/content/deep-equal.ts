/** Deep equality of two JSON values; the order of keys does not count. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const one = Object.entries(a)
  const other = new Map(Object.entries(b))
  return (
    one.length === other.size &&
    one.every(([key, value]) => other.has(key) && isDeepEqual(value, other.get(key)))
  )
}
