import { permissionIds, type Explanation, type Permission, type TenantFeatureId } from '@sitewright/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readErrorCode, type TestBrowser } from '@sitewright/kernel/testing/browser'
import {
  createTestClock,
  createTestOutbox,
  createTestServices,
  onEachEngine
} from '@sitewright/kernel/testing/services'
import {
  createTestClient,
  createTestRole,
  createTestUser,
  expireProof
} from '@sitewright/kernel/testing/users'
import { newId } from '@sitewright/kernel/crypto'
import type { Services } from '@sitewright/kernel/services'
import type { UserStatus } from '@sitewright/kernel/db'
import { knownActions } from '@sitewright/panel'
import { createProductApp } from '../../testing/product-app.ts'

/** Codes by which the rules refuse; every other answer is not about who asks. */
const refusals = new Set([
  'auth.expired',
  'auth.forbidden',
  'account.above',
  'account.own',
  'role.above',
  'account.last-admin',
  'user.not-found',
  'tenant.feature'
])

type Attempt = (client: TestBrowser, object: string) => Promise<Response>

const newPerson = { firstName: 'Ines', lastName: 'Roth', password: 'a long enough phrase' }
const mail = { subject: 'Hello', text: 'How are you?' }

/** Bodies of calls that need one. */
const bodies: Readonly<Record<string, object>> = {
  'POST /api/admin/users/{id}/view-as': { reason: 'Ticket 4711' },
  'POST /api/admin/users/{id}/email': mail,
  'POST /api/admin/users/{id}/email/preview': mail
}

/** A query for calls that need one. */
const queries: Readonly<Record<string, string>> = {
  'GET /api/admin/users/export': '?format=csv',
  'GET /api/admin/audit/export': '?format=csv',
  'GET /api/admin/invoices/export': '?format=csv'
}

