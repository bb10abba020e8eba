import { OpenAPIHono } from '@hono/zod-openapi'
import { explorerLimits, undoMs, type ExplorerCall, type ExplorerDeletion } from '@sitewright/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { logCalls } from '@sitewright/kernel/http'
import { type Env, createJsonLog } from '@sitewright/kernel/request'
import { purgeExpired } from '@sitewright/kernel/area'
import { createPanelApp, panel } from '../../testing/panel-app.ts'

const path = '/api/admin/explorer/history'
const sent = {
  operation: 'listUsers',
  parameters: { 'query.page': '1', 'query.search': 'okafor' },
  body: null,
  authentication: 'session',
  status: 200,
  milliseconds: 21,
  bytes: 3412
}

onSqlite('the history of the API explorer', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const lines: string[] = []
    const app = new OpenAPIHono<Env>()
    app.use(logCalls(createJsonLog((line) => void lines.push(line))))
    app.route('/', createPanelApp(services))
    const join = async () => {
      const user = await createTestUser(services, 'super_admin')
      const page = await createTestClient(services, app, user)
      const call = async <Answer>(method: string, place: string, body?: object) => {
        const response = await page.call(method, `${path}${place}`, body)
        const answer = (await response.json()) as Answer & { error?: { code: string } }
        return { ...answer, code: answer.error?.code }
      }
      const keep = async (changes: object = {}) => {
        now.advance(1)
        return (await call<{ call: ExplorerCall }>('POST', '', { ...sent, ...changes })).call
      }
      const list = (query = '') =>
        call<{ calls: ExplorerCall[]; total: number; next: string | null }>('GET', query)
      return { user, call, keep, list }
    }
    return { now, services, lines, join }
  }

  test('calls are kept for whoever sent them, newest first in pages, and read by nobody else', async () => {
    const { join } = await started()
    const self = await join()
    const other = await join()
    const first = await self.keep()
    await self.keep({ operation: 'getUser', parameters: { 'path.id': 'a', 'query.unknown': 'x' } })
    expect(first).toMatchObject({ ...sent, role: null, method: 'GET', path: '/api/users', leftOut: 0 })
    await self.keep({ role: 'editor' })
    await self.keep({ role: 'gone' })
    const [gone, asEditor] = (await self.list('?limit=2')).calls
    expect(first.role).toBeNull()
    expect(asEditor?.role).toEqual({ id: 'editor', name: 'Editor' })
    expect(gone?.role).toEqual({ id: 'gone', name: 'gone' })
    for (const { id } of [gone, asEditor].flatMap((each) => each ?? [])) await self.call('DELETE', `/${id}`)
    const newest = await self.list('?limit=1')
    expect(newest).toMatchObject({
      total: 2,
      calls: [{ path: '/api/users/{id}', parameters: { 'path.id': 'a' }, leftOut: 1 }]
    })
    const older = await self.list(`?limit=1&before=${newest.next}`)
    expect([older.calls, older.next]).toEqual([[first], null])
    expect((await other.list()).calls).toEqual([])
    expect(await other.call('DELETE', `/${first.id}`)).toMatchObject({ code: 'explorer.not-found' })
    expect(await self.call('POST', '', { ...sent, operation: 'nothing' })).toMatchObject({
      code: 'explorer.unknown-call'
    })
  })

  test('one call or all of them are deleted, and brought back for a quarter of an hour', async () => {
    const { now, services, join } = await started()
    const self = await join()
    const other = await join()
    const [first, second] = [await self.keep(), await self.keep()]
    const one = await self.call<ExplorerDeletion>('DELETE', `/${first.id}`)
    expect((await self.list()).calls).toEqual([second])
    const all = await self.call<ExplorerDeletion>('DELETE', '')
    expect([one.deleted, all.deleted, (await self.list()).total]).toEqual([1, 1, 0])
    expect(await self.call('DELETE', '')).toMatchObject({ deletion: null, deleted: 0 })
    const restore = { deletion: all.deletion }
    expect(await other.call('POST', '/restore', restore)).toMatchObject({ code: 'explorer.undo-over' })
    expect(await self.call('POST', '/restore', restore)).toMatchObject({ success: true })
    expect(await self.call('POST', '/restore', restore)).toMatchObject({ code: 'explorer.undo-over' })
    expect((await self.list()).calls).toEqual([second])
    await services.database.db
      .updateTable('explorer_calls')
      .set({ deleted_at: now() - undoMs - 1 })
      .where('deletion', '=', one.deletion)
      .execute()
    expect(await self.call('POST', '/restore', { deletion: one.deletion })).toMatchObject({
      code: 'explorer.undo-over'
    })
    await purgeExpired(services.database.db, now(), panel.expiryRules)
    const { rows } = await sql`select id from explorer_calls`.execute(services.database.db)
    expect(rows).toEqual([{ id: second.id }])
  })

  test('the history has no more than its limits of number and age', async () => {
    const { now, services, join } = await started()
    const self = await join()
    await self.keep()
    const { rows } = await sql<object>`select * from explorer_calls`.execute(services.database.db)
    const many = Array.from({ length: explorerLimits.history }, (_, at) => ({ ...rows[0], id: `many-${at}` }))
    await services.database.db
      .insertInto('explorer_calls')
      .values(many as never)
      .execute()
    await self.keep()
    expect((await self.list()).total).toBe(explorerLimits.history)
    now.advance((explorerLimits.historyDays + 1) * 24 * 60 * 60_000)
    await purgeExpired(services.database.db, now(), panel.expiryRules)
    const left = await sql`select id from explorer_calls`.execute(services.database.db)
    expect(left.rows).toEqual([])
  })

  test('security bar 51: a secret that was sent is in no table, answer, log or audit entry', async () => {
    const { services, lines, join } = await started()
    const self = await join()
    const answers: unknown[] = []
    for (const changes of [
      {
        operation: 'addUser',
        body: { email: 'noor@example.com', password: 'hunter-two', firstName: 'Noor' }
      },
      { operation: 'login', body: { email: 'noor@example.com', password: 'hunter-two' } },
      { operation: 'addUser', body: { nested: [{ apiToken: 'hunter-two' }] } },
      { operation: 'addUser', body: { firstName: 'Bearer hunter-two' } },
      { operation: 'runDatabaseQuery', body: { query: "select 'hunter-two'", parameters: ['hunter-two'] } },
      { operation: 'listUsers', body: { anything: 'hunter-two' } },
      { operation: 'listUsers', parameters: { 'header.authorization': 'hunter-two' } },
      { operation: 'listUsers', parameters: { 'query.search': 'postgres://me:hunter-two@db/x' } },
      { operation: 'providerCallback', parameters: { 'query.code': 'hunter-two' } }
    ]) {
      const body = 'body' in changes ? JSON.stringify(changes.body) : null
      const kept = await self.keep({ parameters: {}, ...changes, body })
      expect(kept.leftOut, changes.operation).toBeGreaterThan(0)
      answers.push(kept)
    }
    answers.push(await self.keep({ operation: 'addUser', body: '{"password":"hunter-two"' }))
    expect(answers[0]).toMatchObject({
      body: '{"email":"noor@example.com","password":"","firstName":"Noor"}',
      leftOut: 1
    })
    answers.push(await self.list())
    const tables = await Promise.all(
      ['explorer_calls', 'audit', 'events', 'notices', 'jobs'].map(async (table) => {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(services.database.db)
        return rows
      })
    )
    expect(tables[0]).toHaveLength(10)
    expect(JSON.stringify([tables, answers, lines])).not.toContain('hunter-two')
    expect(lines).toHaveLength(11)
  })
})
