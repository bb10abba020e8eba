/** Deep equality of two JSON values. The order of keys does not count, nor a member that is undefined: JSON has none. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const one = membersOf(a)
  const other = new Map(membersOf(b))
  return (
    one.length === other.size &&
    one.every(([key, value]) => other.has(key) && isDeepEqual(value, other.get(key)))
  )
}

function membersOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, member]) => member !== undefined)
}
