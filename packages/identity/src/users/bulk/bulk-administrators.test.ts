import type { BulkAct, Job } from '@sitewright/api'
import { expect, test } from 'vitest'
import { readJob, readJobItems, runJobs } from '@sitewright/kernel/testing/jobs'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { takeJob, runNextJob, finishJob, runBatch, startRun } from '@sitewright/kernel/area'
import { silentLog } from '@sitewright/kernel/request'
import { findAdministrators } from '@sitewright/kernel/users'
import { createIdentityApp, identity } from '../../../testing/identity-app.ts'

onEachEngine('bulk acts and the last administrator', (open) => {
  /** A super admin who is signed in but could not sign in again, since they have no password by now. */
  async function started() {
    const services = await createTestServices(await open())
    const { db } = services.database
    const app = createIdentityApp(services)
    const self = await createTestUser(services, 'super_admin', { password: null })
    const client = await createTestClient(services, app, self)
    const post = async (by: typeof client, act: BulkAct, users: unknown) => {
      const response = await by.call('POST', '/api/admin/users/bulk', { act, users })
      return ((await response.json()) as { job: Job }).job.id
    }
    const outcomes = async (id: string) =>
      (await readJobItems(client, id)).map(({ outcome, code }) => code ?? outcome)
    const act = async (name: BulkAct, users: unknown) => {
      const id = await post(client, name, users)
      await runJobs(services, identity)
      return { id, outcomes: await outcomes(id) }
    }
    const canSignIn = async () =>
      (await findAdministrators(db, { allowPasswordLogin: true }, services.now())).filter(
        (administrator) => administrator.canSignIn
      ).length
    const parts = { services, log: silentLog, definitions: identity.jobDefinitions(services) }
    return { services, db, app, self, client, parts, post, outcomes, act, canSignIn }
  }

  test.each(['deactivate', 'suspend', 'delete'] as const)(
    'security bar 53: the only one who can sign in is not lost when all are told to %s',
    async (name) => {
      const { services, act, canSignIn } = await started()
      const last = await createTestUser(services, 'super_admin')
      const user = await createTestUser(services, 'user')
      expect((await act(name, [user.id, last.id])).outcomes).toEqual(['done', 'account.last-admin'])
      expect(await canSignIn()).toBe(1)
    }
  )

  test('security bar 53: not by a filter, and of several the last one stays', async () => {
    const { services, act, canSignIn } = await started()
    for (let index = 0; index < 3; index += 1) await createTestUser(services, 'super_admin')
    const { outcomes } = await act('suspend', { filter: { role: 'super_admin' } })
    expect(outcomes.toSorted()).toEqual(['account.last-admin', 'account.own', 'done', 'done'])
    expect(await canSignIn()).toBe(1)
  })

  test('security bar 53: not one batch after the other', async () => {
    const { services, client, parts, post, outcomes, canSignIn } = await started()
    const all = [await createTestUser(services, 'super_admin'), await createTestUser(services, 'super_admin')]
    const id = await post(
      client,
      'deactivate',
      all.map((user) => user.id)
    )
    const job = await takeJob(services, ['users.deactivate'])
    if (job === undefined) throw new Error('no job')
    const run = startRun(parts, job)
    expect(await runBatch(parts, run, 1)).toBe('more')
    expect(await runBatch(parts, run, 1)).toBe('last')
    await finishJob(parts, run)
    expect(await outcomes(id)).toEqual(['done', 'account.last-admin'])
    expect(await canSignIn()).toBe(1)
  })

  test('security bar 53: not by undoing that one was activated', async () => {
    const { services, db, client, act, outcomes, canSignIn } = await started()
    const [one, two] = [
      await createTestUser(services, 'super_admin'),
      await createTestUser(services, 'super_admin')
    ]
    await act('deactivate', [one.id])
    const { id } = await act('activate', [one.id])
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', two.id).execute()
    expect(await canSignIn()).toBe(1)
    const response = await client.call('POST', `/api/admin/jobs/${id}/undo`)
    const { job } = (await response.json()) as { job: Job }
    await runJobs(services, identity)
    expect(await outcomes(job.id)).toEqual(['account.last-admin'])
    expect(await canSignIn()).toBe(1)
  })

  test('security bar 53: not by deleting one who cannot sign in, where nobody else could', async () => {
    const { services, self, act } = await started()
    const other = await createTestUser(services, 'super_admin', { password: null })
    expect((await act('delete', [other.id])).outcomes).toEqual(['account.last-admin'])
    expect(self.id).not.toBe(other.id)
  })

  test('security bar 53: of two who take each other out at the same moment on two servers, one stays', async () => {
    const { services, app, parts, post, canSignIn, client } = await started()
    const [one, two] = [
      await createTestUser(services, 'super_admin'),
      await createTestUser(services, 'super_admin')
    ]
    const jobs = await Promise.all([
      post(await createTestClient(services, app, one), 'suspend', [two.id]),
      post(await createTestClient(services, app, two), 'suspend', [one.id])
    ])
    await Promise.all([runNextJob(parts), runNextJob({ ...parts, services: { ...services } })])
    await runJobs(services, identity)
    const states = await Promise.all(jobs.map(async (id) => (await readJob(client, id)).state))
    expect(states.toSorted()).toEqual(['done', 'failed'])
    expect(await canSignIn()).toBe(1)
  })

  test('security bar 53: of two bulk acts on all at the same moment, one administrator stays', async () => {
    const { services, client, parts, post, canSignIn } = await started()
    const all = await Promise.all(Array.from({ length: 4 }, () => createTestUser(services, 'super_admin')))
    const ids = all.map(({ id }) => id)
    await Promise.all([post(client, 'delete', ids), post(client, 'suspend', ids.toReversed())])
    await Promise.all([runNextJob(parts), runNextJob({ ...parts, services: { ...services } })])
    await runJobs(services, identity)
    expect(await canSignIn()).toBe(1)
  })
})
