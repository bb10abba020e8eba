import { sql, type Kysely, type KyselyPlugin } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { openPostgres } from '../../../node/postgres.ts'
import { openSqlite } from '../../../node/sqlite-file.ts'
import {
  countEarlyRows,
  earlyVersion,
  fillEarlyDatabase,
  migrateTo
} from '../../../testing/early-database.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { isMigrated, migrate, migrations } from './migrate.ts'
import { InterruptedMigrationError, resumeMigration } from './resume-migration.ts'

const people = 9
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
  { engine: 'sqlite', open: openEmptySqlite, step: 12 },
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
      ? sql`select type, name, sql from sqlite_master order by name`
      : sql`select table_name, column_name, data_type from information_schema.columns
          where table_schema = current_schema() order by 1, 2`
  ).execute(db)
  return JSON.stringify(rows)
}

/** What a text index holds besides its rows and what it finds is its own affair. */
function readingOf(table: string): string {
  if (table.endsWith('_trigrams'))
    return `select rowid from ${table} where search_text match 'maya' order by 1`
  return `select ${table.endsWith('_docsize') ? 'id' : '*'} from ${table} order by 1`
}

/** Objects, rows and what is found by text; without the marks, which hold a time of today. */
async function readEverything({ db }: Pick<Database, 'db'>): Promise<string> {
  const { rows: objects } = await sql<{ name: string; type: string }>`
    select type, name, sql from sqlite_master order by name`.execute(db)
  const contents: unknown[] = []
  for (const { name, type } of objects) {
    if (type !== 'table' || /^kysely_migration$|_trigrams_(?!docsize)/.test(name)) continue
    contents.push(await sql.raw(readingOf(name)).execute(db))
  }
  return JSON.stringify([objects, contents])
}

describe.each(engines)('migrations on $engine', ({ open, step }) => {
  test('an upgrade that ends at any statement changes nothing, and the next one is whole', async () => {
    const database = await open()
    await migrateTo(database, earlyVersion)
    await fillEarlyDatabase(database, people)
    const [before, counts] = [await readSchema(database), await countEarlyRows(database)]
    let [statements, attempts] = [1, 0]
    for (;;) {
      const killed = failAfter(statements)
      const attempt = migrate({ ...database, db: database.db.withPlugin(killed) })
      const error: unknown = await attempt.then(
        () => undefined,
        (reason: unknown) => reason
      )
      if (!killed.hasFailed()) break
      expect(error).toMatchObject({ message: 'killed' })
      expect(await readSchema(database)).toBe(before)
      statements += step
      attempts += 1
    }
    expect(attempts).toBeGreaterThan(4)
    expect(await isMigrated(database)).toBe(true)
    expect(await countEarlyRows(database)).toEqual(counts)
  })
})

describe.each(engines)('addresses that an earlier version took, on $engine', ({ open }) => {
  test('are mended: nothing of them is secret, and a webhook that lost its sign-in is off', async () => {
    const database = await open()
    const { db } = database
    await migrateTo(database, '085-folded-search')
    const addresses = {
      'https://user:hunter22@example.com/a?b=1': ['https://example.com/a?b=1', 0],
      'https://user@example.com/': ['https://example.com/', 0],
      'https://example.com/x#prod': ['https://example.com/x', 1],
      'https://example.com/a b#': ['https://example.com/a%20b', 1],
      'https://example.com': ['https://example.com', 1]
    } as const
    const given = Object.keys(addresses)
    for (const [at, url] of given.entries()) {
      await sql`insert into webhooks (id, name, url, secret, created_at, updated_at)
        values (${`${at}`}, 'On-call', ${url}, '', 0, 0)`.execute(db)
      const probe = JSON.stringify({ kind: 'http', url, expectedStatus: '200-299' })
      await sql`insert into checks (id, name, probe, interval_seconds, timeout_seconds, failure_threshold, status,
          status_since, failures, due_at, revision, created_at, updated_at)
        values (${`${at}`}, 'Site', ${probe}, 60, 10, 2, 'up', 0, 0, 0, 0, 0, 0)`.execute(db)
    }
    const tcp = JSON.stringify({ kind: 'tcp', host: 'example.com', port: 22 })
    await sql`update checks set probe = ${tcp} where id = '4'`.execute(db)
    await migrate(database)
    const webhooks = await db.selectFrom('webhooks').select(['url', 'enabled']).orderBy('id').execute()
    expect(webhooks.map(({ url, enabled }) => [url, enabled])).toEqual(Object.values(addresses))
    const checks = await db.selectFrom('checks').select('probe').orderBy('id').execute()
    expect(checks.map(({ probe }) => JSON.parse(probe) as object)).toEqual([
      ...Object.values(addresses)
        .slice(0, -1)
        .map(([url]) => ({ kind: 'http', url, expectedStatus: '200-299' })),
      JSON.parse(tcp)
    ])
  })
})

