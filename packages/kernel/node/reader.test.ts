import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { kernelMigrations } from '../src/db/migrations/kernel-migrations.ts'
import { migrate } from '../src/db/migrations/migrate.ts'
import type { Reader } from '../src/services/reader.ts'
import type { Services } from '../src/services/services.ts'
import { createTestServices, onEachEngine } from '../testing/services.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite-file.ts'
import { openSqliteReader, openThreadedPostgresReader } from './threaded-reader.ts'

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** A database in a file, with its reader in a worker. */
async function openFile(): Promise<Pick<Services, 'database' | 'reader'>> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-reader-'))
  const file = join(folder, 'sitewright.db')
  const database = openSqlite(file)
  const reader = openSqliteReader(file)
  cleanups.push(async () => {
    await reader.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })
  await migrate(database, kernelMigrations)
  return { database, reader }
}

/** A copy of the migrated Postgres, with its reader in a worker. */
async function openThreaded(url: string): Promise<Pick<Services, 'database' | 'reader'>> {
  const copy = await createTestDatabase(url, inject('postgresTemplate'))
  const database = openPostgres(copy.url)
  const reader = openThreadedPostgresReader(copy.url)
  cleanups.push(async () => {
    await reader.close()
    await database.close()
    await copy.drop()
  })
  return { database, reader }
}

const countTo = (count: number, first = 1): CompiledQuery<{ n: number }> =>
  CompiledQuery.raw(
    'with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ' +
      `${count}) select n from numbers where n >= ${first}`
  )

async function readAll<Row>(reader: Reader, query: CompiledQuery<Row>, batchRows?: number): Promise<Row[][]> {
  const batches: Row[][] = []
  for await (const rows of reader.read(query, batchRows === undefined ? {} : { batchRows }))
    batches.push(rows)
  return batches
}

/** What every reader holds. */
function describeReader(open: () => Promise<Pick<Services, 'database' | 'reader'>>): void {
  test('streams rows in batches, with their parameters', async () => {
    const { database, reader } = await open()
    expect((await readAll(reader, countTo(5), 2)).map((rows) => rows.map(({ n }) => n))).toEqual([
      [1, 2],
      [3, 4],
      [5]
    ])
    expect(await readAll(reader, countTo(0, 9))).toEqual([])
    const query = database.db.selectFrom('users').select('email').where('id', '=', `it's "one"`).compile()
    expect(await readAll(reader, query)).toEqual([])
  })

  test('reads times as numbers', async () => {
    const { database, reader } = await open()
    await database.db
      .insertInto('settings')
      .values({ key: 'probe', value: 'x', updated_at: 1_795_262_400_000 })
      .execute()
    const query = database.db.selectFrom('settings').select('updated_at').where('key', '=', 'probe').compile()
    expect(await readAll(reader, query)).toEqual([[{ updated_at: 1_795_262_400_000 }]])
  })

  test('cannot write, and reads on after an attempt', async () => {
    const { database, reader } = await open()
    const { db } = database
    const writing: CompiledQuery[] = [
      db.deleteFrom('settings').compile(),
      db.insertInto('settings').values({ key: 'x', value: 'x', updated_at: 0 }).returningAll().compile(),
      CompiledQuery.raw('create table stolen (id text)'),
      CompiledQuery.raw(`update users set role = 'super_admin'`)
    ]
    for (const query of writing) await expect(readAll(reader, query)).rejects.toThrow(/read.?only|syntax/i)
    expect(await readAll(reader, countTo(1))).toEqual([[{ n: 1 }]])
    // The connection that writes is as it was.
    await db.insertInto('settings').values({ key: 'own', value: 'x', updated_at: 0 }).execute()
  })

  test('cannot write by what a query calls either', async () => {
    const { database, reader } = await open()
    await database.db.schema.createTable('probe').addColumn('id', 'serial').execute()
    const writing = { sqlite: 'pragma user_version = 7', postgres: `select nextval('probe_id_seq')` }
    const query = CompiledQuery.raw(writing[database.engine])
    await expect(readAll(reader, query)).rejects.toThrow(/read.?only/)
  })

  test('sees what there was at its beginning, while others write', async () => {
    const { database, reader } = await open()
    const insert = async (key: string): Promise<void> => {
      await database.db.insertInto('settings').values({ key, value: 'x', updated_at: 0 }).execute()
    }
    for (const key of ['a', 'b', 'c']) await insert(key)
    const query = database.db
      .selectFrom('settings')
      .select('key')
      .where('key', 'in', ['a', 'b', 'c', 'd'])
      .orderBy('key')
      .compile()
    const first = reader.read(query, { batchRows: 1 })
    expect((await first.next()).value).toEqual([{ key: 'a' }])
    await insert('d')
    expect(await readAll(reader, query)).toEqual([['a', 'b', 'c', 'd'].map((key) => ({ key }))])
    expect([(await first.next()).value, (await first.next()).value]).toEqual([[{ key: 'b' }], [{ key: 'c' }]])
    expect((await first.next()).done).toBe(true)
  })

  test('ends where its signal says so, and where nobody reads on', async () => {
    const { reader } = await open()
    const stopped = new AbortController()
    const reading = reader.read(countTo(100), { batchRows: 10, signal: stopped.signal })
    expect((await reading.next()).done).toBe(false)
    stopped.abort(new Error('enough'))
    await expect(reading.next()).rejects.toThrow('enough')
    for (let round = 0; round < 20; round += 1)
      for await (const rows of reader.read(countTo(100), { batchRows: 1 })) {
        expect(rows).toEqual([{ n: 1 }])
        break
      }
  })

  test('says what is wrong with a query', async () => {
    const { reader } = await open()
    await expect(readAll(reader, CompiledQuery.raw('select * from nowhere'))).rejects.toThrow('nowhere')
  })
}

