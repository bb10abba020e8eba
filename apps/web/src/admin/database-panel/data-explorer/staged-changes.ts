import type { DatabaseRowChange, DatabaseRows } from '@sitewright/api'

/** Values of a row by column; those that are cut are left out. */
export type RowText = Record<string, string | null>

export function toRowText({ columns, rows }: Pick<DatabaseRows, 'columns' | 'rows'>, index: number): RowText {
  const row = rows[index] ?? []
  return Object.fromEntries(
    columns.flatMap(({ name }, at) => {
      const cell = row[at] ?? null
      return typeof cell === 'object' && cell !== null ? [] : [[name, cell]]
    })
  )
}

export function toKey({ key, keys }: Pick<DatabaseRows, 'key' | 'keys'>, index: number): RowText {
  return Object.fromEntries(key.map((name, at) => [name, keys?.[index]?.[at] ?? null]))
}

/** What names a change among all that are staged; a new row has none. */
export function idOf(change: DatabaseRowChange): string | undefined {
  return change.kind === 'insert' ? undefined : JSON.stringify(change.key)
}

/** The change from a row to what was entered; undefined where nothing differs. */
export function toUpdate(key: RowText, before: RowText, after: RowText): DatabaseRowChange | undefined {
  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  if (changed.length === 0) return undefined
  const pick = (row: RowText): RowText => Object.fromEntries(changed.map((name) => [name, row[name] ?? null]))
  return { kind: 'update', key, before: pick(before), values: pick(after) }
}

/** Stages a change; one of the same row takes the place of the one before. */
export function stage(
  changes: readonly DatabaseRowChange[],
  change: DatabaseRowChange
): readonly DatabaseRowChange[] {
  const id = idOf(change)
  return [...changes.filter((each) => id === undefined || idOf(each) !== id), change]
}

/** A row as the form begins: with what is staged for it already. */
export function toEdited(changes: readonly DatabaseRowChange[], key: RowText, row: RowText): RowText {
  const id = JSON.stringify(key)
  const staged = changes.find((change) => change.kind === 'update' && idOf(change) === id)
  return staged?.kind === 'update' ? { ...row, ...staged.values } : row
}
