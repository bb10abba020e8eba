import { demoCredentials, type DatabaseConnection, type DatabaseQueryLine } from '@sitewright/api'
import { ciphertextPrefix } from '@sitewright/kernel/crypto'
import { secretColumns } from '@sitewright/kernel/area'
import type { ResultCell } from '@sitewright/databases'
import { beforeAll, describe, expect, test } from 'vitest'
import { readText, startDemo, type Demo } from './demo.ts'
import { openWasmEngine } from './engine.ts'
import { openOwnDatabase } from './own-database.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const options = { origin: 'https://sitewright.test', userAgent: 'Firefox/146.0' }

/** Settings of a database that has no server. */
const nowhere = { host: '', port: 0, database: '', user: '', password: '', tls: false, certificate: null }

/** Columns that are called like a secret and are none, so that each new one is decided on. */
const publicColumns: readonly string[] = [
  'audit.previous_hash',
  'audit.hash',
  'audit_checkpoints.hash',
  'audit_checkpoints.signature',
  'audit_public_checkpoints.signature',
  'database_connections.password_set_at',
  'explorer_calls.authentication',
  'identity_providers.secret_last4',
  'identity_providers.secret_updated_at',
  'identity_providers.secret_expires_at',
  'passkeys.public_key',
  'passkeys.credential_id',
  // It stands in DNS for everybody.
  'saved_pictures.hash',
  'saved_project_pictures.hash',
  'tenant_domains.token',
  'users.password_changed_at',
  'users.token_version'
]

