import type { ApiCalls, Job, RoleId } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { readJob, readJobItems, runJobs } from '@sitewright/kernel/testing/jobs'
import { createTestOutbox, createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { createIdentityApp, identity } from '../../testing/identity-app.ts'

type Users = ApiCalls['POST /api/admin/users/bulk']['input']['body']['users']

onEachEngine('invitations', (open) => {
  async function started({
    configured = true,
    role = 'super_admin'
  }: { configured?: boolean; role?: RoleId } = {}) {
    const outbox = createTestOutbox(configured)
    const services = await createTestServices(await open(), { outbox })
    const { db } = services.database
    const app = createIdentityApp(services)
    const self = await createTestUser(services, role)
    const client = await createTestClient(services, app, self)
    const send = (users: Users) => client.call('POST', '/api/admin/users/bulk', { act: 'invite', users })
    const invite = async (users: Users) => {
      const { job } = (await (await send(users)).json()) as { job: Job }
      await runJobs(services, identity)
      const items = await readJobItems(client, job.id)
      return {
        job: await readJob(client, job.id),
        outcomes: items.map(({ outcome, code }) => code ?? outcome)
      }
    }
    /** Imports users; returns the job. */
    const importPeople = async (rows: string, mail = false) => {
      const path = '/api/admin/users/import'
      const file = new Response(`email,first,last\n${rows}`).body ?? {}
      const uploaded = await client.call('POST', path, file, { 'content-type': 'text/csv' })
      const { import: upload } = (await uploaded.json()) as { import: { id: string } }
      await client.call('POST', `${path}/${upload.id}/check`, {
        mapping: { email: 0, firstName: 1, lastName: 2 },
        mail
      })
      const begun = await client.call('POST', `${path}/${upload.id}/run`, {})
      const { job } = (await begun.json()) as { job: Job }
      await runJobs(services, identity)
      return readJob(client, job.id)
    }
    return { services, outbox, db, app, self, client, send, invite, importPeople }
  }

  test('let in those whom an import has added without a mail, who set a password by it', async () => {
    const { outbox, db, app, client, invite, importPeople } = await started()
    const imported = await importPeople(
      'ada@example.com,Ada,Moss\nkai@example.com,Kai,Lund\nno address,X,Y\n'
    )
    expect(imported).toMatchObject({ done: 2, refused: 1, result: {} })
    expect(outbox.posted).toEqual([])
    const users = { addedBy: imported.id }
    const effects = await client.call('POST', '/api/admin/users/bulk/effects', { users })
    expect(await effects.json()).toMatchObject({ people: 2, own: false, above: 0 })
    const { job, outcomes } = await invite(users)
    expect(outcomes).toEqual(['done', 'done'])
    expect(job).toMatchObject({ kind: 'users.invite', total: 2, done: 2, undoUntil: null })
    expect(outbox.posted.map(({ email, template }) => [email, template.kind])).toEqual([
      ['ada@example.com', 'invitation'],
      ['kai@example.com', 'invitation']
    ])
    const entries = await db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'user.reset-password')
      .execute()
    expect(entries.map(({ details }) => JSON.parse(details) as object)).toEqual([
      { job: job.id },
      { job: job.id }
    ])

    const [first] = outbox.posted
    const token = first?.template.kind === 'invitation' ? (first.template.link.split('#')[1] ?? '') : ''
    const page = createTestBrowser(app)
    const password = 'plumb line larch'
    expect((await page.call('POST', '/api/auth/password/reset', { token, password })).status).toBe(200)
    const login = await page.call('POST', '/api/auth/login', { email: 'ada@example.com', password })
    expect(login.status).toBe(200)
    expect((await invite(users)).outcomes).toEqual(['skipped', 'done'])
  })

  test('go to nobody who can sign in, is switched off, ranks above or is oneself', async () => {
    const { services, outbox, db, self, invite } = await started({ role: 'admin' })
    const add = (role: RoleId, password: null | undefined) =>
      createTestUser(services, role, password === null ? { password } : {})
    const added = await add('user', null)
    const [known, above] = [await add('user', undefined), await add('super_admin', null)]
    const [off, seen] = [await add('user', null), await add('user', null)]
    await db.updateTable('users').set({ status: 'inactive' }).where('id', '=', off.id).execute()
    await db.updateTable('users').set({ last_login_at: 1 }).where('id', '=', seen.id).execute()
    const ids = [added, known, above, off, seen, self].map(({ id }) => id)
    expect((await invite([...ids, 'nobody'])).outcomes).toEqual([
      'done',
      'skipped',
      'account.above',
      'skipped',
      'skipped',
      'account.own',
      'user.not-found'
    ])
    expect(outbox.posted.map(({ email }) => email)).toEqual([added.email])
  })

  test('are refused where no mail is sent, and reach nobody by a job that added nobody', async () => {
    const silent = await started({ configured: false })
    const refused = await silent.send(['anybody'])
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('auth.mail-missing')
    ])
    const { services, client, invite } = await started()
    const user = await createTestUser(services, 'user', { password: null })
    const unlocked = await client.call('POST', '/api/admin/users/bulk', { act: 'unlock', users: [user.id] })
    const { job } = (await unlocked.json()) as { job: Job }
    await runJobs(services, identity)
    expect((await invite({ addedBy: job.id })).outcomes).toEqual([])
    expect((await invite({ addedBy: 'nothing' })).job).toMatchObject({ state: 'done', total: 0 })
  })

  test('sent by the import itself are counted in its result', async () => {
    const { outbox, invite, importPeople } = await started()
    const job = await importPeople('ada@example.com,Ada,Moss\n', true)
    expect(job.result).toEqual({ mailed: 1 })
    expect(outbox.posted).toHaveLength(1)
    expect((await invite({ addedBy: job.id })).outcomes).toEqual(['done'])
  })
})
