/** A value of a record, as an audit entry keeps it. */
export type RecordValue = string | number | boolean | null | readonly string[]

/** A record before or after a change. */
export type RecordState = Readonly<Record<string, RecordValue>>

/** A field that differs, with its formatted values. */
export type FieldChange =
  | { field: string; kind: 'changed'; before: string; after: string }
  | { field: string; kind: 'added'; after: string }
  | { field: string; kind: 'removed'; before: string }

/** Formats a value; a screen passes its own, for times or ids. */
export type WriteValue = (value: RecordValue, field: string) => string

/** Formats a value for readers: no JSON. */
export function writeValue(value: RecordValue): string {
  if (value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number') return value.toLocaleString('en-GB')
  if (typeof value === 'string') return value
  return value.length === 0 ? 'none' : value.join(', ')
}

/**
 * The fields in which two states of a record differ, in the order of the record. Of a list only what came and went is
 * said. Without a state before, the record was made; without one after, it was deleted.
 */
export function diffRecords(
  before: RecordState | undefined,
  after: RecordState | undefined,
  write: WriteValue = writeValue
): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.flatMap((field) => diffField(field, before?.[field], after?.[field], write))
}

function diffField(
  field: string,
  before: RecordValue | undefined,
  after: RecordValue | undefined,
  write: WriteValue
): FieldChange[] {
  if (before === undefined && after === undefined) return []
  if (before === undefined) return [{ field, kind: 'added', after: write(after ?? null, field) }]
  if (after === undefined) return [{ field, kind: 'removed', before: write(before, field) }]
  if (isList(before) && isList(after)) return diffList(field, before, after, write)
  if (Object.is(before, after)) return []
  return [{ field, kind: 'changed', before: write(before, field), after: write(after, field) }]
}

function diffList(
  field: string,
  before: readonly string[],
  after: readonly string[],
  write: WriteValue
): FieldChange[] {
  const gone = before.filter((item) => !after.includes(item))
  const come = after.filter((item) => !before.includes(item))
  if (gone.length === 0 && come.length === 0) return []
  if (gone.length === 0) return [{ field, kind: 'added', after: write(come, field) }]
  if (come.length === 0) return [{ field, kind: 'removed', before: write(gone, field) }]
  return [{ field, kind: 'changed', before: write(gone, field), after: write(come, field) }]
}

function isList(value: RecordValue): value is readonly string[] {
  return Array.isArray(value)
}
