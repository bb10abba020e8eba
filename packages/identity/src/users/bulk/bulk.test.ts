import { builtInRoleIds, type BulkAct, type Job, type RoleId } from '@sitewright/api'
import { expect, test } from 'vitest'
import { readJob, readJobItems, runJobs } from '@sitewright/kernel/testing/jobs'
import { createTestClock, createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser, testPassword } from '@sitewright/kernel/testing/users'
import { verifyAudit } from '@sitewright/kernel/audit'
import { createSessionCache } from '@sitewright/kernel/services'
import { createIdentityApp, identity } from '../../../testing/identity-app.ts'

const minute = 60_000

onEachEngine('bulk acts on users', (open) => {
  async function started(role: RoleId = 'super_admin') {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const { db } = services.database
    const app = createIdentityApp(services)
    const self = await createTestUser(services, role)
    const client = await createTestClient(services, app, self)
    const post = async (act: BulkAct, users: unknown, headers: Record<string, string> = {}) => {
      const response = await client.call('POST', '/api/admin/users/bulk', { act, users }, headers)
      const body = (await response.json()) as { job: Job; error?: { code: string } }
      return { status: response.status, ...body }
    }
    /** Does an act and runs its job to the end. */
    const act = async (name: BulkAct, users: unknown) => {
      const { job } = await post(name, users)
      await runJobs(services, identity)
      const items = await readJobItems(client, job.id)
      return {
        job: await readJob(client, job.id),
        items,
        outcomes: items.map(({ outcome, code }) => code ?? outcome)
      }
    }
    const add = (count: number, of: RoleId = 'user') =>
      Promise.all(Array.from({ length: count }, () => createTestUser(services, of, { password: null })))
    const statusOf = async (id: string) =>
      (await db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirst())?.status
    return { now, services, db, app, self, client, post, act, add, statusOf }
  }
  const idsOf = (users: readonly { id: string }[]) => users.map(({ id }) => id)

  test('deactivating ends the sessions at once, writes the audit log and says how soon', async () => {
    const { services, db, app, client, act, add, statusOf } = await started()
    const users = await add(3)
    const theirs = await Promise.all(users.slice(0, 2).map((user) => createTestClient(services, app, user)))
    for (const each of theirs) expect((await each.call('GET', '/api/auth/verify')).status).toBe(200)
    const { job, items, outcomes } = await act('deactivate', idsOf(users))
    expect(job).toMatchObject({
      kind: 'users.deactivate',
      state: 'done',
      total: 3,
      done: 3,
      refused: 0,
      skipped: 0,
      result: { sessionsEnded: 2 },
      error: null
    })
    expect(job.result['refusedWithinMs']).toBeGreaterThanOrEqual(1)
    expect(outcomes).toEqual(['done', 'done', 'done'])
    expect(items.map(({ subjectId, subjectName }) => [subjectId, subjectName])).toEqual(
      users.map(({ id, email }) => [id, email])
    )
    for (const each of theirs) expect((await each.call('GET', '/api/auth/verify')).status).toBe(401)
    for (const { id } of users) expect(await statusOf(id)).toBe('inactive')
    const entries = await db.selectFrom('audit').selectAll().where('action', '=', 'user.change').execute()
    expect(entries.map(({ subject_id, details }) => [subject_id, JSON.parse(details) as object])).toEqual(
      users.map(({ id }) => [id, { status: { before: 'active', after: 'inactive' }, job: job.id }])
    )
    const report = await verifyAudit(services, db, { after: 0, most: 1000 })
    expect(report).toMatchObject({ firstBrokenRow: null, complete: true })
    expect((await client.call('GET', '/api/auth/verify')).status).toBe(200)
  })

  test('each act does what the single one does, and skips who needs nothing', async () => {
    const { now, services, db, act, add, statusOf } = await started()
    const users = await add(3)
    const signedIn = await createTestUser(services, 'user')
    const ids = idsOf([...users, signedIn])
    const [one, two, three, four] = ids
    expect((await act('suspend', [one, two])).outcomes).toEqual(['done', 'done'])
    expect((await act('activate', ids)).outcomes).toEqual(['done', 'done', 'skipped', 'skipped'])
    expect(await statusOf(one ?? '')).toBe('active')
    await db
      .insertInto('attempts')
      .values({
        account: three ?? '',
        device: 'any',
        fails: 5,
        window_ends_at: now() + minute,
        locked_until: now() + minute
      })
      .execute()
    expect((await act('unlock', ids)).outcomes).toEqual(['skipped', 'skipped', 'done', 'skipped'])
    expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([])
    await createTestClient(services, createIdentityApp(services), signedIn)
    const ended = await act('end-sessions', ids)
    expect(ended.outcomes).toEqual(['skipped', 'skipped', 'skipped', 'done'])
    expect(ended.job.result['sessionsEnded']).toBe(1)
    const deleted = await act('delete', [one, four])
    expect(deleted.outcomes).toEqual(['done', 'done'])
    expect(deleted.items.map(({ subjectName }) => subjectName)).toEqual([null, null])
    expect(deleted.job.undoUntil).toBe(now() + 15 * minute)
    expect([await statusOf(one ?? ''), await statusOf(two ?? '')]).toEqual([undefined, 'active'])
  })

  test('security bar 54: own account, people above, super admins and strangers are refused one by one', async () => {
    const { services, self, act, add, statusOf } = await started('admin')
    const [user] = await add(1)
    const [above] = await add(1, 'super_admin')
    const acts: BulkAct[] = ['deactivate', 'activate', 'suspend', 'unlock', 'delete']
    for (const name of acts) {
      const { job, outcomes } = await act(name, [self.id, above?.id, 'nobody', user?.id])
      expect(outcomes.slice(0, 3)).toEqual(['account.own', 'account.above', 'user.not-found'])
      expect(job).toMatchObject({ state: 'done', refused: 3 })
      expect(outcomes[3]).toMatch(/^(done|skipped)$/)
    }
    expect([
      await statusOf(self.id),
      await statusOf(above?.id ?? ''),
      await statusOf(user?.id ?? '')
    ]).toEqual(['active', 'active', undefined])
    const tenant = await createTestUser(services, 'user', { tenant: 'acme' })
    expect((await act('deactivate', [tenant.id])).outcomes).toEqual(['done'])
  })

  test('security bar 32: a tenant reaches its own users only, and cannot tell others from unknown ones', async () => {
    const { services, app, add, statusOf } = await started()
    const [outside] = await add(1)
    const admin = await createTestUser(services, 'admin', { tenant: 'acme' })
    const inside = await createTestUser(services, 'user', { tenant: 'acme' })
    const client = await createTestClient(services, app, admin)
    const run = async (users: unknown) => {
      const response = await client.call('POST', '/api/admin/users/bulk', { act: 'suspend', users })
      const { job } = (await response.json()) as { job: Job }
      await runJobs(services, identity)
      return readJobItems(client, job.id)
    }
    const named = await run([outside?.id, 'nobody', inside.id])
    expect(named.map(({ outcome, code, subjectName }) => [outcome, code, subjectName])).toEqual([
      ['refused', 'user.not-found', null],
      ['refused', 'user.not-found', null],
      ['done', null, inside.email]
    ])
    const matched = await run({ filter: {} })
    // The clock stands still, so that their order is that of their ids.
    expect(new Map(matched.map(({ subjectId, code }) => [subjectId, code]))).toEqual(
      new Map([
        [admin.id, 'account.own'],
        [inside.id, null]
      ])
    )
    expect(await statusOf(outside?.id ?? '')).toBe('active')
  })

  test('security bar 54: role by role, a bulk act does what the single act does', async () => {
    const { services, app } = await started()
    for (const role of builtInRoleIds) {
      const client = await createTestClient(services, app, await createTestUser(services, role))
      const pairs = await Promise.all(
        builtInRoleIds.map(
          async (of) => [await createTestUser(services, of), await createTestUser(services, of)] as const
        )
      )
      const single: string[] = []
      for (const [user] of pairs) {
        const response = await client.call('PATCH', `/api/users/${user.id}`, { status: 'inactive' })
        const { error } = (await response.json()) as { error?: { code: string } }
        single.push(error?.code ?? 'done')
      }
      const users = pairs.map(([, user]) => user.id)
      const response = await client.call('POST', '/api/admin/users/bulk', { act: 'deactivate', users })
      const { job, error } = (await response.json()) as { job?: Job; error?: { code: string } }
      await runJobs(services, identity)
      const bulk =
        job === undefined
          ? users.map(() => error?.code)
          : (await readJobItems(client, job.id)).map(({ outcome, code }) => code ?? outcome)
      expect([role, bulk]).toEqual([role, single])
    }
  })

  test('filters select all that match but those left out, and nobody who came later', async () => {
    const { now, services, post, client, act, add, statusOf } = await started()
    const [editor, other] = await add(2, 'editor')
    await add(3)
    const maya = await createTestUser(services, 'user', {
      firstName: 'Quillon',
      lastName: 'Zweig',
      password: null
    })
    expect(
      (await act('suspend', { filter: { search: 'quil wei' } })).items.map(({ subjectId }) => subjectId)
    ).toEqual([maya.id])
    const chosen = await act('deactivate', {
      filter: { role: 'editor', status: 'active' },
      except: [other?.id]
    })
    expect(chosen.job).toMatchObject({ total: 1, done: 1 })
    expect([await statusOf(editor?.id ?? ''), await statusOf(other?.id ?? '')]).toEqual([
      'inactive',
      'active'
    ])
    const { job } = await post('deactivate', { filter: { role: 'user' } })
    expect(job.total).toBe(4)
    now.advance(1)
    const [late] = await add(1)
    await runJobs(services, identity)
    expect(await readJob(client, job.id)).toMatchObject({ state: 'done', done: 4 })
    expect(await statusOf(late?.id ?? '')).toBe('active')
    const nobody = await act('delete', { filter: { search: 'nobody at all' } })
    expect(nobody.job).toMatchObject({ state: 'done', total: 0, done: 0 })
  })

  test('undo gives everybody their status of before, but for who has changed since', async () => {
    const { services, client, post, act, add, statusOf } = await started()
    const users = await add(4)
    const [one, two, three, four] = idsOf(users) as [string, string, string, string]
    await act('suspend', [two])
    const { job } = await act('deactivate', [one, two, three, four])
    await client.call('PATCH', `/api/users/${three}`, { status: 'active' })
    // The same status as the job has set, but by a later decision of an administrator.
    await client.call('PATCH', `/api/users/${three}`, { status: 'inactive' })
    await client.call('DELETE', `/api/users/${four}`)
    const response = await client.call('POST', `/api/admin/jobs/${job.id}/undo`)
    const { job: undo } = (await response.json()) as { job: Job }
    await runJobs(services, identity)
    expect((await readJobItems(client, undo.id)).map(({ outcome, code }) => [outcome, code])).toEqual([
      ['done', null],
      ['done', null],
      ['skipped', 'undo.changed'],
      ['refused', 'user.not-found']
    ])
    expect([await statusOf(one), await statusOf(two), await statusOf(three)]).toEqual([
      'active',
      'suspended',
      'inactive'
    ])
    expect((await readJobItems(client, job.id, '&outcome=undone')).map(({ subjectId }) => subjectId)).toEqual(
      [one, two]
    )
    expect((await readJob(client, job.id)).undoneBy).toBe(undo.id)
    expect((await post('activate', [one])).job.undoOf).toBeNull()
  })

  test('security bar 25: deleting takes a recent sign-in and its own permission', async () => {
    const { now, client, post, add, statusOf } = await started()
    const [user] = await add(1)
    now.advance(11 * minute)
    await client.call('POST', '/api/auth/refresh', { refreshToken: client.refreshToken })
    expect((await post('delete', [user?.id])).error?.code).toBe('auth.step-up')
    expect((await post('deactivate', [user?.id])).status).toBe(200)
    await client.call('POST', '/api/auth/step-up', { password: testPassword })
    expect((await post('delete', [user?.id])).status).toBe(200)
    expect(await statusOf(user?.id ?? '')).toBe('active')
  })

  test('the same Idempotency-Key answers with the same job, another request with it is refused', async () => {
    const { services, post, add, client } = await started()
    const users = idsOf(await add(2))
    const key = { 'idempotency-key': 'a key' }
    expect((await post('suspend', users, { 'idempotency-key': 'a key' })).status).toBe(400)
    const good = { 'idempotency-key': 'key-1' }
    const first = await post('suspend', users, good)
    await runJobs(services, identity)
    const second = await post('suspend', users, good)
    expect(second.job).toEqual(await readJob(client, first.job.id))
    expect(second.job.state).toBe('done')
    expect((await post('activate', users, good)).error?.code).toBe('job.key-used')
    expect((await post('suspend', users, { ...key, 'idempotency-key': 'key-2' })).job.id).not.toBe(
      first.job.id
    )
  })

  test('who is not among the users and too many of them are refused before anything is begun', async () => {
    const { post, client } = await started()
    expect((await post('suspend', [])).status).toBe(400)
    expect(
      (
        await post(
          'suspend',
          Array.from({ length: 10_001 }, () => 'x')
        )
      ).status
    ).toBe(400)
    expect((await post('suspend', { filter: { colour: 'red' } })).status).toBe(400)
    expect((await post('promote' as BulkAct, ['x'])).status).toBe(400)
    const many = await post(
      'suspend',
      Array.from({ length: 10_000 }, (_, index) => `${'x'.repeat(36)}${index}`)
    )
    expect([many.status, many.job.total]).toEqual([200, 10_000])
    const { jobs } = (await (await client.call('GET', '/api/admin/jobs')).json()) as { jobs: Job[] }
    expect(jobs.map(({ id }) => id)).toEqual([many.job.id])
  })

  test('security bar 20: a bulk act on one server is felt on another within its two seconds', async () => {
    const { now, services, act } = await started()
    const user = await createTestUser(services, 'user')
    const elsewhere = createIdentityApp({ ...services, sessionCache: createSessionCache(now) })
    const client = await createTestClient(services, elsewhere, user)
    expect((await client.call('GET', '/api/auth/verify')).status).toBe(200)
    await act('suspend', [user.id])
    now.advance(2001)
    expect((await client.call('GET', '/api/auth/verify')).status).toBe(401)
  })
})