/** How each act is done by a real call. Of the calls without an object, those that need no further input. */
const attempts: Readonly<Record<string, Attempt>> = {
  'user.edit-name': (client, id) => client.call('PATCH', `/api/users/${id}`, { firstName: 'Noor' }),
  'user.deactivate': (client, id) => client.call('PATCH', `/api/users/${id}`, { status: 'suspended' }),
  'user.change-role': (client, id) => client.call('PATCH', `/api/users/${id}`, { role: 'user' }),
  'user.change-email': (client, id) =>
    client.call('PATCH', `/api/users/${id}`, { email: `${id}@example.net` }),
  ...Object.fromEntries(
    knownActions
      .filter(({ calls: [call = ''], id }) => id === call)
      .filter(({ onPerson, id }) => onPerson || /^GET [^{]*$/.test(id))
      .filter(({ id }) => !id.includes('explain'))
      .map(({ id }) => {
        const [method = '', path = ''] = id.split(' ')
        const attempt: Attempt = (client, object) => {
          // What else a path names, such as a session of the person, nobody has: who may not act learns nothing of it.
          const named = path.replace('{id}', object).replace(/\{\w+\}/g, newId())
          return client.call(method, named + (queries[id] ?? ''), bodies[id] ?? {})
        }
        return [id, attempt]
      })
  )
}

/** Acts whose answer depends on more than who asks and whom it is done to. */
const furtherAttempts: Readonly<Record<string, Attempt>> = {
  ...attempts,
  'user.add-with-role': (client) =>
    client.call('POST', '/api/users', { ...newPerson, email: `${newId()}@example.net`, role: 'manager' }),
  'user.bulk-delete': (client) =>
    client.call('POST', '/api/admin/users/bulk', { act: 'delete', users: ['nobody'] })
}

/** Acts on people that {@link attempts} does. */
const onPeople = knownActions.filter(({ onPerson, id }) => onPerson && id in attempts).map(({ id }) => id)

const person = fc.record({
  permissions: fc.subarray<Permission>([...permissionIds]),
  rank: fc.constantFrom(20, 60, 80),
  isSuperAdmin: fc.boolean(),
  tenant: fc.constantFrom(null, null, 'bakery', 'garage')
})

type Person = typeof person extends fc.Arbitrary<infer P> ? P : never

/** An editor of low rank with all permissions, and a user above: each act is attempted in every run, and refused. */
const low: Person = { permissions: [...permissionIds], rank: 20, isSuperAdmin: false, tenant: null }
const above: Person = { permissions: [], rank: 80, isSuperAdmin: true, tenant: null }

/** Adds a tenant under a given id that lacks features. */
async function addTenantWithout(
  { database, now }: Services,
  id: string,
  missing: readonly TenantFeatureId[]
): Promise<void> {
  await database.db
    .insertInto('tenants')
    .values({
      id,
      name: id,
      name_key: id,
      subdomain: id,
      status: 'active',
      plan_id: 'custom',
      period: 'monthly',
      search_text: id,
      feature_overrides: JSON.stringify(Object.fromEntries(missing.map((each) => [each, 'off']))),
      told_users: 0,
      told_storage: 0,
      told_requests: 0,
      revision: 1,
      created_at: now(),
      updated_at: now()
    })
    .execute()
}

onEachEngine('the explanation', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now, outbox: createTestOutbox() })
    const app = createProductApp(services)
    const asker = await createTestClient(services, app, await createTestUser(services, 'admin'))
    const explain = async (id: string, query: Record<string, string>): Promise<Explanation> =>
      (await asker.call('GET', `/api/admin/users/${id}/explain?${new URLSearchParams(query)}`)).json()
    return { now, services, app, explain, db: services.database.db }
  }

  test('agrees with what the server does, for any person, act and object', async () => {
    const { services, app, explain, db } = await started()
    await addTenantWithout(services, 'bakery', ['view-as', 'user-export', 'api-explorer'])
    const create = async ({ permissions, rank, isSuperAdmin, tenant }: Person, password?: null) => {
      const role = isSuperAdmin ? 'super_admin' : await createTestRole(services, { permissions, rank })
      return createTestUser(services, role, {
        tenant: isSuperAdmin ? null : tenant,
        ...(password === null ? { password } : {})
      })
    }
    await fc.assert(
      fc.asyncProperty(
        person,
        person,
        fc.oneof(fc.constantFrom(...Object.keys(attempts)), fc.constantFrom(...onPeople)),
        fc.constantFrom<UserStatus>('active', 'active', 'active', 'inactive', 'suspended'),
        fc.boolean(),
        fc.boolean(),
        async (who, whom, act, status, isOwn, isAlone) => {
          await db
            .updateTable('users')
            .set({ status: 'inactive' })
            .where('role', '=', 'super_admin')
            .execute()
          if (!isAlone) await createTestUser(services, 'super_admin')
          const actor = await create(who)
          const object = isOwn ? actor : await create(whom)
          const client = await createTestClient(services, app, actor)
          await db.updateTable('users').set({ status }).where('id', '=', actor.id).execute()
          const knows = await explain(actor.id, { act, object: object.id })
          const response = await attempts[act]?.(client, object.id)
          const code = await readErrorCode(response)
          const refused = code !== undefined && refusals.has(code)
          expect([act, knows.answer, code]).toEqual([act, refused ? 'no' : 'yes', code])
        }
      ),
      {
        numRuns: 150 + onPeople.length,
        examples: onPeople.map((act) => [low, above, act, 'active', false, false])
      }
    )
  }, 120_000)

  test('knows of every call that reads whether it is about the whole installation', async () => {
    const { services, app, explain } = await started()
    const wrong: string[] = []
    for (const { id, permission, onPerson } of knownActions) {
      const attempt = attempts[id]
      if (onPerson || attempt === undefined) continue
      const role = await createTestRole(services, {
        permissions: permission === null ? [] : [permission]
      })
      const user = await createTestUser(services, role, { tenant: 'bakery' })
      const response = await attempt(await createTestClient(services, app, user), '')
      // Its input is looked at first.
      if (response.status === 400) continue
      const answer = response.status === 403 ? 'no' : 'yes'
      if ((await explain(user.id, { act: id })).answer !== answer) wrong.push(`${id}: ${response.status}`)
    }
    expect(wrong).toEqual([])
  })

  test('security bar 25: knows of every act whether the server asks for step-up', async () => {
    const { services, app } = await started()
    const object = await createTestUser(services, 'user')
    const actor = await createTestUser(services, 'super_admin')
    const client = await createTestClient(services, app, actor)
    await expireProof(services, actor)
    const wrong: string[] = []
    for (const { id, rules } of knownActions) {
      const attempt = furtherAttempts[id]
      if (attempt === undefined) continue
      const isAsked = (await readErrorCode(await attempt(client, object.id))) === 'auth.step-up'
      if (isAsked !== rules.includes('step-up')) wrong.push(`${id}: ${isAsked ? 'asked' : 'not asked'}`)
    }
    expect(wrong).toEqual([])
    const asked = knownActions.filter(({ rules }) => rules.includes('step-up')).map(({ id }) => id)
    expect(asked).toEqual(
      expect.arrayContaining([
        'user.bulk-delete',
        'GET /api/admin/users/export',
        'GET /api/admin/audit/export',
        'GET /api/admin/invoices/export',
        'POST /api/admin/users/import/{id}/run',
        'PUT /api/admin/settings/security'
      ])
    )
  })

  test('says which single change would flip it, and for a lock until when', async () => {
    const { services, app, now, explain, db } = await started()
    const editor = await createTestUser(services, 'editor')
    expect(await explain(editor.id, { act: 'content.write' })).toMatchObject({
      answer: 'yes',
      flippedBy: null,
      roleName: 'Editor',
      act: {
        permission: 'content.write',
        calls: ['PUT /api/team/projects/{id}/pictures/{hash}/{width}', 'PUT /api/team/projects/{id}']
      }
    })
    expect(await explain(editor.id, { act: 'DELETE /api/users/{id}' })).toMatchObject({
      answer: 'no',
      flippedBy: 'permission',
      act: { summary: 'Delete a person', permission: 'user.delete' }
    })
    const lockedUntil = now() + 60_000
    await db
      .insertInto('attempts')
      .values({ account: editor.id, device: 'any', fails: 5, window_ends_at: 0, locked_until: lockedUntil })
      .execute()
    const locked = await explain(editor.id, { act: 'content.write' })
    expect(locked).toMatchObject({ answer: 'no', flippedBy: 'sign-in' })
    expect(locked.steps).toContainEqual({ rule: 'sign-in', outcome: 'refused', value: lockedUntil })
    await createTestClient(services, app, editor)
    expect(await explain(editor.id, { act: 'content.write' })).toMatchObject({ answer: 'yes' })
    await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', editor.id).execute()
    const gone = await createTestUser(services, 'super_admin', { password: null })
    const outside = await explain(gone.id, { act: 'sign-in' })
    expect(outside).toMatchObject({ answer: 'no', flippedBy: 'way-in' })
    await createTestClient(services, app, gone)
    const last = await createTestUser(services, 'super_admin')
    for (const act of ['user.deactivate', 'user.change-role', 'DELETE /api/users/{id}'])
      expect(await explain(gone.id, { act, object: last.id })).toMatchObject({
        answer: 'no',
        flippedBy: 'last-administrator'
      })
    const two = await explain(editor.id, { act: 'user.read' })
    expect(two).toMatchObject({ answer: 'no', flippedBy: null })
  })

  test('a missing feature of the tenant is a step, and the one change that flips it', async () => {
    const { services, explain } = await started()
    await addTenantWithout(services, 'bakery', ['view-as', 'api-keys'])
    const baker = await createTestUser(services, 'admin', { tenant: 'bakery' })
    const free = await createTestUser(services, 'admin')
    const object = await createTestUser(services, 'user', { tenant: 'bakery' })
    const act = 'POST /api/admin/users/{id}/view-as'
    const refused = await explain(baker.id, { act, object: object.id })
    expect(refused).toMatchObject({ answer: 'no', flippedBy: 'feature' })
    expect(refused.steps).toContainEqual({ rule: 'feature', outcome: 'refused', value: 'Viewing as others' })
    expect(await explain(free.id, { act, object: object.id })).toMatchObject({ answer: 'yes' })
    // Every signed-in user may make keys, so that no permission is asked for.
    const keys = await explain(baker.id, { act: 'POST /api/account/api-keys' })
    expect(keys).toMatchObject({ answer: 'no', flippedBy: 'feature', act: { permission: null } })
    expect(keys.steps.map(({ rule }) => rule)).toEqual([
      'account',
      'status',
      'way-in',
      'sign-in',
      'feature',
      'step-up'
    ])
    await services.database.db.updateTable('tenants').set({ feature_overrides: '{}' }).execute()
    expect(await explain(baker.id, { act: 'POST /api/account/api-keys' })).toMatchObject({ answer: 'yes' })
    const then = await explain(baker.id, { act, at: '9999999999999' })
    expect(then.steps).toContainEqual({ rule: 'feature', outcome: 'unknown', value: null })
  })

  test('as of a date it reads role, status and permissions of then from the audit log', async () => {
    const { services, app, now, explain } = await started()
    const { call } = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    const id = await createTestRole(services, { permissions: ['reports.read'] })
    const bo = await createTestUser(services, id)
    const born = now()
    const later = async (change: () => Promise<unknown>): Promise<number> => {
      now.advance(60_000)
      await change()
      now.advance(60_000)
      return now()
    }
    await later(() => call('PATCH', `/api/admin/roles/${id}`, { version: 1, permissions: ['content.read'] }))
    const changed = now()
    const suspended = await later(() => call('PATCH', `/api/users/${bo.id}`, { status: 'suspended' }))
    await later(() => call('PATCH', `/api/users/${bo.id}`, { status: 'active' }))
    await later(() => call('DELETE', `/api/admin/roles/${id}?moveTo=editor`))
    const at = async (act: string, time: number) => {
      const { answer, steps, roleName } = await explain(bo.id, { act, at: String(time) })
      const refused = steps.filter(({ outcome }) => outcome === 'refused').map(({ rule }) => rule)
      return { answer, refused, roleName }
    }
    // Whether the user was locked then is not recorded.
    expect(await at('reports.read', born)).toEqual({ answer: 'unknown', refused: [], roleName: id })
    expect(await at('content.read', born)).toMatchObject({ answer: 'no', refused: ['permission'] })
    expect(await at('content.read', changed)).toMatchObject({ answer: 'unknown', refused: [] })
    expect(await at('content.read', suspended)).toMatchObject({ answer: 'no', refused: ['status'] })
    expect(await at('reports.read', now())).toMatchObject({ refused: ['permission'], roleName: 'Editor' })
    expect(await at('content.read', born - 1)).toMatchObject({ answer: 'no', refused: ['account'] })
  })

  test('security bar 32: people of another tenant and unknown acts are not found, and the past takes audit.read', async () => {
    const { services, app } = await started()
    const role = await createTestRole(services, { permissions: ['user.read'] })
    const reader = await createTestUser(services, role, { tenant: 'bakery' })
    const { call } = await createTestClient(services, app, reader)
    const other = await createTestUser(services, 'user', { tenant: 'garage' })
    const code = async (id: string, query: string) =>
      (
        (await (await call('GET', `/api/admin/users/${id}/explain?${query}`)).json()) as {
          error?: { code: string }
        }
      ).error?.code
    expect(await code(other.id, 'act=user.read')).toBe('user.not-found')
    expect(await code(reader.id, `act=user.read&object=${other.id}`)).toBe('user.not-found')
    expect(await code(reader.id, 'act=fly')).toBe('act.not-found')
    expect(await code(reader.id, 'act=user.read&at=1')).toBe('auth.forbidden')
    expect(await code(reader.id, 'act=user.read')).toBeUndefined()
  })
})