/** Each migration at each of its statements, in one database that goes back to where it was each time. */
test('what an earlier version left half made is finished, whichever statement was its last', async () => {
  const database = await openEmptySqlite()
  await database.db.connection().execute(async (db) => {
    const here = { ...database, db }
    let tried = 0
    const different: string[] = []
    for (const [name, make] of Object.entries(migrations)) {
      const migration = make(here)
      const run = (queries: Kysely<Tables>) => migration.up(queries)
      const whole = await undone(db, async () => {
        await run(db)
        return readEverything(here)
      })
      for (let statements = 0; ; statements += 1) {
        const killed = failAfter(statements)
        const finished = await undone(db, async () => {
          await run(db.withPlugin(killed)).catch(() => undefined)
          await resumeMigration(name, migration).up(db)
          return readEverything(here)
        })
        tried += 1
        if (finished !== whole) different.push(`${name} after ${statements} statements`)
        if (!killed.hasFailed()) break
      }
      await run(db)
      if (name === earlyVersion) await fillEarlyDatabase(here, people)
    }
    expect(different).toEqual([])
    expect(tried).toBeGreaterThan(300)
  })
})

async function undone<T>(db: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  await sql`savepoint attempt`.execute(db)
  try {
    return await work()
  } finally {
    await sql`rollback to attempt`.execute(db)
    await sql`release attempt`.execute(db)
  }
}

test('a database that an earlier version left half made starts, and says which migration it finished', async () => {
  const database = await openEmptySqlite()
  await migrateTo(database, earlyVersion)
  await fillEarlyDatabase(database, people)
  const counts = await countEarlyRows(database)
  await migrateTo({ ...database, db: database.db.withPlugin(failAfter(60)) }, '058-explorer-roles', {
    bare: true
  }).catch(() => undefined)
  const { finished } = await migrate(database)
  expect(finished).toMatch(/^0\d\d-/)
  expect(await isMigrated(database)).toBe(true)
  expect(await countEarlyRows(database)).toEqual(counts)
  expect(await migrate(database)).toEqual({})
})

test('what is not half of a migration is refused in words, and left as it is', async () => {
  const database = await openEmptySqlite()
  await migrateTo(database, '057-query-counts')
  await sql`alter table explorer_calls add column role integer`.execute(database.db)
  const before = await readEverything(database)
  await expect(migrate(database)).rejects.toThrow(InterruptedMigrationError)
  await expect(migrate(database)).rejects.toThrow(/058-explorer-roles.*explorer_calls\.role/)
  expect(await readEverything(database)).toBe(before)
})

