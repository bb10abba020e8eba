import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../src/db/database.ts'

/**
 * Fails where an integer column has another type: SQLite stores a fraction that Postgres and the API's responses
 * refuse. Checks whatever the tests of a file have written.
 */
export async function expectWholeNumbers({ engine, db }: Database): Promise<void> {
  if (engine !== 'sqlite') return
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select sqlite_master.name as "table", columns.name as "column"
    from sqlite_master join pragma_table_info(sqlite_master.name) as columns
    where sqlite_master.type = 'table' and lower(columns.type) in ('integer', 'bigint')`.execute(db)
  const readings = columns.map(
    ({ table, column }) =>
      `select '${table}.${column}' as name from "${table}" where typeof("${column}") not in ('integer', 'null')`
  )
  const found = new Set<string>()
  // SQLite joins at most five hundred selects.
  for (let at = 0; at < readings.length; at += 400) {
    const { rows } = await sql
      .raw<{ name: string }>(readings.slice(at, at + 400).join(' union all '))
      .execute(db)
    for (const { name } of rows) found.add(name)
  }
  expect([...found], 'columns of whole numbers that hold something else').toEqual([])
}
