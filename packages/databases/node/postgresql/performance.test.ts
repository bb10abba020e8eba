import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openNetwork } from '../../testing/open-network.ts'
import type { OwnServer } from '../../testing/own-server.ts'
import { findPostgresqlPrograms, startPostgresqlCluster } from '../../testing/postgresql-cluster.ts'
import { createPostgresqlFixture, type PostgresqlFixture } from '../../testing/postgresql.ts'
import type { DatabasePerformance } from '../../src/performance.ts'
import { classifyPostgresql } from '../../testing/classify-postgresql.ts'
import { createPostgresqlEngine } from './engine.ts'
import * as sql from './performance-sql.ts'

const url = process.env['TEST_DATABASE_URL']
const programs = findPostgresqlPrograms()
if (programs === undefined && process.env['CI'] !== undefined)
  throw new Error('CI needs the programs of PostgreSQL: .ci/postgres-programs installs them.')

/** What a test does with a database. */
function tools(find: () => PostgresqlFixture) {
  const engineOf = (user: string) => createPostgresqlEngine({ ...find().settings, user }, openNetwork)
  const read = async (user = find().users.reader): Promise<DatabasePerformance> => {
    const found = await engineOf(user).readPerformance?.()
    if (found === undefined) throw new Error('The engine tells nothing')
    return found
  }
  const connect = async (user: string): Promise<pg.Client> => {
    const { host, port, database } = find().settings
    const client = new pg.Client({ host, port, database, user })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  return { engineOf, read, connect }
}

test('what is asked of the engine is a read by its own parser, but for the cancel', async () => {
  const { toStatementsSql, toStatementsSinceSql, cancelSql, ...plain } = sql
  for (const text of [...Object.values(plain), toStatementsSql('public'), toStatementsSinceSql('public')])
    expect([text, await classifyPostgresql(text)]).toEqual([text, { kind: 'read' }])
  expect(await classifyPostgresql(cancelSql)).toEqual({ kind: 'not-read', reason: 'function' })
})

describe.runIf(url !== undefined)('the performance of a PostgreSQL', () => {
  let fixture: PostgresqlFixture
  const { engineOf, read, connect } = tools(() => fixture)
  beforeAll(async () => {
    fixture = await createPostgresqlFixture(url ?? '')
    await fixture.run(`
      create table events (id bigint primary key, kind text, note text);
      create index events_kind on events (kind); create unique index events_note on events (note);
      insert into events select n, 'kind ' || n % 3, 'note ' || n from generate_series(1, 5000) n;
      grant select on events to ${fixture.users.reader}; grant all on events to ${fixture.users.writer}`)
    await fixture.run('analyze events')
    await fixture.run("select count(*) from events where kind || '' = 'kind 1'")
  })
  afterAll(() => fixture.drop())

  test('tells sizes, connections and cache, each with its source', async () => {
    const { size, tables, connections, cache } = await read()
    expect(size).toMatchObject({ kind: 'measured', source: 'pg_database_size', since: null })
    expect(tables).toMatchObject({
      value: expect.arrayContaining([
        {
          schema: 'public',
          table: 'events',
          rows: 5000,
          size: expect.any(Number),
          indexSize: expect.any(Number)
        }
      ])
    })
    const [largest] = tables.kind === 'measured' ? tables.value : []
    expect(largest?.table).toBe('events')
    expect(largest?.size).toBeGreaterThan(largest?.indexSize ?? Infinity)
    const [most] = await fixture.run("select current_setting('max_connections')::int as most")
    expect(connections).toMatchObject({ value: { most: most?.['most'] } })
    expect(connections.kind === 'measured' && connections.value.used).toBeGreaterThan(1)
    expect(cache.kind === 'measured' && cache.value.share).toBeGreaterThan(0)
    expect(cache.kind === 'measured' && cache.value.share).toBeLessThanOrEqual(1)
  })

  test('tells tables that are read from end to end and indexes that nothing uses, not those that keep values apart', async () => {
    await expect
      .poll(async () => (await read()).scannedTables, { timeout: 15_000 })
      .toMatchObject({
        kind: 'measured',
        value: [{ schema: 'public', table: 'events', rows: 5000, scans: expect.any(Number) }]
      })
    const { unusedIndexes } = await read()
    expect(unusedIndexes).toMatchObject({ value: [{ table: 'events', index: 'events_kind' }] })
  })

  test('without pg_stat_statements it says so, and the rest is there', async () => {
    const { statements, size } = await read()
    const [loaded] = await fixture.run("select current_setting('pg_stat_statements.track', true) as track")
    expect(statements).toEqual({
      kind: 'missing',
      source: 'pg_stat_statements',
      reason: loaded?.['track'] === null ? 'not-loaded' : 'not-created'
    })
    expect(size.kind).toBe('measured')
  })

  test('tells what runs and who waits for whom, and stops what the role may stop', async () => {
    const { writer, reader } = fixture.users
    const [holder, waiter] = await Promise.all([connect(writer), connect(writer)])
    await holder.query("begin; update events set kind = 'held' where id = 1")
    const waiting = waiter.query("update events set kind = 'waits' where id = 1").then(
      () => 'done',
      (error: pg.DatabaseError) => error.code
    )
    const { processID: waiterId } = waiter as unknown as { processID: number }
    const { processID: holderId } = holder as unknown as { processID: number }
    await expect
      .poll(async () => (await read(writer)).waits)
      .toMatchObject({
        kind: 'measured',
        source: 'pg_locks',
        value: [
          {
            processId: waiterId,
            user: writer,
            blockedBy: [holderId],
            statement: expect.stringContaining('waits')
          }
        ]
      })
    const { running } = await read(writer)
    if (running.kind === 'missing') throw new Error(running.reason)
    const find = (processId: number) => running.value.statements.find((each) => each.processId === processId)
    expect(find(holderId)).toMatchObject({ state: 'idle in transaction', cancellable: false })
    expect(find(waiterId)).toMatchObject({ isWaiting: true, cancellable: true, user: writer })
    expect(find(waiterId)?.seconds).toBeGreaterThanOrEqual(0)
    const id = find(waiterId)?.id ?? ''

    // Another role sees that there are sessions, and nothing of them; nor may it stop one.
    const seen = (await read(reader)).running
    expect(seen).toMatchObject({ kind: 'measured', value: { statements: [] } })
    expect(seen.kind === 'measured' && seen.value.hidden).toBeGreaterThanOrEqual(2)
    expect(await engineOf(reader).cancelStatement?.(id)).toBe(false)
    // Neither another run of the same process nor an id of other making is stopped.
    for (const wrong of [`${waiterId}-1`, `${waiterId}`, `${waiterId}-1; drop table events`, ''])
      expect([wrong, await engineOf(writer).cancelStatement?.(wrong)]).toEqual([wrong, false])
    expect(await engineOf(writer).cancelStatement?.(id)).toBe(true)
    expect(await waiting).toBe('57014')
    expect(await engineOf(writer).cancelStatement?.(id)).toBe(false)
    await Promise.all([holder.end(), waiter.end()])
  })

  test('security bar 44: a role that may do too much is told nothing', async () => {
    await expect(read(fixture.users.superuser)).rejects.toMatchObject({
      failure: { kind: 'connection', reason: 'role' }
    })
  })
})

describe.runIf(programs !== undefined)('a cluster with statistics of statements', () => {
  let cluster: OwnServer
  let fixture: PostgresqlFixture
  const { read } = tools(() => fixture)
  beforeAll(async () => {
    cluster = await startPostgresqlCluster(programs ?? '', {
      shared_preload_libraries: 'pg_stat_statements'
    })
    fixture = await createPostgresqlFixture(cluster.url)
  }, 60_000)
  afterAll(async () => {
    await fixture.drop()
    await cluster.stop()
  })

  test('says that the extension is not created here, and then the slowest statements', async () => {
    expect((await read()).statements).toMatchObject({ kind: 'missing', reason: 'not-created' })
    await fixture.run('create schema "stat""s"; create extension pg_stat_statements schema "stat""s"')
    await fixture.run(`grant usage on schema "stat""s" to ${fixture.users.reader}`)
    await fixture.run('select "stat""s".pg_stat_statements_reset()')
    await fixture.run('select pg_sleep(0.05)')
    for (let runs = 0; runs < 3; runs += 1) await fixture.run('select count(*) from customers where id > 0')
    expect((await read()).statements).toMatchObject({
      kind: 'measured',
      since: expect.any(Number),
      value: expect.arrayContaining([expect.objectContaining({ statement: null })])
    })

    await fixture.run(`grant pg_read_all_stats to ${fixture.users.reader}`)
    const { statements, running } = await read()
    if (statements.kind === 'missing') throw new Error(statements.reason)
    const found = statements.value.find(({ statement }) => statement?.includes('from customers where'))
    // A value of the statement is no part of it.
    expect(found?.statement).toBe('select count(*) from customers where id > $1')
    expect(found).toMatchObject({ calls: 3, rows: 3 })
    expect(found?.totalMs).toBeGreaterThanOrEqual(found?.meanMs ?? Infinity)
    const times = statements.value.map(({ totalMs }) => totalMs)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(running).toMatchObject({ value: { hidden: 0 } })
  })
})
