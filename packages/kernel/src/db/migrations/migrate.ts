import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { inTransaction, type Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { Migrations } from './define-baseline.ts'

/** The last migration from before the baselines, whose schema equals that of the baselines. */
const lastBeforeBaselines = '105-import-first-row'

/** The last version that upgrades an older database to that schema. */
const lastUpgrading = '9673f545'

/** The database is of a version that is too old to be upgraded by this one. */
export class OutdatedDatabaseError extends Error {
  constructor(last: string) {
    super(
      `This database is of an early version of Sitewright (its last migration is ${last}), which this one does not upgrade. Nothing was changed. Start commit ${lastUpgrading} with it once, which does, and then this version; or move the database away to begin with an empty one.`
    )
  }
}

/**
 * Migrates the database to the latest version, under a lock, so that several servers may start at once. All missing
 * migrations run in one transaction together with their marks: an interrupted run has changed nothing.
 *
 * @param migrations Those of all areas, as `Product.migrations` has them.
 * @throws {OutdatedDatabaseError} If its version is from before the baselines.
 * @example
 * const product = composeAreas([kernelArea, notesArea])
 * await migrate(database, product.migrations)
 */
export async function migrate(database: Database, migrations: Migrations): Promise<void> {
  await adoptEarlierMigrations(database, migrations)
  const { error } = await migrator(database, migrations).migrateToLatest()
  if (error !== undefined) throw error
}

/** Whether all migrations have been run. */
export async function isMigrated(database: Database, migrations: Migrations): Promise<boolean> {
  const all = await migrator(database, migrations).getMigrations()
  return all.every(({ executedAt }) => executedAt !== undefined)
}

/** Marks the baselines as applied where earlier migrations have created the same schema. */
async function adoptEarlierMigrations(database: Database, migrations: Migrations): Promise<void> {
  const last = await findLastEarlier(database.db)
  if (last === undefined) return
  if (last !== lastBeforeBaselines) throw new OutdatedDatabaseError(last)
  const baselines = Object.keys(migrations).filter((name) => name.startsWith('2'))
  await inTransaction(database, async (transaction) => {
    const { numDeletedRows } = await marks(transaction)
      .deleteFrom('kysely_migration')
      .where('name', '<=', last)
      .executeTakeFirst()
    // Another server has done it.
    if (numDeletedRows === 0n) return
    const timestamp = new Date().toISOString()
    await marks(transaction)
      .insertInto('kysely_migration')
      .values(baselines.map((name) => ({ name, timestamp })))
      .execute()
  })
}

/** The last applied migration of an earlier version; undefined in a database without any. */
async function findLastEarlier(db: Kysely<Tables>): Promise<string | undefined> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return undefined
  const { rows } = await sql<{ last: string | null }>`
    select max(name) as last from kysely_migration where name <= ${lastBeforeBaselines}`.execute(db)
  return rows[0]?.last ?? undefined
}

interface Marks {
  kysely_migration: { name: string; timestamp: string }
}

function marks(db: unknown): Kysely<Marks> {
  return db as Kysely<Marks>
}

function migrator(database: Database, migrations: Migrations): Migrator {
  const all = Object.entries(migrations).map(([name, make]) => [name, make(database)] as const)
  return new Migrator({
    db: database.db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(all)) }
  })
}
