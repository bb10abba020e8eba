import { openPostgres, openSqlite } from '@sitewright/kernel/node'
import { isMigrated, migrate, OutdatedDatabaseError, type Database } from '@sitewright/kernel/db'
import { createTestDatabase } from '@sitewright/kernel/testing/test-database'
import { sql, type Kysely, type KyselyPlugin } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { product } from '../product.ts'

const { migrations } = product
/** What the version before the baselines had. */
const baselines = Object.fromEntries(Object.entries(migrations).filter(([name]) => name.startsWith('2')))
const postgresUrl = process.env['TEST_DATABASE_URL']

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

function openEmptySqlite(): Promise<Database> {
  const database = openSqlite(':memory:')
  cleanups.push(() => database.close())
  return Promise.resolve(database)
}

async function openEmptyPostgres(url: string): Promise<Database> {
  const own = await createTestDatabase(url)
  const database = openPostgres(own.url)
  cleanups.push(own.drop, () => database.close())
  return database
}

const engines = [
  // The statements of an area are one script.
  { engine: 'sqlite', open: openEmptySqlite, step: 1 },
  ...(postgresUrl === undefined
    ? []
    : [{ engine: 'postgres', open: () => openEmptyPostgres(postgresUrl), step: 70 }])
] as const

/** Ends the work before a statement, as a process that is killed there. */
function failAfter(statements: number): KyselyPlugin & { hasFailed: () => boolean } {
  let seen = 0
  return {
    hasFailed: () => seen > statements,
    transformQuery({ node }) {
      seen += 1
      if (seen > statements) throw new Error('killed')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result)
  }
}

async function readSchema({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<string> {
  const { rows } = await (
    engine === 'sqlite'
      ? sql`select type, name, sql from sqlite_master where tbl_name not like 'kysely%' order by name`
      : sql`select table_name, column_name, data_type from information_schema.columns
          where table_schema = current_schema() and table_name not like 'kysely%' order by 1, 2`
  ).execute(db)
  return JSON.stringify(rows)
}

interface Marks {
  kysely_migration: { name: string; timestamp: string }
}

const marks = (database: Database): Kysely<Marks> => database.db as unknown as Kysely<Marks>

async function readMarks(database: Database): Promise<string[]> {
  const rows = await marks(database).selectFrom('kysely_migration').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

/** Lets a database stand where the migrations of the versions before the baselines ended, or before that. */
async function markAsEarlier(database: Database, last: string): Promise<void> {
  await migrate(database, baselines)
  await sql`insert into settings (key, value, updated_at) values ('kept', '1', 0)`.execute(database.db)
  await marks(database).deleteFrom('kysely_migration').execute()
  const names = ['001-accounts', '060-whole-times', last]
  await marks(database)
    .insertInto('kysely_migration')
    .values(names.map((name) => ({ name, timestamp: '2026-11-20T00:00:00.000Z' })))
    .execute()
}

describe.each(engines)('migrations on $engine', ({ open, step }) => {
  test('a first start that ends at any call changes nothing, and the next one is whole', async () => {
    const database = await open()
    const before = await readSchema(database)
    let [statements, attempts] = [1, 0]
    for (;;) {
      const killed = failAfter(statements)
      const attempt = migrate({ ...database, db: database.db.withPlugin(killed) }, migrations)
      const error: unknown = await attempt.then(
        () => undefined,
        (reason: unknown) => reason
      )
      if (!killed.hasFailed()) break
      expect(error).toMatchObject({ message: 'killed' })
      expect(await readSchema(database)).toBe(before)
      expect(await isMigrated(database, migrations)).toBe(false)
      statements += step
      attempts += 1
    }
    expect(attempts).toBeGreaterThan(3)
    expect(await isMigrated(database, migrations)).toBe(true)
    expect(await readMarks(database)).toEqual(Object.keys(migrations).toSorted())
  })

  test('a database of the version before goes on as it is, with what came later', async () => {
    const whole = await open()
    await migrate(whole, migrations)
    const database = await open()
    await markAsEarlier(database, '105-import-first-row')
    // Two servers may start at once.
    await Promise.all([migrate(database, migrations), migrate(database, migrations)])
    expect(await readSchema(database)).toBe(await readSchema(whole))
    expect(await readMarks(database)).toEqual(Object.keys(migrations).toSorted())
    expect(await isMigrated(database, migrations)).toBe(true)
    const kept = await database.db.selectFrom('settings').select('value').where('key', '=', 'kept').execute()
    expect(kept).toEqual([{ value: '1' }])
  })

  test('projects that were saved before pictures were name theirs', async () => {
    const database = await open()
    const { db } = database
    await migrate(database, baselines)
    const hash = 'ab'.repeat(32)
    const picture = { hash, width: 480, height: 300, alt: `"hash":"${'cd'.repeat(32)}"` }
    const site = JSON.stringify({ content: { hero: { picture }, about: { picture } } })
    await sql`insert into users (id, email, first_name, last_name, role, status, token_version, login_count, created_at, updated_at)
      values ('maya', 'maya@example.com', 'Maya', 'Okafor', 'user', 'active', 1, 0, 1, 1)`.execute(db)
    await sql`insert into saved_projects (id, user_id, name, framework, features, version, thumbnail, created_at, updated_at)
      values ('bakery', 'maya', 'Bakery', 'react', 3, 1, '', 1, 1)`.execute(db)
    await sql`insert into saved_project_versions (project_id, version, framework, features, site, saved_at)
      values ('bakery', 1, 'react', 3, ${site}, 1)`.execute(db)
    await migrate(database, migrations)
    expect(await db.selectFrom('saved_project_pictures').selectAll().execute()).toEqual([
      { project_id: 'bakery', version: 1, hash }
    ])
  })

  test('one of an earlier version is refused in words, and left as it is', async () => {
    const database = await open()
    await markAsEarlier(database, '090-plain-addresses')
    const before = [await readSchema(database), await readMarks(database)]
    await expect(migrate(database, migrations)).rejects.toThrow(OutdatedDatabaseError)
    await expect(migrate(database, migrations)).rejects.toThrow(
      /last migration is 090-plain-addresses.*Start commit [0-9a-f]{8} with it once/
    )
    expect([await readSchema(database), await readMarks(database)]).toEqual(before)
  })
})

test('each area brings its own, and those of all are sorted by their numbers', () => {
  const names = Object.keys(migrations)
  expect(names).toHaveLength(8)
  expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(8)
})