/** What a reader in a thread holds as well. */
function worksAfterClosing(open: () => Promise<Pick<Services, 'reader'>>): void {
  test('works again after it was closed in the middle', async () => {
    const { reader } = await open()
    const reading = reader.read(countTo(100), { batchRows: 1 })
    await reading.next()
    await reader.close()
    // The batch that was read ahead may have come already.
    await expect(reading.next().then(() => reading.next())).rejects.toThrow(/is closed|has ended/)
    expect(await readAll(reader, countTo(1))).toEqual([[{ n: 1 }]])
  })
}

describe('a reader of a file', () => {
  describeReader(openFile)
  worksAfterClosing(openFile)
})

const postgresUrl = process.env['TEST_DATABASE_URL']
if (postgresUrl !== undefined)
  describe('a reader of a Postgres in a thread of its own', () => {
    describeReader(() => openThreaded(postgresUrl))
    worksAfterClosing(() => openThreaded(postgresUrl))

    test('gives its connections back, ended or broken off', async () => {
      const { reader } = await openThreaded(postgresUrl)
      // More than its pool has.
      for (let round = 0; round < 12; round += 1) {
        await readAll(reader, countTo(3), 2)
        for await (const _ of reader.read(countTo(100), { batchRows: 1 })) break
        await expect(readAll(reader, CompiledQuery.raw('select 1 / 0'))).rejects.toThrow('division by zero')
      }
      expect(await readAll(reader, countTo(1))).toEqual([[{ n: 1 }]])
    })
  })

onEachEngine('a reader', (open) => {
  describeReader(async () => createTestServices(await open()))
})

describe('a reader of a file', () => {
  test('lets this thread answer while a query takes its time', async () => {
    const { reader } = await openFile()
    let ticks = 0
    const timer = setInterval(() => void (ticks += 1), 1)
    const rows = await readAll(reader, countTo(3_000_000, 3_000_000))
    clearInterval(timer)
    expect(rows).toEqual([[{ n: 3_000_000 }]])
    expect(ticks).toBeGreaterThan(5)
  })

  test('lets this thread answer between batches that wait already', async () => {
    const { reader } = await openFile()
    let turns = 0
    const count = (): void => {
      turns += 1
      counting = setImmediate(count)
    }
    let counting = setImmediate(count)
    let batches = 0
    for await (const _ of reader.read(countTo(20), { batchRows: 1 })) {
      // Until the first one comes, the worker starts.
      if (batches === 0) turns = 0
      batches += 1
      // Long enough for the worker to have the next batch ready.
      const until = performance.now() + 30
      while (performance.now() < until);
    }
    clearImmediate(counting)
    expect(turns).toBeGreaterThanOrEqual(batches - 1)
  })
})
