type Part = Readonly<Record<string, unknown>>

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Diff of a JSON value against a base: members that differ, lists whole. Undefined where nothing differs. */
export function diff(value: unknown, base: unknown): unknown {
  if (!isPart(value) || !isPart(base)) {
    return JSON.stringify(value) === JSON.stringify(base) ? undefined : value
  }
  const members = Object.keys(value).flatMap((key) => {
    const differing = diff(value[key], base[key])
    return differing === undefined ? [] : [[key, differing] as const]
  })
  return members.length === 0 ? undefined : Object.fromEntries(members)
}
