import type { RecordState, RecordValue } from '../../../ui/diff/diff-records.ts'

/** The details of an entry: the state before and after the change, where it has them, and its other fields. */
export interface AuditDetails {
  before: RecordState | undefined
  after: RecordState | undefined
  rest: [name: string, value: RecordValue][]
}

/**
 * Reads the details of an entry. Changes stand there as `{ before, after }` of a whole record, or as such a pair for each
 * field; a record in a record is flattened into `outer.inner`.
 */
export function readDetails(details: Readonly<Record<string, unknown>>): AuditDetails {
  const { before, after, ...others } = details
  const isChange = isRecord(before) || isRecord(after)
  const states = {
    before: isRecord(before) ? Object.entries(before).flatMap(flatten) : [],
    after: isRecord(after) ? Object.entries(after).flatMap(flatten) : []
  }
  const rest: AuditDetails['rest'] = []
  for (const [name, value] of Object.entries(isChange ? others : details)) {
    if (isPair(value)) {
      states.before.push(...flatten([name, value.before]))
      states.after.push(...flatten([name, value.after]))
    } else rest.push(...flatten([name, value]))
  }
  const toState = (entries: [string, RecordValue][]): RecordState | undefined =>
    entries.length === 0 ? undefined : Object.fromEntries(entries)
  return { before: toState(states.before), after: toState(states.after), rest }
}

function flatten([name, value]: [string, unknown]): [string, RecordValue][] {
  if (Array.isArray(value)) return [[name, value.map(toText)]]
  if (isRecord(value))
    return Object.entries(value).flatMap(([inner, each]) => flatten([`${name}.${inner}`, each]))
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [[name, value]]
  return [[name, null]]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPair(value: unknown): value is { before: unknown; after: unknown } {
  return isRecord(value) && Object.keys(value).length === 2 && 'before' in value && 'after' in value
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
