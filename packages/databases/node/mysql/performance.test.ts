import { createConnection, type Connection } from 'mysql2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findMariadb, startMariadb } from '../../testing/mariadb-server.ts'
import { createMysqlFixture, type MysqlFixture } from '../../testing/mysql.ts'
import { openNetwork } from '../../testing/open-network.ts'
import type { OwnServer } from '../../testing/own-server.ts'
import type { DatabasePerformance } from '../../src/performance.ts'
import { classifyMysql } from './classify-read.ts'
import { createMysqlEngine } from './engine.ts'
import * as sql from './performance-sql.ts'

const program = findMariadb()
if (program === undefined && process.env['CI'] !== undefined)
  throw new Error('CI needs the programs of MariaDB: .ci/mariadb installs them.')

test('what is asked of the engine is a read by the classifier', () => {
  const texts = [
    sql.serverSql,
    sql.statusSql,
    sql.sizeSql,
    sql.sessionsSql,
    sql.toTablesSql(20),
    sql.toRunningSql(true, 20),
    sql.toRunningSql(false, 20),
    sql.toWaitsSql(true, 20),
    sql.toWaitsSql(false, 20),
    sql.toUnusedIndexesSql(20),
    sql.toScannedTablesSql(20, 1000),
    sql.toStatementsSql(20, 1000),
    sql.runByQuerySql,
    sql.runByThreadSql
  ]
  for (const text of texts) expect([text, classifyMysql(text)]).toEqual([text, { kind: 'read' }])
})

