import type { UserSummary } from '@sitewright/api'
import { expect, test } from 'vitest'
import { runJobs } from '@sitewright/kernel/testing/jobs'
import { createTestClock, createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { createIdentityApp, identity } from '../../testing/identity-app.ts'

const day = 86_400_000

onEachEngine('the numbers over the user list', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createIdentityApp(services)
    const join = async (tenant: string | null = null) => {
      const user = await createTestUser(services, 'super_admin', { tenant })
      const client = await createTestClient(services, app, user)
      const summary = async () =>
        (await (await client.call('GET', '/api/admin/users/summary')).json()) as UserSummary
      // A session does not outlive the days that some tests skip.
      const signInAgain = async () => {
        client.token = (await createTestClient(services, app, user)).token
      }
      return { client, summary, signInAgain }
    }
    return { services, app, now, join }
  }

  test('are those of each status, recently and of now', async () => {
    const { services, app, now, join } = await started()
    const long = await createTestUser(services, 'user')
    await createTestClient(services, app, long)
    now.advance(8 * day)
    const { client, summary } = await join()
    const [one, two] = [await createTestUser(services, 'user'), await createTestUser(services, 'user')]
    await createTestClient(services, app, one)
    await createTestClient(services, app, one)
    expect(await summary()).toEqual({
      total: 4,
      active: 4,
      inactive: 0,
      suspended: 0,
      added: 3,
      online: 2,
      inactiveNeverSignedIn: 0,
      recentlySuspended: 0
    })
    await client.call('PATCH', `/api/users/${one.id}`, { status: 'suspended' })
    await client.call('POST', '/api/admin/users/bulk', { act: 'deactivate', users: [two.id, long.id] })
    await runJobs(services, identity)
    await services.database.db
      .updateTable('users')
      .set({ last_login_at: now() })
      .where('id', '=', long.id)
      .execute()
    expect(await summary()).toMatchObject({
      total: 4,
      active: 1,
      inactive: 2,
      suspended: 1,
      online: 1,
      inactiveNeverSignedIn: 1,
      recentlySuspended: 1
    })
  })

  test('a suspension is recent for seven days, and a change of the name does not renew it', async () => {
    const { services, now, join } = await started()
    const { summary, signInAgain } = await join()
    const user = await createTestUser(services, 'user')
    const { db } = services.database
    await db
      .updateTable('users')
      .set({ status: 'suspended', updated_at: now() })
      .where('id', '=', user.id)
      .execute()
    now.advance(7 * day - 1000)
    await signInAgain()
    expect(await summary()).toMatchObject({ suspended: 1, recentlySuspended: 1 })
    await db.updateTable('users').set({ updated_at: now() }).where('id', '=', user.id).execute()
    now.advance(2000)
    expect(await summary()).toMatchObject({ suspended: 1, recentlySuspended: 0 })
  })

  test('whoever was not seen for five minutes is not online, and a tenant counts its own people alone', async () => {
    const { now, join } = await started()
    const { summary } = await join()
    const tenant = await join('acme')
    expect(await summary()).toMatchObject({ total: 2, online: 2, added: 2 })
    expect(await tenant.summary()).toMatchObject({ total: 1, active: 1, online: 1, added: 1 })
    now.advance(5 * 60_000 + 1)
    expect(await summary()).toMatchObject({ total: 2, online: 0 })
  })
})