test('permissions that opened nothing before an upgrade open nothing after it', async () => {
  const database = await openEmptySqlite()
  await migrateTo(database, '060-whole-times')
  const { db } = database
  const add = (id: string, ...permissions: string[]) =>
    sql`insert into roles values (${id}, ${id}, ${id}, '', ${JSON.stringify(permissions)}, 20, 0, 1, 0, 0)`.execute(
      db
    )
  await add(
    'support',
    'admin.access',
    'admin:read',
    'admin:delete',
    'user.read',
    'team.manage',
    'content.write'
  )
  const reads = ['user.read', 'user.write', 'user.delete', 'system.config', 'audit.read', 'database.read']
  const others = ['database.write', 'monitoring.read', 'tenants.read', 'tenants.write', 'api.execute']
  const whole = [...reads, ...others, 'admin:read']
  await add('whole', ...whole, 'admin:delete')
  await sql`insert into users (id, email, first_name, last_name, role, status, token_version, login_count, created_at, updated_at)
    values ('one', 'one@example.com', '', '', 'admin', 'active', 1, 0, 1, 1)`.execute(db)
  await sql`insert into api_keys (id, user_id, name, hash, last4, scopes, created_at, expires_at)
    values ('key', 'one', 'Key', 'hash', 'last', '["admin:read","user.read"]', 1, 2)`.execute(db)
  const before = await readPermissions(database)
  await migrate(database)
  const read = await readPermissions(database)
  expect(read).toMatchObject({ support: ['admin.access', 'user.read'], whole })
  expect(read['admin']).toEqual(before['admin'])
  expect([read['manager'], read['editor']]).toEqual([
    ['reports.read', 'team.manage', 'content.read'],
    ['content.read', 'content.write']
  ])
  expect(await db.selectFrom('api_keys').select('scopes').execute()).toEqual([{ scopes: '["user.read"]' }])
})

test('a built-in role that was changed keeps no permission that opens more than it had', async () => {
  const database = await openEmptySqlite()
  await migrateTo(database, '060-whole-times')
  const change = (id: string, ...permissions: string[]) =>
    sql`update roles set permissions = ${JSON.stringify(permissions)} where id = ${id}`.execute(database.db)
  await change('admin', 'admin.access', 'admin:read', 'user.read', 'content.read')
  await change('manager', 'user.read', 'user.write', 'team.manage', 'content.write')
  await migrate(database)
  expect(await readPermissions(database)).toMatchObject({
    admin: ['admin.access', 'user.read'],
    manager: ['user.read', 'user.write', 'team.manage']
  })
})

async function readPermissions({ db }: Database): Promise<Readonly<Record<string, string[]>>> {
  const roles = await db.selectFrom('roles').select(['id', 'permissions']).execute()
  return Object.fromEntries(roles.map(({ id, permissions }) => [id, JSON.parse(permissions) as string[]]))
}

test('tenants and the audit log are found by texts that were folded before', async () => {
  const database = await openEmptySqlite()
  await migrateTo(database, '075-team')
  const { db } = database
  await sql`insert into tenants (id, name, name_key, subdomain, status, plan_id, period, search_text, told_users, told_storage, told_requests, revision, created_at, updated_at, feature_overrides)
    values ('one', 'Weiß', 'weiß', 'weiss', 'active', 'custom', 'monthly', 'weiß', 0, 0, 0, 1, 1, 1, '{}')`.execute(
    db
  )
  await sql`insert into audit_search (seq, search_text) values (1, 'test.note o’neil straße'), (2, 'test.note')`.execute(
    db
  )
  await migrate(database)
  expect(await db.selectFrom('tenants').select(['name_key', 'search_text']).execute()).toEqual([
    { name_key: 'weiss', search_text: 'weiss' }
  ])
  const indexed = async (term: string) =>
    (await sql`select rowid from audit_trigrams where audit_trigrams match ${`"${term}"`}`.execute(db)).rows
  expect(await Promise.all(["o'neil strasse", 'note', 'straße'].map(indexed))).toEqual([
    [{ rowid: 1 }],
    [{ rowid: 1 }, { rowid: 2 }],
    []
  ])
  expect(await db.selectFrom('audit_search').select('search_text').orderBy('seq').execute()).toEqual([
    { search_text: "test.note o'neil strasse" },
    { search_text: 'test.note' }
  ])
})

test('what is younger than the last that ran bare was never left half made: it fails in the words of the engine', async () => {
  const database = await openEmptySqlite()
  await migrateTo(database, '060-whole-times')
  await sql`alter table saved_projects add column team text`.execute(database.db)
  const before = await readEverything(database)
  await expect(migrate(database)).rejects.toThrow('duplicate column name: team')
  expect(await readEverything(database)).toBe(before)
})