describe('the database of the demo, in the demo', () => {
  const storage = memoryStorage()
  let demo: Demo
  let token: string
  const answer = async (method: string, url: string, body?: object) => {
    const response = await demo.answer({
      id: 1,
      method,
      url,
      headers: [
        ['x-requested-with', 'sitewright'],
        ['content-type', 'application/json'],
        ['authorization', `Bearer ${token}`]
      ],
      body: body === undefined ? null : JSON.stringify(body)
    })
    return { status: response.status, text: await readText(response) }
  }
  const call = async <Answer>(method: string, url: string, body?: object): Promise<Answer> =>
    JSON.parse((await answer(method, url, body)).text) as Answer
  const connections = async () =>
    (await call<{ connections: DatabaseConnection[] }>('GET', '/api/admin/connections')).connections
  const query = async (connection: string, text: string, parameters: string[] = []) => {
    const body = { connection, query: text, parameters, limits: { rows: 10_000, seconds: 15 } }
    const { text: lines } = await answer('POST', '/api/database/query', body)
    const parts = lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as DatabaseQueryLine)
    return { rows: parts.flatMap((part) => (part.kind === 'rows' ? part.rows : [])), end: parts.at(-1) }
  }
  let id: string
  beforeAll(async () => {
    demo = await startDemo({ ...options, storage })
    token = ''
    token = (await call<{ token: string }>('POST', '/api/auth/admin/login', demoCredentials)).token
    ;[{ id } = { id: '' }] = await connections()
  })

  test('is its one connection, tested, and the same after a visit', async () => {
    expect(await connections()).toMatchObject([
      { name: 'demo', type: 'sqlite', status: 'connected', mayWrite: false, writable: false }
    ])
    demo = await startDemo({ ...options, storage })
    expect((await connections()).map((each) => each.id)).toEqual([id])
    expect(await call('POST', `/api/admin/connections/${id}/test`, {})).toMatchObject({
      result: { ok: true }
    })
  })

  test('is read with values, pages and a plan, and the history keeps what was read', async () => {
    const found = await query(id, 'select last_name from users where first_name = $1', ['Priya'])
    expect(found).toMatchObject({ rows: [['Raman']], end: { kind: 'end', rows: 1 } })
    const plan = await query(id, 'explain query plan select * from users where id = 1')
    expect(plan.rows).toEqual([
      [expect.any(String), '0', expect.any(String), expect.stringContaining('users')]
    ])
    const page = await call<{ rows: unknown[]; paging: string }>('POST', '/api/database/rows', {
      connection: id,
      schema: 'main',
      table: 'users',
      size: 5
    })
    expect(page).toMatchObject({ paging: 'key', key: ['id'] })
    expect(page.rows).toHaveLength(5)
    const history = await call<{ queries: { statement: string }[] }>('GET', '/api/database/history')
    expect(history.queries.map(({ statement }) => statement)).toEqual([
      'select last_name from users where first_name = $1'
    ])
    expect(await call('GET', `/api/database/performance?connection=${id}`)).toMatchObject({
      size: { kind: 'measured', value: expect.any(Number) },
      statements: { kind: 'missing', reason: 'not-kept' }
    })
  })

  test('is neither written nor changed nor deleted, and says so', async () => {
    const { end } = await query(id, 'drop table users')
    expect(end).toMatchObject({ kind: 'error', code: 'query.not-read' })
    const builtIn = { error: { code: 'database-connection.built-in' } }
    expect(await call('PATCH', `/api/admin/connections/${id}`, { enabled: false })).toMatchObject(builtIn)
    expect(await call('PATCH', `/api/admin/connections/${id}`, { name: 'other' })).toMatchObject(builtIn)
    expect(await call('DELETE', `/api/admin/connections/${id}`)).toMatchObject(builtIn)
    const write = { connection: id, statement: 'delete from users', parameters: [] }
    expect(await call('POST', '/api/database/writes', write)).toMatchObject({ success: false })
    expect((await connections()).map(({ enabled }) => enabled)).toEqual([true])
  })

  test('shows no column that is secret, and each that is called like one was decided on', async () => {
    const { tables } = await call<{ tables: { name: string; columns: { name: string }[] }[] }>(
      'GET',
      `/api/database/schemas?connection=${id}`
    )
    const shown = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
    expect(shown.length).toBeGreaterThan(300)
    for (const { table, column } of secretColumns) expect(shown).not.toContain(`${table}.${column}`)
    const suspicious = shown.filter((name) =>
      /\.\w*(hash|secret|password|token|signature|sealed|challenge|credential|authentication|_key$)/.test(
        name
      )
    )
    const isKey = (name: string): boolean => /\.(name|first_name|last_name|idempotency)_key$/.test(name)
    expect(suspicious.filter((name) => !isKey(name)).toSorted()).toEqual(publicColumns.toSorted())
  })

  test('shows no value that is kept as a secret, whatever is asked of all tables', async () => {
    const engine = await openWasmEngine((await storage.load())?.kept.database)
    const values = secretColumns.flatMap(({ table, column }) =>
      engine
        .prepare(`select "${column}" as value from "${table}" where "${column}" is not null`)
        .all([])
        .map((row) => (row as { value: unknown }).value)
    )
    const secrets = values.map(String).filter((value) => value.length > 15)
    // The password of the administrator, a session, the device, and the password of the connection itself.
    expect(secrets.length).toBeGreaterThan(3)
    expect(secrets.some((value) => value.startsWith(ciphertextPrefix))).toBe(true)
    expect(secrets.some((value) => value.startsWith('$argon2id$'))).toBe(true)
    const own = await openOwnDatabase(engine)({ ...nowhere, kind: 'sqlite' })
    const read = async (text: string) => {
      const limits = { rows: 10_000, size: 8_000_000, cell: 64_000, milliseconds: 15_000 }
      const { signal } = new AbortController()
      const rows: ResultCell[][] = []
      for await (const part of own.read({ text, parameters: [] }, { limits, signal }))
        if (part.kind === 'rows') rows.push(...part.rows)
      return rows
    }
    const tables = await read("select name from sqlite_schema where type = 'table'")
    expect(tables.length).toBeGreaterThan(60)
    for (const table of tables.flat().filter((name) => typeof name === 'string')) {
      const text = JSON.stringify(await read(`select * from "${table}"`))
      expect([table, secrets.filter((secret) => text.includes(secret))]).toEqual([table, []])
      expect([table, text.includes('$argon2')]).toEqual([table, false])
    }
    engine.close()
  })
})
