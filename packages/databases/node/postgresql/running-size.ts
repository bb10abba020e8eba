import type { PostgresqlTable } from './table.ts'

/** Bytes of a value beside its own on the way to us, as many as its length takes. */
const frameBytes = 4

/** The bytes of the rows of a relation from the first up to each, as they are sent. */
export function runningSize({ columns }: Pick<PostgresqlTable, 'columns'>, relation: string): string {
  const frames = frameBytes * (columns.length + 2)
  return `sum(octet_length(row(${relation}.*)::text) + ${frames}) over (rows unbounded preceding)`
}

/** A name for the size of rows that no column of the table has. */
export function sizeName({ columns }: Pick<PostgresqlTable, 'columns'>): string {
  const names = new Set(columns.map(({ name }) => name))
  let name = 'size'
  while (names.has(name)) name += '_'
  return name
}
