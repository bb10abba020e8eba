import { sql } from 'kysely'
import { inTransaction, type Database } from '../src/db/database.ts'

/** Inserts rows into a bare table, in batches like an import: the lower bound of the time of an import. */
export async function insertAlone(database: Database, rows: number): Promise<number> {
  await sql
    .raw('create table bench_rows (id text primary key, email text, first text, last text)')
    .execute(database.db)
  const begun = performance.now()
  for (let from = 0; from < rows; from += 500)
    await inTransaction(database, async (transaction) => {
      const values = Array.from(
        { length: Math.min(500, rows - from) },
        (_, offset) => sql`(${`row-${from + offset}`}, ${`new.${from + offset}@example.org`}, 'Kai', 'Lund')`
      )
      await sql`insert into bench_rows values ${sql.join(values)}`.execute(transaction)
    })
  const ms = performance.now() - begun
  await sql.raw('drop table bench_rows').execute(database.db)
  return ms
}
