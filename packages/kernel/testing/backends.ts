import { sql } from 'kysely'
import { openPostgres } from '../node/postgres.ts'

/** Process ids of the backends of a database. For a Postgres on another machine they say nothing about this one. */
export async function findBackends(url: string): Promise<number[]> {
  const database = openPostgres(url)
  try {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
      database.db
    )
    return rows.map(({ pid }) => pid)
  } finally {
    await database.close()
  }
}
