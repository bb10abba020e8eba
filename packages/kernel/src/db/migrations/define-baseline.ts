import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Database } from '../database.ts'
import { createTrigramIndex, type TrigramIndex } from './trigram-index.ts'

/** What a database of a new installation holds: tables, indexes, triggers and first rows. */
export interface Baseline {
  /** In order. Types of columns are those that both engines have: text, integer, bigint and double precision. */
  statements: (engine: Database['engine']) => readonly string[]
  /** An index of Postgres for any part of a text; SQLite has a table of trigrams among its statements. */
  trigrams?: TrigramIndex
}

/** The migrations of an area by name, in order; the number in front of a name sorts those of all areas. */
export type Migrations = Readonly<Record<string, (database: Database) => Migration>>

/** Makes the first migration of an area from what a new installation holds of it. */
export function defineBaseline(...parts: readonly Baseline[]): Migrations[string] {
  return ({ engine }) => ({
    async up(db) {
      for (const { statements, trigrams } of parts) {
        const all = statements(engine)
        // SQLite runs one script in two thirds of the time of single statements. Its driver takes a text for a script if it
        // begins with `create` (`schemaScript`); of any other it would run the first statement alone.
        if (all[0]?.startsWith('create ') !== true)
          throw new Error('The statements of a baseline have to begin with one that creates a table.')
        const calls = engine === 'sqlite' ? [all.join(';\n')] : all
        for (const call of calls) await sql.raw(call).execute(db)
        if (trigrams !== undefined && engine === 'postgres') await createTrigramIndex(db, trigrams)
      }
    }
  })
}
