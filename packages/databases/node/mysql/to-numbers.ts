/** A row as the driver gives it: large and exact numbers are text. */
export type Row = Record<string, string | number | null>

/** Fields that are text, whatever they look like. */
const textFields: ReadonlySet<string> = new Set([
  'id',
  'user',
  'command',
  'state',
  'statement',
  'schema',
  'table',
  'index',
  'target',
  'mode'
])

/** A row whose counts, sizes and times are numbers. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the statement says what its rows hold
export function toNumbers<Entry>(row: Row): Entry {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value === null || textFields.has(name) ? value : Number(value)
    ])
  ) as Entry
}
