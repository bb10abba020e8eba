import type { Job, Notice, RoleId } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { runJobs } from '@sitewright/kernel/testing/jobs'
import { createTestClock, createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { inTransaction } from '@sitewright/kernel/db'
import { createMailQueue, notifyOfFailedMail } from '@sitewright/kernel/mail'
import { silentLog } from '@sitewright/kernel/request'
import { createIdentityApp, identity } from '../../testing/identity-app.ts'

onEachEngine('what is noticed', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createIdentityApp(services)
    const join = async (role: RoleId) => {
      const user = await createTestUser(services, role)
      const client = await createTestClient(services, app, user)
      const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
        const response = await client.call(method, path, body)
        expect([path, response.status]).toEqual([path, 200])
        return (await response.json()) as T
      }
      const notices = async () =>
        (await send<{ notices: Notice[] }>('GET', '/api/admin/notices')).notices.map(
          ({ kind, title, text, link }) => ({ kind, title, text, link })
        )
      return { user, client, send, notices }
    }
    return { services, now, app, join }
  }

  test('an account that failed sign-ins have locked, by those who can unlock it', async () => {
    const { services, app, join } = await started()
    const admin = await join('admin')
    const manager = await join('manager')
    const dana = await createTestUser(services, 'editor', { email: 'dana@example.com' })
    const page = createTestBrowser(app)
    for (let attempt = 0; attempt < 6; attempt += 1)
      await page.call('POST', '/api/auth/login', { email: dana.email, password: 'not the password' })
    expect(await admin.notices()).toEqual([
      {
        kind: 'account.locked',
        title: 'An account is locked',
        text: 'dana@example.com, after too many failed sign-ins',
        link: `/admin/users?user=${dana.id}`
      }
    ])
    expect(manager.client.token).toBeDefined()
    expect(await services.database.db.selectFrom('notices').select('user_id').execute()).toEqual([
      { user_id: admin.user.id }
    ])
  })

  test('a job of mine that has ended, and one that has failed', async () => {
    const { services, join } = await started()
    const admin = await join('admin')
    const begin = (body: object) => admin.send<{ job: Job }>('POST', '/api/admin/users/bulk', body)
    const users = [await createTestUser(services, 'user'), await createTestUser(services, 'user')]
    const { job } = await begin({
      act: 'deactivate',
      users: [...users.map(({ id }) => id), admin.user.id]
    })
    await runJobs(services, identity)
    expect(await admin.notices()).toEqual([
      {
        kind: 'job.done',
        title: 'Deactivating people has ended',
        text: '2 done, 1 refused',
        link: `/admin/users?job=${job.id}`
      }
    ])
    await begin({ act: 'activate', users: users.map(({ id }) => id) })
    const entering = await createTestRole(services, { permissions: ['admin.access'] })
    const { db } = services.database
    await db.updateTable('users').set({ role: entering }).where('id', '=', admin.user.id).execute()
    await runJobs(services, identity)
    const titles = await db.selectFrom('notices').select(['kind', 'facts']).orderBy('created_at').execute()
    expect(titles.map(({ kind }) => kind).toSorted()).toEqual(['job.done', 'job.failed'])
    expect(titles.find(({ kind }) => kind === 'job.failed')?.facts).toContain('Your role does not allow this')
  })

  test('that I have another role, and that mine has other permissions', async () => {
    const { services, now, join } = await started()
    const owner = await join('super_admin')
    const desk = await createTestRole(services, { permissions: ['admin.access'] })
    const person = await createTestUser(services, 'user')
    await owner.send('PATCH', `/api/users/${person.id}`, { role: desk })
    now.advance(1)
    await owner.send('PATCH', `/api/admin/roles/${desk}`, {
      version: 1,
      permissions: ['admin.access', 'reports.read']
    })
    await owner.send('PATCH', `/api/admin/roles/${desk}`, { version: 2, description: 'Another text' })
    const rows = await services.database.db
      .selectFrom('notices')
      .select(['user_id', 'kind', 'times'])
      .orderBy('created_at')
      .execute()
    expect(rows).toEqual([
      { user_id: person.id, kind: 'role.assigned', times: 1 },
      { user_id: person.id, kind: 'role.changed', times: 1 }
    ])
    expect(await owner.notices()).toEqual([])
  })

  test('a mail that was given up, by those who run the installation', async () => {
    const { services, join } = await started()
    const admin = await join('admin')
    const maya = await createTestUser(services, 'user', { email: 'maya@example.com' })
    const queue = createMailQueue({
      ...services,
      configured: true,
      log: silentLog,
      transport: () => Promise.resolve({ kind: 'never', problem: 'EENVELOPE 550' } as const),
      onFailed: (mail) => notifyOfFailedMail(services, mail)
    })
    const to = { email: maya.email, firstName: 'Maya' }
    for (const kind of ['password-changed', 'sessions-ended'] as const) {
      await inTransaction(services.database, (transaction) => queue.enqueue(transaction, to, { kind }))
      await queue.idle()
    }
    expect(await admin.notices()).toEqual([
      {
        kind: 'mail.failed',
        title: 'A mail could not be delivered',
        text: 'The mail about ended sessions to maya@example.com: EENVELOPE 550',
        link: `/admin/users?user=${maya.id}`
      }
    ])
  })
})
