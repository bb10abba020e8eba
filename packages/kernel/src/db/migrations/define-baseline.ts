import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Database } from '../database.ts'
import { createTrigramIndex, type TrigramIndex } from './trigram-index.ts'

/** The schema of a new installation: tables, indexes, triggers and initial rows. */
export interface Baseline {
  /** In order. Column types have to exist on both engines: text, integer, bigint and double precision. */
  statements: (engine: Database['engine']) => readonly string[]
  /** A substring index on Postgres; SQLite has a table of trigrams among its statements. */
  trigrams?: TrigramIndex
}

/** The migrations of an area by name, in order; the number prefix sorts those of all areas together. */
export type Migrations = Readonly<Record<string, (database: Database) => Migration>>

/**
 * Creates the first migration of an area from its baselines.
 *
 * @example
 * export const notesMigrations: Migrations = {
 *   '300-notes': defineBaseline({
 *     statements: () => ['create table notes (id text primary key, content text not null)']
 *   })
 * }
 */
export function defineBaseline(...parts: readonly Baseline[]): Migrations[string] {
  return ({ engine }) => ({
    async up(db) {
      for (const { statements, trigrams } of parts) {
        const all = statements(engine)
        // SQLite runs one script in two thirds of the time of single statements. Its driver treats a text as a script
        // if it begins with `create` (`schemaScript`); of any other it would run only the first statement.
        if (all[0]?.startsWith('create ') !== true)
          throw new Error('The statements of a baseline have to begin with one that creates a table.')
        const calls = engine === 'sqlite' ? [all.join(';\n')] : all
        for (const call of calls) await sql.raw(call).execute(db)
        if (trigrams !== undefined && engine === 'postgres') await createTrigramIndex(db, trigrams)
      }
    }
  })
}
