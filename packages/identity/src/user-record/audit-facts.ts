/** A detail of an audit entry that fits on one line. */
export type Fact = string | number | boolean | null | string[]

type Facts = Record<string, Fact>

/** The details before and after a change; null where the entry has none. */
export interface ChangedFacts {
  before: Facts | null
  after: Facts | null
}

/** Reads the values before and after from the details of an audit entry: `{ role: { before, after } }`. */
export function readChangedFacts(details: string): ChangedFacts {
  const before: Facts = {}
  const after: Facts = {}
  for (const [name, value] of Object.entries(JSON.parse(details) as Record<string, unknown>)) {
    if (!isChange(value)) continue
    Object.assign(before, toFacts(name, value.before))
    Object.assign(after, toFacts(name, value.after))
  }
  const isEmpty = Object.keys(before).length + Object.keys(after).length === 0
  return isEmpty ? { before: null, after: null } : { before, after }
}

function isChange(value: unknown): value is { before: unknown; after: unknown } {
  return typeof value === 'object' && value !== null && 'before' in value && 'after' in value
}

/** A value by its name, or the values of a record by theirs; other types are left out. */
function toFacts(name: string, value: unknown): Facts {
  if (isFact(value)) return { [name]: value }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(
    Object.entries(value as Record<string, unknown>).flatMap(([key, each]) =>
      isFact(each) ? [[key, each] as const] : []
    )
  )
}

function isFact(value: unknown): value is Fact {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string')
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
