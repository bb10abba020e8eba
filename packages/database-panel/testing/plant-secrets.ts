import { sql, type Kysely } from 'kysely'
import type { Database, Queries } from '@sitewright/kernel/db'
import { readLiveColumns, type LiveColumn } from './live-columns.ts'

/** The text that a planted value begins with. */
export const plantedMark = 'planted-secret'

/** The number in all columns of numbers, which no row of before has as its key. */
const plantedNumber = 900_001

/** The value that is planted in a column. */
export function toPlanted({ table, column }: Pick<LiveColumn, 'table' | 'column'>): string {
  return `${plantedMark}-${table}-${column}`
}

/**
 * Inserts one row into each table, with a value of its own in each column of text that `isPlanted` names. Keys and
 * triggers are off meanwhile: the rows belong to nobody.
 */
export async function plantSecrets(
  database: Database,
  isPlanted: (column: Pick<LiveColumn, 'table' | 'column'>) => boolean
): Promise<string[]> {
  const columns = await readLiveColumns(database)
  const tables = Map.groupBy(columns, ({ table }) => table)
  const planted: string[] = []
  const toValue = (column: LiveColumn): string | number | undefined => {
    if (!/^(bigint|integer|double precision)$/.test(column.type)) {
      if (isPlanted(column)) {
        planted.push(toPlanted(column))
        return toPlanted(column)
      }
      return column.isRequired ? 'plain' : undefined
    }
    return column.isRequired ? plantedNumber : undefined
  }
  await database.db.connection().execute(async (connection) => {
    const off =
      database.engine === 'sqlite'
        ? sql`pragma foreign_keys = off`
        : sql`set session_replication_role = replica`
    const on =
      database.engine === 'sqlite'
        ? sql`pragma foreign_keys = on`
        : sql`set session_replication_role = origin`
    await off.execute(connection)
    if (database.engine === 'sqlite') await dropTriggers(connection)
    for (const [table, all] of tables) {
      if (table.startsWith('kysely_') || /_trigrams_/.test(table)) continue
      const values = all.flatMap((column) => {
        const value = toValue(column)
        return value === undefined ? [] : [{ column: column.column, value }]
      })
      await insert(connection as unknown as Kysely<unknown>, table, values)
    }
    await on.execute(connection)
  })
  return planted
}

async function dropTriggers(connection: Queries): Promise<void> {
  const triggers = await sql<{ name: string }>`select name from sqlite_schema where type = 'trigger'`.execute(
    connection
  )
  for (const { name } of triggers.rows) await sql`drop trigger ${sql.id(name)}`.execute(connection)
}

async function insert(
  connection: Kysely<unknown>,
  table: string,
  values: readonly { column: string; value: string | number }[]
): Promise<void> {
  const names = sql.join(values.map(({ column }) => sql.ref(column)))
  const given = sql.join(values.map(({ value }) => sql.lit(value)))
  await sql`insert into ${sql.table(table)} (${names}) values (${given})`.execute(connection)
}
