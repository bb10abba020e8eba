import type { DeletionEffects, User } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import {
  createPhotograph,
  pictureAddress,
  sendFile,
  siteWithPicture
} from '@sitewright/saved-projects/testing/picture-files'
import { saveNewProject } from '@sitewright/saved-projects/testing/saved-projects'
import { createTestClock, createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser, testPassword } from '@sitewright/kernel/testing/users'
import { newId } from '@sitewright/kernel/crypto'
import { inTransaction } from '@sitewright/kernel/db'
import { purgeExpired } from '@sitewright/kernel/area'
import { insertNewUser } from '@sitewright/kernel/users'
import { product } from '../product.ts'
import { createProductApp } from '../../testing/product-app.ts'

const minute = 60_000

onEachEngine('deleting a user', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const { db } = services.database
    const app = createProductApp(services)
    const self = await createTestUser(services, 'super_admin')
    const client = await createTestClient(services, app, self)
    const call = async (method: string, path: string, body?: unknown, by = client) => {
      const response = await by.call(method, path, body)
      return { status: response.status, ...((await response.json()) as Answer) }
    }
    const remove = (id: string) => call('DELETE', `/api/users/${id}`)
    /** With a session of its own, since an access token lives shorter than the undo. */
    const restore = async (id: string) => {
      const again = await createTestClient(services, app, self)
      return call('POST', `/api/admin/users/${id}/restore`, {}, again)
    }
    const signIn = async (email: string) => {
      const page = createTestBrowser(app, { address: `198.51.100.${Math.ceil(Math.random() * 250)}` })
      const { status } = await page.call('POST', '/api/auth/login', { email, password: testPassword })
      return { page, status }
    }
    const countRestorable = async () =>
      Number(
        (
          await db
            .selectFrom('deleted_rows')
            .select(({ fn }) => fn.countAll<number | string>().as('count'))
            .executeTakeFirstOrThrow()
        ).count
      )
    return { now, services, db, app, self, client, call, remove, restore, signIn, countRestorable }
  }

  test('what it takes along is counted; the person is gone everywhere, and all comes back within 15 minutes', async () => {
    const { services, app, db, self, now, call, remove, restore, signIn } = await started()
    const person = await createTestUser(services, 'editor', { email: 'dana@example.com' })
    const { page } = await signIn(person.email)
    const { picture, files } = await createPhotograph()
    const project = await saveNewProject(page, siteWithPicture(picture))
    for (const file of files) await sendFile(page, picture.hash, file)
    await page.call('POST', `/api/saved-projects/${project.id}/share`, {})
    const { effects } = await call('GET', `/api/admin/users/${person.id}/deletion`)
    expect(effects).toEqual({ sessions: 1, projects: 1, sharedLinks: 1, passkeys: 0, providers: 0 })

    expect(await remove(person.id)).toMatchObject({ sessionsEnded: 1, undoUntil: now() + 15 * minute })
    expect((await page.call('GET', '/api/auth/verify')).status).toBe(401)
    expect((await signIn(person.email)).status).toBe(401)
    expect((await call('GET', `/api/users/${person.id}`)).status).toBe(404)
    for (const query of ['', '?search=dana', '?role=editor'])
      expect((await call('GET', `/api/users${query}`)).total).toBe(query === '' ? 1 : 0)
    expect(await db.selectFrom('saved_projects').selectAll().execute()).toEqual([])

    now.advance(15 * minute)
    expect((await restore(person.id)).user).toMatchObject({ id: person.id, role: 'editor' })
    expect((await page.call('GET', '/api/auth/verify')).status).toBe(401)
    const again = await signIn(person.email)
    expect(again.status).toBe(200)
    const { projects } = (await (await again.page.call('GET', '/api/saved-projects')).json()) as Answer
    expect(projects).toMatchObject([{ id: project.id, shared: true }])
    expect((await again.page.call('GET', pictureAddress(picture.hash, 960))).status).toBe(200)
    expect(await db.selectFrom('saved_project_pictures').select('hash').execute()).toHaveLength(1)
    const fresh = await createTestClient(services, app, self)
    for (const query of ['', '?search=dana', '?role=editor'])
      expect((await call('GET', `/api/users${query}`, undefined, fresh)).total).toBe(query === '' ? 2 : 1)
    const entries = await db
      .selectFrom('audit')
      .select('action')
      .where('subject_id', '=', person.id)
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['user.delete', 'user.restore'])
    expect((await restore(person.id)).error?.code).toBe('user.not-found')
  })

  test('after 15 minutes it can no longer be undone, and the purge leaves nothing', async () => {
    const { services, db, now, remove, restore, countRestorable } = await started()
    const person = await createTestUser(services, 'user')
    await remove(person.id)
    now.advance(15 * minute)
    await purgeExpired(db, now(), product.expiryRules)
    expect(await countRestorable()).toBeGreaterThan(0)
    now.advance(1)
    expect((await restore(person.id)).error?.code).toBe('job.gone')
    await purgeExpired(db, now(), product.expiryRules)
    expect(await countRestorable()).toBe(0)
    expect((await restore(person.id)).error?.code).toBe('user.not-found')
  })

  test('the address is free at once; whoever takes it keeps it, but for a registration that nobody verified', async () => {
    const { services, remove, restore, db } = await started()
    const person = await createTestUser(services, 'user', { email: 'dana@example.com' })
    await remove(person.id)
    const other = await createTestUser(services, 'user', { email: 'dana@example.com' })
    expect((await restore(person.id)).error?.code).toBe('undo.changed')
    await remove(other.id)
    await inTransaction(services.database, (transaction) =>
      insertNewUser(
        services,
        transaction,
        { email: 'dana@example.com', firstName: 'Eve', lastName: 'Fox' },
        { hash: null, role: 'user', verified: false, status: 'pending' }
      )
    )
    expect((await restore(person.id)).user?.id).toBe(person.id)
    expect((await restore(other.id)).error?.code).toBe('undo.changed')
    const rows = await db.selectFrom('users').select('id').where('email', '=', 'dana@example.com').execute()
    expect(rows).toEqual([{ id: person.id }])
  })

  test('a linked account that somebody else has connected meanwhile keeps the person away', async () => {
    const { services, db, remove, restore } = await started()
    const identity = { provider: 'google', issuer: 'https://id.example', subject: '7', email: null }
    const link = async (userId: string) =>
      db
        .insertInto('identities')
        .values({ ...identity, id: newId(), user_id: userId, connected_at: 1, last_used_at: null })
        .execute()
    const person = await createTestUser(services, 'user')
    await link(person.id)
    await remove(person.id)
    const other = await createTestUser(services, 'user')
    await link(other.id)
    expect((await restore(person.id)).error?.code).toBe('undo.changed')
    await remove(other.id)
    expect((await restore(person.id)).user).toMatchObject({ id: person.id, provider: 'local' })
    expect(await db.selectFrom('identities').select('user_id').execute()).toEqual([{ user_id: person.id }])
  })

  test('security bar 32, 54: nobody brings back whom they could not see or touch', async () => {
    const { services, app, remove, restore, call, self } = await started()
    const theirs = await createTestUser(services, 'user', { tenant: 'a' })
    const above = await createTestUser(services, 'super_admin')
    await remove(theirs.id)
    await remove(above.id)
    const b = await createTestClient(services, app, await createTestUser(services, 'admin', { tenant: 'b' }))
    const unknown = { ...(await call('POST', '/api/admin/users/nobody/restore', {}, b)), traceId: '' }
    expect({ ...(await call('POST', `/api/admin/users/${theirs.id}/restore`, {}, b)), traceId: '' }).toEqual(
      unknown
    )
    const effects = `/api/admin/users/${self.id}/deletion`
    expect({ ...(await call('GET', effects, undefined, b)), traceId: '' }).toEqual(unknown)
    const admin = await createTestClient(services, app, await createTestUser(services, 'admin'))
    const refused = await call('POST', `/api/admin/users/${above.id}/restore`, {}, admin)
    expect(refused.error?.code).toBe('account.above')
    expect((await restore(theirs.id)).status).toBe(200)
    expect((await restore(above.id)).status).toBe(200)
  })

  test('of two administrators who delete, or bring back, at once, one finds nobody', async () => {
    const { services, app, remove, restore, call } = await started()
    const person = await createTestUser(services, 'user')
    const other = await createTestClient(services, app, await createTestUser(services, 'admin'))
    const path = `/api/admin/users/${person.id}/restore`
    const deleted = await Promise.all([
      remove(person.id),
      call('DELETE', `/api/users/${person.id}`, undefined, other)
    ])
    expect(deleted.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const restored = await Promise.all([restore(person.id), call('POST', path, {}, other)])
    expect(restored.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })
})

interface Answer {
  total?: number
  effects?: DeletionEffects
  user?: User
  projects?: unknown[]
  error?: { code: string }
  sessionsEnded?: number
  undoUntil?: number
}
