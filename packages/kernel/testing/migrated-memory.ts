import { DatabaseSync } from 'node:sqlite'
import { nodeEngine } from '../node/sqlite-file.ts'
import { migrate } from '../src/db/migrations/migrate.ts'
import { createSqliteDatabase } from '../src/db/sqlite.ts'
import type { Database } from '../src/db/database.ts'

let image: Promise<Uint8Array> | undefined

/**
 * Opens a migrated embedded database in memory. The migrations run once in a process; every further database is a copy
 * of what they made, which takes a fifth of the time.
 */
export async function openMigratedMemory(): Promise<Database> {
  image ??= createImage()
  const engine = new DatabaseSync(':memory:')
  engine.deserialize(await image)
  return createSqliteDatabase(nodeEngine(engine))
}

async function createImage(): Promise<Uint8Array> {
  const engine = new DatabaseSync(':memory:')
  const database = createSqliteDatabase(nodeEngine(engine))
  await migrate(database)
  const bytes = engine.serialize()
  await database.close()
  return bytes
}
