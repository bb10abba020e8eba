import type { DatabaseConnection, DatabaseConnections, DatabaseQueryLine } from '@sitewright/api'
import { createOpenDatabase } from '@sitewright/databases/node/open-database'
import { expect, test } from 'vitest'
import { createDatabasePanelApp } from '../../testing/database-panel-app.ts'
import { plantedMark, plantSecrets } from '../../testing/plant-secrets.ts'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import {
  createTestClient,
  createTestRole,
  createTestUser,
  expireProof
} from '@sitewright/kernel/testing/users'
import type { Services } from '@sitewright/kernel/services'
import { createDatabaseNetwork, createOutboundGuard } from '@sitewright/kernel/node'
import { copiedTableRules, copiedTables } from './copied-tables.ts'
import { createOwnDatabase } from './create-own-database.ts'
import { withheldTables } from './withheld-tables.ts'

/** One statement that reads whole tables, each as one text. */
const everything = `select ${copiedTables
  .map(({ name }) => `(select group_concat(t) from (select ${toOneText(name)} as t from "${name}"))`)
  .join(', ')}`

function toOneText(table: string): string {
  const { columns = [] } = copiedTables.find(({ name }) => name === table) ?? {}
  return columns.map(({ name }) => `coalesce("${name}", '')`).join(" || '|' || ")
}

function isWithheld({ table, column }: { table: string; column: string }): boolean {
  return table in withheldTables || column in (copiedTableRules[table]?.withheld ?? {})
}