describe.runIf(program !== undefined)('the performance of a MariaDB that counts', () => {
  let server: OwnServer
  let fixture: MysqlFixture
  beforeAll(async () => {
    server = await startMariadb(program ?? '', ['--performance-schema=ON'])
    fixture = await createMysqlFixture(server.url)
    for (const text of [
      'create table events (id bigint primary key, kind varchar(20), note varchar(20))',
      'create index events_kind on events (kind)',
      'create unique index events_note on events (note)',
      "insert into events select seq, concat('kind ', seq % 3), concat('note ', seq) from seq_1_to_5000",
      'analyze table events',
      "select max(length(note)) from events where concat(kind, '') = 'a secret'"
    ])
      await fixture.run(text)
  }, 60_000)
  const clients: Connection[] = []
  afterAll(async () => {
    for (const client of clients) client.destroy()
    await fixture.drop()
    await server.stop()
  })

  const engineOf = (user: string) => createMysqlEngine({ ...fixture.settings, user }, openNetwork)
  const read = async (user = fixture.users.reader): Promise<DatabasePerformance> => {
    const found = await engineOf(user).readPerformance?.()
    if (found === undefined) throw new Error('The engine tells nothing')
    return found
  }
  const connect = (user: string): Connection => {
    const { host, port, database, password } = fixture.settings
    const client = createConnection({ host, port, database, user, password })
    client.on('error', () => undefined)
    return client
  }
  const ask = (client: Connection, text: string): Promise<string> =>
    new Promise((settle) => client.query(text, (error) => settle(error?.code ?? 'done')))

  test('tells sizes, connections and cache, each with its source', async () => {
    const { size, tables, connections, cache } = await read()
    expect(size.kind === 'measured' && size.value).toBeGreaterThan(100_000)
    expect(tables).toMatchObject({
      source: 'information_schema.tables',
      value: expect.arrayContaining([expect.objectContaining({ table: 'events', size: expect.any(Number) })])
    })
    expect(connections.kind === 'measured' && connections.value.used).toBeGreaterThan(0)
    expect(connections.kind === 'measured' && connections.value.most).toBeGreaterThan(50)
    expect(cache).toMatchObject({ kind: 'measured', since: expect.any(Number) })
    expect(cache.kind === 'measured' && cache.value.share).toBeGreaterThan(0)
    expect(cache.kind === 'measured' && Math.abs(Date.now() - (cache.since ?? 0))).toBeLessThan(120_000)
  })

  test('what takes a privilege says which, and is there with it', async () => {
    const { waits, statements, unusedIndexes } = await read()
    expect(waits).toMatchObject({ kind: 'missing', reason: 'needs-process' })
    for (const part of [statements, unusedIndexes])
      expect(part).toMatchObject({ kind: 'missing', reason: 'needs-performance-schema' })

    await fixture.run(`grant select on performance_schema.* to '${fixture.users.reader}'@'%'`)
    await fixture.run('truncate table performance_schema.events_statements_summary_by_digest')
    await fixture.run("select max(length(note)) from events where concat(kind, '') = 'a secret'")
    const counted = await read()
    expect(counted.unusedIndexes).toMatchObject({
      value: [{ table: 'events', index: 'events_kind', size: null }]
    })
    expect(counted.scannedTables).toMatchObject({ value: [{ table: 'events', scans: null }] })
    const [scanned] = counted.scannedTables.kind === 'measured' ? counted.scannedTables.value : []
    expect(scanned?.rowsRead).toBeGreaterThanOrEqual(5000)
    if (counted.statements.kind === 'missing') throw new Error(counted.statements.reason)
    expect(counted.statements.since).not.toBeNull()
    const texts = counted.statements.value.map(({ statement }) => statement)
    expect(texts.some((text) => /max.*events/i.test(text ?? ''))).toBe(true)
    expect(JSON.stringify(texts)).not.toContain('a secret')
    const [first] = counted.statements.value
    expect(first?.totalMs).toBeGreaterThan(0)
    expect(first?.share).toBeGreaterThan(0)
  })

  test('tells what runs and who waits for whom, and stops what the role may stop', async () => {
    const { writer, reader } = fixture.users
    await fixture.run(`grant process on *.* to '${writer}'@'%'`)
    const [holder, waiter] = [connect(writer), connect(writer)]
    clients.push(holder, waiter)
    await ask(waiter, 'select 1')
    await ask(holder, 'start transaction')
    await ask(holder, "update events set kind = 'held' where id = 1")
    const waiting = ask(waiter, "update events set kind = 'waits' where id = 1")
    await expect
      .poll(async () => (await read(writer)).waits, { timeout: 10_000 })
      .toMatchObject({
        kind: 'measured',
        value: [{ processId: waiter.threadId, user: writer, blockedBy: [holder.threadId] }]
      })
    const { running } = await read(writer)
    if (running.kind === 'missing') throw new Error(running.reason)
    const found = running.value.statements.find(({ processId }) => processId === waiter.threadId)
    expect(found).toMatchObject({
      cancellable: true,
      user: writer,
      statement: expect.stringContaining('waits')
    })
    expect(running.value.hidden).toBe(0)
    const id = found?.id ?? ''
    const seen = (await read(reader)).running
    expect(seen).toMatchObject({ value: { statements: [] } })
    expect(seen.kind === 'measured' && seen.value.hidden).toBeGreaterThanOrEqual(2)
    expect(await engineOf(reader).cancelStatement?.(id)).toBe(false)
    for (const wrong of ['q-1', `t-${waiter.threadId}-1`, 'q-1; drop table events', ''])
      expect([wrong, await engineOf(writer).cancelStatement?.(wrong)]).toEqual([wrong, false])
    expect(await engineOf(writer).cancelStatement?.(id)).toBe(true)
    expect(await waiting).toBe('ER_QUERY_INTERRUPTED')
    expect(await engineOf(writer).cancelStatement?.(id)).toBe(false)
  })
})

const url = process.env['TEST_MARIADB_URL']

describe.runIf(url !== undefined)('the performance of a MariaDB that counts nothing', () => {
  let fixture: MysqlFixture
  beforeAll(async () => {
    fixture = await createMysqlFixture(url ?? '')
  })
  afterAll(() => fixture.drop())

  test('says that performance_schema is off, and the rest is there', async () => {
    const [server] = await fixture.run('select @@performance_schema as counts')
    const found = await createMysqlEngine(fixture.settings, openNetwork).readPerformance?.()
    expect(found?.size.kind).toBe('measured')
    expect(found?.statements).toMatchObject(
      server?.['counts'] === 0
        ? { kind: 'missing', reason: 'performance-schema-off' }
        : { kind: 'missing', reason: 'needs-performance-schema' }
    )
  })

  test('security bar 44: a role that may do too much is told nothing', async () => {
    const settings = { ...fixture.settings, user: fixture.users.superuser }
    await expect(createMysqlEngine(settings, openNetwork).readPerformance?.()).rejects.toMatchObject({
      failure: { kind: 'connection', reason: 'role' }
    })
  })
})
