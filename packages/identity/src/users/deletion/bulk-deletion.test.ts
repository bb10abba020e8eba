import type { Job } from '@sitewright/api'
import { expect, test } from 'vitest'
import { readJob, readJobItems, runJobs } from '@sitewright/kernel/testing/jobs'
import { createTestClock, createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser, expireProof } from '@sitewright/kernel/testing/users'
import { purgeExpired } from '@sitewright/kernel/area'
import { createIdentityApp, identity } from '../../../testing/identity-app.ts'

const minute = 60_000

onEachEngine('deleting many users', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const { db } = services.database
    const app = createIdentityApp(services)
    const self = await createTestUser(services, 'super_admin')
    const client = await createTestClient(services, app, self)
    const post = async (path: string, body: object = {}) => {
      const fresh = await createTestClient(services, app, self)
      return (await (await fresh.call('POST', path, body)).json()) as { job: Job; error?: { code: string } }
    }
    const remove = async (ids: readonly string[]) => {
      const { job } = await post('/api/admin/users/bulk', { act: 'delete', users: ids })
      await runJobs(services, identity)
      return job.id
    }
    const undo = async (id: string) => {
      const { job, error } = await post(`/api/admin/jobs/${id}/undo`)
      if (error !== undefined) return error.code
      await runJobs(services, identity)
      const items = await readJobItems(client, job.id)
      return items.map(({ code, outcome }) => code ?? outcome)
    }
    const findIds = async (table: 'users' | 'deleted_users') => {
      const column = table === 'users' ? 'id' : 'user_id'
      const rows = await db.selectFrom(table).select(`${column} as found`).execute()
      return rows.map(({ found }) => found).filter((id) => id !== self.id)
    }
    return { now, services, db, app, self, client, post, remove, undo, findIds }
  }

  test('a job that deleted people is undone: they are back with their rights, and signed out', async () => {
    const { services, app, client, remove, undo, findIds } = await started()
    const users = await Promise.all(
      (['user', 'editor', 'super_admin'] as const).map((role) => createTestUser(services, role))
    )
    const theirs = await Promise.all(users.map((user) => createTestClient(services, app, user)))
    const ids = users.map(({ id }) => id)
    const job = await remove(ids)
    expect(await findIds('users')).toEqual([])
    expect((await readJob(client, job)).result).toMatchObject({ sessionsEnded: 3 })
    expect(await undo(job)).toEqual(['done', 'done', 'done'])
    expect((await findIds('users')).toSorted()).toEqual(ids.toSorted())
    expect(await findIds('deleted_users')).toEqual([])
    for (const each of theirs) expect((await each.call('GET', '/api/auth/verify')).status).toBe(401)
  })

  test('security bar 25: undoing a deletion takes step-up, of one person and of many', async () => {
    const { services, app, remove } = await started()
    const [one, other] = [await createTestUser(services, 'user'), await createTestUser(services, 'user')]
    const job = await remove([one.id, other.id])
    const actor = await createTestUser(services, 'super_admin')
    const client = await createTestClient(services, app, actor)
    await expireProof(services, actor)
    for (const path of [`/api/admin/jobs/${job}/undo`, `/api/admin/users/${one.id}/restore`])
      expect(await (await client.call('POST', path)).json()).toMatchObject({
        error: { code: 'auth.step-up' }
      })
  })

  test('whoever cannot come back is skipped, and the rest come', async () => {
    const { services, post, remove, undo, findIds } = await started()
    const [taken, single, free] = await Promise.all(
      ['taken', 'single', 'free'].map((name) =>
        createTestUser(services, 'user', { email: `${name}@example.com` })
      )
    )
    const ids = [taken?.id ?? '', single?.id ?? '', free?.id ?? '']
    const job = await remove(ids)
    const other = await createTestUser(services, 'user', { email: 'taken@example.com' })
    await post(`/api/admin/users/${ids[1]}/restore`)
    expect(await undo(job)).toEqual(['undo.changed', 'undo.changed', 'done'])
    expect((await findIds('users')).toSorted()).toEqual([other.id, ids[1], ids[2]].toSorted())
  })

  test('whoever came back and was deleted again by somebody else stays deleted', async () => {
    const { services, app, post, remove, undo, findIds } = await started()
    const [again, free] = [await createTestUser(services, 'user'), await createTestUser(services, 'user')]
    const job = await remove([again.id, free.id])
    await post(`/api/admin/users/${again.id}/restore`)
    const other = await createTestUser(services, 'super_admin')
    const client = await createTestClient(services, app, other)
    expect((await client.call('DELETE', `/api/users/${again.id}`)).status).toBe(200)
    expect(await undo(job)).toEqual(['undo.changed', 'done'])
    expect((await findIds('users')).toSorted()).toEqual([other.id, free.id].toSorted())
  })

  test('what a job deleted is kept until it can no longer be undone, and then it is purged', async () => {
    const { services, db, now, remove, undo, findIds } = await started()
    const { id } = await createTestUser(services, 'user')
    const job = await remove([id])
    // It was deleted long before the job ended.
    await db
      .updateTable('deleted_users')
      .set({ deleted_at: now() - 60 * minute })
      .execute()
    now.advance(15 * minute)
    await purgeExpired(db, now(), identity.expiryRules)
    expect(await findIds('deleted_users')).toEqual([id])
    await db.updateTable('jobs').set({ finished_at: null }).where('id', '=', job).execute()
    now.advance(1)
    await purgeExpired(db, now(), identity.expiryRules)
    expect(await findIds('deleted_users')).toEqual([id])
    await db.updateTable('jobs').set({ finished_at: now() }).where('id', '=', job).execute()
    await purgeExpired(db, now(), identity.expiryRules)
    expect(await findIds('deleted_users')).toEqual([])
    expect(await undo(job)).toBe('job.gone')
  })
})
