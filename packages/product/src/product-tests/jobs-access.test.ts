import type { Job, RoleId } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createProductApp } from '../../testing/product-app.ts'
import { createTestClock, createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'

onEachEngine('who sees which jobs', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createProductApp(services)
    const join = async (role: RoleId, tenant: string | null = null) => {
      const user = await createTestUser(services, role, { tenant })
      const client = await createTestClient(services, app, user)
      const begin = async (): Promise<string> => {
        now.advance(1)
        const body = { act: 'unlock', users: ['nobody'] }
        const response = await client.call('POST', '/api/admin/users/bulk', body)
        return ((await response.json()) as { job: Job }).job.id
      }
      const list = async (query = '') =>
        (await (await client.call('GET', `/api/admin/jobs?${query}`)).json()) as {
          jobs: Job[]
          next: string | null
        }
      const codeOf = async (method: string, path: string) => {
        const response = await client.call(method, path)
        return response.status === 200
          ? 'seen'
          : ((await response.json()) as { error: { code: string } }).error.code
      }
      return { user, begin, list, codeOf }
    }
    return { services, join }
  }
  const paths = (id: string) =>
    [
      ['GET', `/api/admin/jobs/${id}`],
      ['GET', `/api/admin/jobs/${id}/items`],
      ['POST', `/api/admin/jobs/${id}/cancel`],
      ['POST', `/api/admin/jobs/${id}/undo`]
    ] as const

  test('security bar 32: a job of another tenant answers like one that is not there', async () => {
    const { join } = await started()
    const acme = await join('admin', 'acme')
    const other = await join('admin', 'other')
    const whole = await join('admin')
    const id = await acme.begin()
    for (const [method, path] of paths(id)) {
      expect([path, await other.codeOf(method, path)]).toEqual([path, 'job.not-found'])
      expect(await other.codeOf(method, path.replace(id, 'unknown'))).toBe('job.not-found')
    }
    expect((await other.list()).jobs).toEqual([])
    expect((await acme.list()).jobs.map((job) => job.id)).toEqual([id])
    expect((await whole.list()).jobs.map((job) => job.id)).toEqual([id])
    expect(await whole.codeOf('GET', `/api/admin/jobs/${id}`)).toBe('seen')
  })

  test('everybody sees their own jobs, holders of system.config those of others too', async () => {
    const { services, join } = await started()
    const one = await join('admin')
    const two = await join('super_admin')
    const nobody = await join('editor')
    const [first, second] = [await one.begin(), await two.begin()]
    expect((await one.list()).jobs.map(({ id }) => id)).toEqual([second, first])
    expect((await nobody.list()).jobs).toEqual([])
    expect(await nobody.codeOf('GET', `/api/admin/jobs/${first}`)).toBe('job.not-found')
    await services.database.db
      .updateTable('users')
      .set({ role: 'editor' })
      .where('id', '=', one.user.id)
      .execute()
    services.sessionCache.forgetUser(one.user.id)
    expect((await one.list()).jobs.map(({ id }) => id)).toEqual([first])
    expect(await one.codeOf('GET', `/api/admin/jobs/${second}`)).toBe('job.not-found')
    expect(await one.codeOf('GET', `/api/admin/jobs/${first}`)).toBe('seen')
  })

  test('security bar 54: nobody cancels what somebody above them has begun', async () => {
    const { join } = await started()
    const admin = await join('admin')
    const superAdmin = await join('super_admin')
    const [own, above] = [await admin.begin(), await superAdmin.begin()]
    expect(await admin.codeOf('GET', `/api/admin/jobs/${above}`)).toBe('seen')
    expect(await admin.codeOf('POST', `/api/admin/jobs/${above}/cancel`)).toBe('account.above')
    expect(await superAdmin.codeOf('POST', `/api/admin/jobs/${own}/cancel`)).toBe('seen')
    expect(await superAdmin.codeOf('POST', `/api/admin/jobs/${above}/cancel`)).toBe('seen')
  })

  test('the list is paginated from the newest job, and each filter works', async () => {
    const { join } = await started()
    const admin = await join('admin')
    const ids: string[] = []
    for (let index = 0; index < 5; index += 1) ids.unshift(await admin.begin())
    const first = await admin.list('limit=2')
    const second = await admin.list(`limit=2&before=${first.next}`)
    const third = await admin.list(`limit=2&before=${second.next}`)
    expect([first, second, third].map(({ jobs }) => jobs.map(({ id }) => id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4)
    ])
    expect(third.next).toBeNull()
    expect((await admin.list('state=done')).jobs).toEqual([])
    expect((await admin.list('state=waiting')).jobs).toHaveLength(5)
    expect((await admin.list('kind=users.unlock')).jobs).toHaveLength(5)
    expect((await admin.list('kind=users.delete')).jobs).toEqual([])
    expect(await admin.codeOf('GET', '/api/admin/jobs?before=x')).toBe('request.invalid')
    expect(await admin.codeOf('GET', '/api/admin/jobs?colour=red')).toBe('request.invalid')
  })
})
