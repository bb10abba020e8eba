import { queryLimits, type PastQuery, type QuerySnippet } from '@sitewright/api'
import { expect, test } from 'vitest'
import { databasePanelExpiry } from '../database-panel-expiry.ts'
import { createDatabasePanelApp } from '../../testing/database-panel-app.ts'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { purgeExpired } from '@sitewright/kernel/area'
import { saveQuery } from './query-history.ts'

onSqlite('queries that are kept', (open) => {
  async function started() {
    const services = await createTestServices(await open())
    const app = createDatabasePanelApp(services)
    const join = async () => {
      const user = await createTestUser(services, 'super_admin')
      const page = await createTestClient(services, app, user)
      const call = async <Answer>(method: string, path: string, body?: object) => {
        const response = await page.call(method, `/api/database/${path}`, body)
        const answer = (await response.json()) as Answer & { error?: { code: string } }
        return { ...answer, code: answer.error?.code }
      }
      const keep = (statement: string, at = services.now(), id = `${at}`) =>
        saveQuery(
          services.database.db,
          {
            id: `${user.id.slice(0, 8)}-${id}`,
            user_id: user.id,
            connection_id: 'billing',
            connection_name: 'billing-eu',
            statement,
            outcome: 'done',
            row_count: 1,
            milliseconds: 2,
            created_at: at
          },
          'postgresql'
        )
      const list = async (query = '') =>
        (await call<{ queries: PastQuery[]; next: string | null }>('GET', `history?${query}`)) as {
          queries: PastQuery[]
          next: string | null
        }
      return { user, call, keep, list }
    }
    return { services, join }
  }

  test('the history is searched, paged and cleared by whoever ran them, and read by nobody else', async () => {
    const { services, join } = await started()
    const self = await join()
    const other = await join()
    const now = services.now()
    await self.keep('select 1 from invoices', now - 2)
    await self.keep('select 100% from customers', now - 1)
    await self.keep('SELECT 2 FROM Invoices', now)
    expect((await self.list('q=invoices')).queries.map(({ statement }) => statement)).toEqual([
      'SELECT 2 FROM Invoices',
      'select 1 from invoices'
    ])
    expect((await self.list('q=%25%20from')).queries).toHaveLength(1)
    expect((await self.list('connection=another')).queries).toEqual([])
    const first = await self.list('limit=2')
    expect(first.queries).toHaveLength(2)
    const second = await self.list(`limit=2&before=${first.next}`)
    expect([second.queries.map(({ statement }) => statement), second.next]).toEqual([
      ['select 1 from invoices'],
      null
    ])
    expect((await other.list()).queries).toEqual([])
    await other.call('DELETE', 'history')
    expect((await self.list()).queries).toHaveLength(3)
    await self.call('DELETE', 'history')
    expect((await self.list()).queries).toEqual([])
  })

  test('security bar 51: the history keeps no secret, and no more than its limits', async () => {
    const { services, join } = await started()
    const self = await join()
    const now = services.now()
    await self.keep("select 1 from users where password = 'hunter2' and name = 'Ada'", now + 1000)
    await self.keep("select dblink('postgres://me:hunter2@db/x')", now + 1001)
    expect(JSON.stringify(await self.list())).not.toContain('hunter2')
    expect((await self.list('q=Ada')).queries).toHaveLength(1)
    for (let number = 0; number < queryLimits.history; number += 1) await self.keep('select 1', now - number)
    const { count } = await services.database.db
      .selectFrom('query_history')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(queryLimits.history)
    const day = 24 * 60 * 60_000
    await purgeExpired(services.database.db, now + (queryLimits.historyDays + 1) * day, databasePanelExpiry)
    expect((await self.list()).queries).toEqual([])
  })

  test('security bar 32: snippets are saved, changed and deleted by their owner alone', async () => {
    const { join } = await started()
    const self = await join()
    const other = await join()
    const { snippet } = await self.call<{ snippet: QuerySnippet }>('POST', 'snippets', {
      name: 'Overdue',
      statement: 'select 1'
    })
    expect(await self.call('POST', 'snippets', { name: 'overdue', statement: 'x' })).toMatchObject({
      code: 'snippet.name-taken'
    })
    expect(await self.call('POST', 'snippets', { name: ' ', statement: 'x' })).toMatchObject({
      code: 'request.invalid'
    })
    const path = `snippets/${snippet.id}`
    for (const [method, body] of [
      ['PATCH', { name: 'mine' }],
      ['DELETE', {}]
    ] as const)
      expect(await other.call(method, path, body)).toMatchObject({ code: 'snippet.not-found' })
    await self.call('PATCH', path, { statement: 'select 2' })
    expect(await self.call('GET', 'snippets')).toMatchObject({
      snippets: [{ name: 'Overdue', statement: 'select 2' }]
    })
    expect(await other.call('GET', 'snippets')).toMatchObject({ snippets: [] })
    await self.call('DELETE', path, {})
    expect(await self.call('GET', 'snippets')).toMatchObject({ snippets: [] })
    for (let number = 0; number < queryLimits.snippets; number += 1)
      await self.call('POST', 'snippets', { name: `snippet ${number}`, statement: 'select 1' })
    expect(await self.call('POST', 'snippets', { name: 'one more', statement: 'x' })).toMatchObject({
      code: 'snippet.too-many'
    })
  })
})
