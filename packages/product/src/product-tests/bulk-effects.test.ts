import { product } from '../product.ts'
import type { BulkAct, Job, RoleId } from '@sitewright/api'
import { expect, test } from 'vitest'
import { readJobItems, runJobs } from '@sitewright/kernel/testing/jobs'
import { seedLoad } from '../../testing/load.ts'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import type { Services } from '@sitewright/kernel/services'
import { createProductApp } from '../../testing/product-app.ts'

async function insertProject({ database }: Services, userId: string): Promise<void> {
  const text = { name: 'Bakery', framework: 'react', thumbnail: '', share_hash: null }
  const times = { created_at: 1, updated_at: 1, deleted_at: null }
  await database.db
    .insertInto('saved_projects')
    .values({ id: `of ${userId}`, user_id: userId, features: 0, version: 1, ...text, ...times })
    .execute()
}

onEachEngine('what a bulk act does besides', (open) => {
  async function started() {
    const services = await createTestServices(await open())
    const { db } = services.database
    const app = createProductApp(services)
    const self = await createTestUser(services, 'admin')
    const client = await createTestClient(services, app, self)
    const post = async (act: BulkAct, users: unknown) => {
      const response = await client.call('POST', '/api/admin/users/bulk', { act, users })
      const { job } = (await response.json()) as { job: Job }
      await runJobs(services, product)
      return job
    }
    const add = (count: number, of: RoleId = 'user') =>
      Promise.all(Array.from({ length: count }, () => createTestUser(services, of, { password: null })))
    return { services, db, app, self, client, post, add }
  }

  test('its progress is told to whoever began it, and to nobody else', async () => {
    const { db, self, post, add } = await started()
    const users = await add(2)
    const job = await post(
      'suspend',
      users.map(({ id }) => id)
    )
    const events = await db.selectFrom('events').selectAll().where('topic', '=', 'jobs').execute()
    expect(events.map(({ user_id, permission, payload }) => [user_id, permission, payload])).toEqual([
      [self.id, null, JSON.stringify({ id: job.id })],
      [self.id, null, JSON.stringify({ id: job.id })]
    ])
  })

  test("one's own sessions are ended as by the single act, those of people above are not", async () => {
    const { self, client, services, app, post, add } = await started()
    const [above] = await add(1, 'super_admin')
    const job = await post('end-sessions', [self.id, above?.id, 'nobody'])
    expect((await client.call('GET', '/api/auth/verify')).status).toBe(401)
    const again = await createTestClient(services, app, self)
    expect((await readJobItems(again, job.id)).map(({ outcome, code }) => code ?? outcome)).toEqual([
      'done',
      'account.above',
      'user.not-found'
    ])
  })

  test('what an act would do is counted: people, sessions, and who is left out', async () => {
    const { services, app, self, client, add } = await started()
    const [one, two, above] = [...(await add(2)), ...(await add(1, 'super_admin'))]
    if (one === undefined || two === undefined || above === undefined) throw new Error('nobody')
    for (const user of [one, one, above]) await createTestClient(services, app, user)
    const ended = await createTestClient(services, app, one)
    await ended.call('POST', '/api/auth/logout')
    const count = async (users: unknown) => {
      const response = await client.call('POST', '/api/admin/users/bulk/effects', { users })
      return (await response.json()) as object
    }
    for (const { id } of [one, above]) await insertProject(services, id)
    const everybody = { people: 4, own: true, above: 1, sessions: 2, apiKeys: 0, projects: 1 }
    expect(await count([self.id, one.id, one.id, two.id, above.id, 'nobody'])).toEqual(everybody)
    expect(await count({ filter: {} })).toEqual(everybody)
    expect(await count({ filter: { role: 'user' }, except: [two.id] })).toEqual({
      people: 1,
      own: false,
      above: 0,
      sessions: 2,
      apiKeys: 0,
      projects: 1
    })
    const tenant = await createTestUser(services, 'admin', { tenant: 'acme' })
    const theirs = await createTestClient(services, app, tenant)
    const seen = await theirs.call('POST', '/api/admin/users/bulk/effects', { users: [one.id, tenant.id] })
    expect(await seen.json()).toEqual({
      people: 1,
      own: true,
      above: 0,
      sessions: 0,
      apiKeys: 0,
      projects: 0
    })
  })

  test('more than the list counts are counted exactly', async () => {
    const { services, client } = await started()
    await seedLoad(services.database, { users: 10_001, sessions: 0, auditRows: 0 }, 'none')
    const read = async (response: Response) => (await response.json()) as object
    expect(await read(await client.call('GET', '/api/admin/users?search=example.com&limit=1'))).toMatchObject(
      {
        total: 10_000,
        exact: false
      }
    )
    const users = { filter: { search: 'example.com' }, except: ['person-1'] }
    expect(await read(await client.call('POST', '/api/admin/users/bulk/effects', { users }))).toMatchObject({
      people: 10_001,
      own: true
    })
  }, 120_000)
})
