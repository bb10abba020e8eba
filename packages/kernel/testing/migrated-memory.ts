import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { inject } from 'vitest'
import { nodeEngine } from '../node/sqlite-file.ts'
import type { Migrations } from '../src/db/migrations/define-baseline.ts'
import { migrate } from '../src/db/migrations/migrate.ts'
import { createSqliteDatabase } from '../src/db/sqlite.ts'
import type { Database } from '../src/db/database.ts'

let image: Uint8Array | undefined

/** Opens a migrated in-memory database: a copy of the one from the set-up of the test run. */
export function openMigratedMemory(): Promise<Database> {
  image ??= readFileSync(inject('sqliteImage'))
  return Promise.resolve(openMemoryImage(image))
}

/** Opens an in-memory database from the bytes of another one. */
export function openMemoryImage(bytes: Uint8Array): Database {
  const engine = new DatabaseSync(':memory:')
  engine.deserialize(bytes)
  return createSqliteDatabase(nodeEngine(engine))
}

/** Migrates an empty embedded database; returns its bytes. */
export async function createMemoryImage(migrations: Migrations): Promise<Uint8Array> {
  const engine = new DatabaseSync(':memory:')
  const database = createSqliteDatabase(nodeEngine(engine))
  await migrate(database, migrations)
  const bytes = engine.serialize()
  await database.close()
  return bytes
}
