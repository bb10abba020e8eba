import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A migration that runs statements in order. Their SQL is portable: text, integer, bigint and double precision columns only. */
export function statements(all: readonly string[]): Migration {
  return {
    async up(db) {
      for (const statement of all) await sql.raw(statement).execute(db)
    }
  }
}
