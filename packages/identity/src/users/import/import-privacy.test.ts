import { rateLimits, type ImportProblem, type Job, type UserImport } from '@sitewright/api'
import { expect, test } from 'vitest'
import { readJob, runJobs } from '@sitewright/kernel/testing/jobs'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import {
  createTestClient,
  createTestRole,
  createTestUser,
  testPassword
} from '@sitewright/kernel/testing/users'
import { createIdentityApp, identity } from '../../../testing/identity-app.ts'

const path = '/api/admin/users/import'
const limit = 'import-rows-account'

interface Answer {
  import: UserImport
  job: Job
  good: number
  problems: ImportProblem[]
  error?: { code: string }
}

onSqlite('what a dry run of an import tells', (open) => {
  async function started(role: string, tenant: string | null) {
    const services = await createTestServices(await open())
    const actor = await createTestUser(
      services,
      role === 'writer' ? await createTestRole(services, { permissions: ['user.write'], rank: 80 }) : role,
      { tenant }
    )
    await createTestUser(services, 'user', { tenant: 'garage', email: 'far@example.com' })
    await createTestUser(services, 'user', { tenant: 'bakery', email: 'near@example.com' })
    const { call } = await createTestClient(services, createIdentityApp(services), actor)
    const send = async (method: string, url: string, body?: object, headers = {}) =>
      (await (await call(method, url, body, headers)).json()) as Answer
    const check = async () => {
      const rows = ['far@example.com,F,F', 'near@example.com,N,N', 'free@example.com,R,R']
      const file = new Response(`email,first,last\n${rows.join('\n')}\n`).body ?? {}
      const uploaded = await send('POST', path, file, { 'content-type': 'text/csv' })
      const { id } = uploaded.import
      const { good, error } = await send('POST', `${path}/${id}/check`, {
        mapping: { email: 0, firstName: 1, lastName: 2 }
      })
      const { problems } = await send('GET', `${path}/${id}/problems`)
      return { id, good, code: error?.code, rows: problems.map(({ row }) => row) }
    }
    return { services, actor, call, send, check }
  }

  test('security bar 32: somebody with a tenant learns of no address of another one', async () => {
    const { services, call, send, check } = await started('admin', 'bakery')
    const { id, good, rows } = await check()
    expect({ good, rows }).toEqual({ good: 2, rows: [3] })
    const { job } = await send('POST', `${path}/${id}/run`)
    await runJobs(services, identity)
    const client = { call } as Parameters<typeof readJob>[0]
    expect(await readJob(client, job.id)).toMatchObject({ done: 1, refused: 2 })
    const { problems } = await send('GET', `${path}/${id}/problems`)
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('You cannot add this address'),
      'Somebody has this address already.'
    ])
  })

  test('security bar 54: whoever does not see the list of people learns of no address', async () => {
    const { check } = await started('writer', null)
    expect(await check()).toMatchObject({ good: 3, rows: [] })
  })

  test('whoever sees everybody learns of each, and the audit log keeps how many', async () => {
    const { services, check } = await started('admin', null)
    const { id, good, rows } = await check()
    expect({ good, rows }).toEqual({ good: 1, rows: [2, 3] })
    const entry = await services.database.db
      .selectFrom('audit')
      .select(['details'])
      .where('action', '=', 'user.import-check')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(entry.details)).toMatchObject({ rows: 3, bad: 2, taken: 2 })
  })

  test('security bar 13: it is limited by the rows of an hour', async () => {
    const { services, actor, check } = await started('admin', null)
    await services.database.db
      .insertInto('rate_counts')
      .values({
        key: `${limit} ${actor.id}`,
        count: rateLimits[limit].calls - 4,
        ends_at: services.now() + 60_000
      })
      .execute()
    expect((await check()).code).toBeUndefined()
    expect(await check()).toMatchObject({ code: 'request.too-many', rows: [] })
  })

  test('security bar 13: adding one by one is limited, since it tells which addresses are taken', async () => {
    const { services, actor, send } = await started('admin', 'bakery')
    const { calls } = rateLimits['user-add-account']
    await services.database.db
      .insertInto('rate_counts')
      .values({ key: `user-add-account ${actor.id}`, count: calls - 1, ends_at: services.now() + 60_000 })
      .execute()
    const person = { firstName: 'F', lastName: 'F', email: 'far@example.com', role: 'user' }
    const add = async () =>
      (await send('POST', '/api/users', { ...person, password: testPassword })).error?.code
    expect(await add()).toBe('auth.email-taken')
    expect(await add()).toBe('request.too-many')
  })
})
