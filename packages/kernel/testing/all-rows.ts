import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'

/** Every row of every table, as text; without the search tables that SQLite derives from others. */
export async function readAllRows({ db }: Pick<Database, 'db'>): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables()
  const texts = new Map<string, string[]>()
  for (const { name } of tables) {
    if (name.includes('trigram')) continue
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db)
    texts.set(name, rows.map((row) => JSON.stringify(row)).toSorted())
  }
  return texts
}

/** The tables in which rows differ. */
export function findChangedTables(
  before: ReadonlyMap<string, readonly string[]>,
  after: ReadonlyMap<string, readonly string[]>
): string[] {
  return [...after]
    .filter(([name, rows]) => before.get(name)?.join('\n') !== rows.join('\n'))
    .map(([name]) => name)
    .toSorted()
}