onEachEngine("a connection to Sitewright's own database", (open) => {
  async function started(replaced: Partial<Services> = {}) {
    const database = await open()
    const basis = await createTestServices(database, replaced)
    const own = createOwnDatabase(basis)
    const services: Services = {
      ...basis,
      openDatabase: createOpenDatabase(createDatabaseNetwork(createOutboundGuard({})), own.engine),
      ownDatabase: { kind: 'offered', copy: own.facts },
      ...replaced
    }
    const app = createDatabasePanelApp(services)
    const user = await createTestUser(services, 'super_admin')
    const page = await createTestClient(services, app, user)
    const answer = async <Answer>(
      method: string,
      path: string,
      body?: object,
      by = page
    ): Promise<Answer> => {
      const response = await by.call(method, path, body)
      const json = (await response.json()) as { error?: object }
      return (json.error ?? json) as Answer
    }
    const add = () => answer<{ connection: DatabaseConnection }>('POST', '/api/admin/connections/own', {})
    const list = () => answer<DatabaseConnections>('GET', '/api/admin/connections')
    const query = async (connection: string, text: string) => {
      const body = { connection, query: text, parameters: [], limits: { rows: 1000, seconds: 15 } }
      const lines = await (await page.call('POST', '/api/database/query', body)).text()
      const parts = lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as DatabaseQueryLine)
      return {
        lines,
        rows: parts.flatMap((part) => (part.kind === 'rows' ? part.rows : [])),
        end: parts.at(-1)
      }
    }
    return { services, database, app, user, page, answer, add, list, query }
  }

  test('is added once by one call, is read, tells the age of its copy, and is removed', async () => {
    const { add, list, query, answer, services, user } = await started()
    expect((await list()).own).toEqual({ kind: 'offered', copiedAt: null, cut: [] })
    const { connection } = await add()
    expect(connection).toMatchObject({
      name: 'sitewright',
      type: 'sqlite',
      writable: false,
      status: 'connected'
    })
    expect(await add()).toMatchObject({ code: 'database-connection.own-there' })
    expect((await query(connection.id, 'select id, role from users')).rows).toEqual([
      [user.id, 'super_admin']
    ])
    expect((await list()).own).toEqual({ kind: 'offered', copiedAt: services.now(), cut: [] })
    const write = { connection: connection.id, statement: 'delete from users', parameters: [] }
    expect(await answer('POST', '/api/database/writes', write)).toMatchObject({ code: expect.any(String) })
    expect((await query(connection.id, 'delete from users')).end).toMatchObject({ code: 'query.not-read' })
    expect(
      await answer('PATCH', `/api/admin/connections/${connection.id}`, { host: 'db.example.com' })
    ).toMatchObject({
      code: 'database-connection.own-fixed'
    })
    expect(
      await answer('PATCH', `/api/admin/connections/${connection.id}`, { name: 'ours', enabled: false })
    ).toMatchObject({ connection: { name: 'ours', enabled: false } })
    await answer('DELETE', `/api/admin/connections/${connection.id}`)
    expect((await list()).connections).toEqual([])
    const entries = await services.database.db.selectFrom('audit').select('action').execute()
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['database.connection-add', 'database.query', 'database.connection-delete'])
    )
  })

  test('security bar 51: no planted secret is read through any screen or export of it', async () => {
    const { database, add, query, page } = await started()
    const planted = await plantSecrets(database, isWithheld)
    expect(planted.length).toBeGreaterThan(80)
    const { connection } = await add()
    const seen: string[] = []
    const { lines, end } = await query(connection.id, everything)
    expect(end).toMatchObject({ kind: 'end', rows: 1 })
    seen.push(lines)
    for (const format of ['csv', 'json'] as const) {
      const body = { connection: connection.id, query: everything, parameters: [], format }
      seen.push(await (await page.call('POST', '/api/database/export', body)).text())
    }
    // Each reading starts a worker: the tables with the most to hide stand for all here.
    for (const table of ['users', 'sessions', 'api_keys', 'database_connections', 'mails', 'totp']) {
      const body = { connection: connection.id, schema: 'main', table, size: 50 }
      seen.push(await (await page.call('POST', '/api/database/rows', body)).text())
    }
    for (const path of ['schemas', 'performance'])
      seen.push(await (await page.call('GET', `/api/database/${path}?connection=${connection.id}`)).text())
    const { rows: tables } = await query(connection.id, "select name from sqlite_schema where type = 'table'")
    expect(tables.flat().toSorted()).toEqual(copiedTables.map(({ name }) => name))
    seen.push((await query(connection.id, 'select * from refresh_tokens')).lines)
    seen.push((await query(connection.id, 'select password_hash from users')).lines)
    const text = seen.join('\n')
    // The rows themselves were read: what is not withheld of them says 'plain'.
    expect(text.split('plain').length).toBeGreaterThan(100)
    expect(planted.filter((secret) => text.includes(secret))).toEqual([])
    expect(text).not.toContain(plantedMark)
    expect(text).not.toContain('$argon2')
  })

  test('takes the right to manage connections, a fresh proof, and the rights to what it shows', async () => {
    const { add, services, app, user, page, answer } = await started()
    await expireProof(services, user)
    expect(await add()).toMatchObject({ code: 'auth.step-up' })
    const { connection } = await (async () => {
      const other = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
      return answer<{ connection: DatabaseConnection }>('POST', '/api/admin/connections/own', {}, other)
    })()
    const role = await createTestRole(services, { permissions: ['admin.access', 'database.read'] })
    const reader = await createTestClient(services, app, await createTestUser(services, role))
    expect(
      (await answer<DatabaseConnections>('GET', '/api/admin/connections', undefined, reader)).own.kind
    ).toBe('forbidden')
    for (const [method, path, body] of [
      ['GET', `/api/database/schemas?connection=${connection.id}`],
      ['GET', `/api/database/performance?connection=${connection.id}`],
      ['POST', `/api/admin/connections/${connection.id}/test`, {}],
      ['POST', '/api/database/rows', { connection: connection.id, schema: 'main', table: 'users', size: 5 }],
      ['POST', '/api/database/query', { connection: connection.id, query: 'select 1', parameters: [] }],
      [
        'POST',
        '/api/database/export',
        { connection: connection.id, query: 'select 1', parameters: [], format: 'csv' }
      ]
    ] as const)
      expect([path, await answer(method, path, body, reader)]).toEqual([
        path,
        expect.objectContaining({ code: 'database-connection.own-forbidden' })
      ])
    expect((await page.call('GET', `/api/database/schemas?connection=${connection.id}`)).status).toBe(200)
  })

  test('is neither offered nor read where it is switched off, and goes all the same', async () => {
    const { add, services, user, answer } = await started()
    const { connection } = await add()
    const off: Services = { ...services, ownDatabase: { kind: 'off' } }
    const page = await createTestClient(off, createDatabasePanelApp(off), user)
    expect(await answer('POST', '/api/admin/connections/own', {}, page)).toMatchObject({
      code: 'database-connection.own-off'
    })
    expect(
      await answer('GET', `/api/database/schemas?connection=${connection.id}`, undefined, page)
    ).toMatchObject({
      code: 'database-connection.own-off'
    })
    expect((await page.call('DELETE', `/api/admin/connections/${connection.id}`)).status).toBe(200)
  })
})
