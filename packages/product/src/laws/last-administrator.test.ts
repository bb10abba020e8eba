import { expect, test } from 'vitest'
import { createProductApp } from '../../testing/product-app.ts'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { defaultSecuritySettings, getSecuritySettings, createSessionCache } from '@sitewright/kernel/services'
import { findAdministrators } from '@sitewright/kernel/users'

type Way = 'password' | 'provider' | 'passkey' | 'none'

const settingsPath = '/api/admin/settings/security'
const providerPath = '/api/admin/providers/google'

onEachEngine('the last administrator', (open) => {
  /** Two servers on one database, and super admins who are signed in, each with a way to sign in again. */
  async function started(...ways: Way[]) {
    const services = await createTestServices(await open())
    const { db } = services.database
    const { now } = services
    const other = { ...services, sessionCache: createSessionCache(now) }
    const apps = [createProductApp(services), createProductApp(other)] as const
    await db
      .insertInto('identity_providers')
      .values({
        id: 'google',
        enabled: 1,
        client_id: 'x',
        client_secret: 'sealed',
        settings: '{}',
        updated_at: now()
      })
      .execute()
    const addWay = async (user: { id: string; email: string }, way: Way): Promise<void> => {
      if (way === 'provider')
        await db
          .insertInto('identities')
          .values({
            id: user.id,
            user_id: user.id,
            provider: 'google',
            issuer: 'https://accounts.google.com',
            subject: user.id,
            email: user.email,
            connected_at: now()
          })
          .execute()
      if (way === 'passkey')
        await db
          .insertInto('passkeys')
          .values({
            id: user.id,
            user_id: user.id,
            credential_id: user.id,
            public_key: 'k',
            counter: 0,
            transports: '[]',
            synced: 0,
            name: 'Key',
            created_at: now()
          })
          .execute()
    }
    /** Lets everybody have tried a sign-in that stays, so that only the last administrator is in the way. */
    const proveOthers = async (ids: readonly string[]): Promise<void> => {
      await db
        .insertInto('identity_providers')
        .values({ id: 'github', enabled: 1, client_id: 'x', settings: '{}', updated_at: now() })
        .execute()
      for (const id of ids)
        await db
          .insertInto('provider_trials')
          .values({
            id: `trial ${id}`,
            provider: 'github',
            user_id: id,
            matched_user_id: id,
            created_at: now(),
            expires_at: now() + 1000
          })
          .execute()
    }
    const administrators = await Promise.all(
      ways.map(async (way, index) => {
        const password = way === 'password' ? {} : { password: null }
        const user = await createTestUser(services, 'super_admin', password)
        await addWay(user, way)
        const app = apps[index % 2] ?? apps[0]
        const client = await createTestClient(services, app, user)
        const attempt = async (method: string, path: string, body: object = {}) => {
          const answer = await (await client.call(method, path, body)).json()
          return (answer as { error?: { code: string } }).error?.code ?? 'done'
        }
        return { id: user.id, attempt }
      })
    )
    const countLeft = async () => {
      const all = await findAdministrators(db, await getSecuritySettings(db), now())
      return all.filter(({ canSignIn }) => canSignIn).length
    }
    const [first, second] = administrators
    if (first === undefined) throw new Error('There is no administrator')
    return { db, first, second: second ?? first, countLeft, proveOthers }
  }

  /** What an administrator does who could not sign in again, beside another one who could. */
  const attempts = [
    ['delete', 'password', 'DELETE', (id: string) => `/api/users/${id}`, {}, 'account.last-admin'],
    [
      'demote',
      'password',
      'PATCH',
      (id: string) => `/api/users/${id}`,
      { role: 'admin' },
      'account.last-admin'
    ],
    [
      'role edit',
      'password',
      'PATCH',
      () => '/api/admin/roles/super_admin',
      { version: 1, permissions: [] },
      'role.fixed'
    ],
    ['provider off', 'provider', 'PUT', () => providerPath, { enabled: false }, 'account.last-admin'],
    [
      'passwords off',
      'password',
      'PUT',
      () => settingsPath,
      { ...defaultSecuritySettings, allowPasswordLogin: false },
      'settings.lock-out'
    ],
    [
      'second factor required',
      'password',
      'PUT',
      () => settingsPath,
      { ...defaultSecuritySettings, requireTwoFactor: true },
      'settings.lock-out'
    ],
    [
      'suspended',
      'password',
      'PATCH',
      (id: string) => `/api/users/${id}`,
      { status: 'suspended' },
      'account.last-admin'
    ],
    [
      'deactivated',
      'passkey',
      'PATCH',
      (id: string) => `/api/users/${id}`,
      { status: 'inactive' },
      'account.last-admin'
    ],
    [
      'second factor reset',
      'passkey',
      'POST',
      (id: string) => `/api/users/${id}/reset-second-factor`,
      {},
      'account.last-admin'
    ],
    [
      'domain of the provider restricted',
      'provider',
      'PUT',
      () => providerPath,
      { restrictions: { allowedDomains: ['elsewhere.example'] } },
      'account.last-admin'
    ],
    [
      'role deleted',
      'password',
      'DELETE',
      () => '/api/admin/roles/super_admin?moveTo=user',
      {},
      'role.built-in'
    ]
  ] as const

  test.each(attempts)(
    'security bar 53: is not lost by this path: %s',
    async (_name, way, method, path, body, code) => {
      const { first, second, countLeft } = await started('none', way)
      expect(await first.attempt(method, path(second.id), body)).toBe(code)
      expect(await countLeft()).toBe(1)
    }
  )

  test('security bar 53: takes no way to sign in from themselves', async () => {
    const withKey = await started('passkey')
    expect(await withKey.first.attempt('DELETE', `/api/account/passkeys/${withKey.first.id}`)).toBe(
      'account.last-admin'
    )
    expect(await withKey.first.attempt('POST', '/api/account/delete', {})).toBe('account.last-admin')
    expect(await withKey.countLeft()).toBe(1)
    const connected = await started('provider')
    expect(await connected.first.attempt('DELETE', '/api/account/connections/google')).toBe(
      'connection.only-way'
    )
    expect(await connected.countLeft()).toBe(1)
  })

  test('security bar 53: somebody who is locked, or belongs to a tenant, is not who is left', async () => {
    const { first, second, db } = await started('password', 'password')
    const leave = () => first.attempt('POST', '/api/account/delete', {})
    const attempts = { account: second.id, device: 'any', fails: 5, window_ends_at: Number.MAX_SAFE_INTEGER }
    await db
      .insertInto('attempts')
      .values({ ...attempts, locked_until: Number.MAX_SAFE_INTEGER })
      .execute()
    expect(await leave()).toBe('account.last-admin')
    await db.deleteFrom('attempts').execute()
    await db.updateTable('users').set({ tenant_id: 'bakery' }).where('id', '=', second.id).execute()
    expect(await leave()).toBe('account.last-admin')
    await db.updateTable('users').set({ tenant_id: null }).where('id', '=', second.id).execute()
    expect(await leave()).not.toBe('account.last-admin')
  })

  type Attempt = [method: string, path: string, body: object]
  type Pair = [
    name: string,
    ways: [Way, Way],
    ofFirst: (id: string) => Attempt,
    ofSecond: (id: string) => Attempt
  ]
  const pairs: Pair[] = [
    [
      'both demote each other',
      ['password', 'password'],
      (id: string) => ['PATCH', `/api/users/${id}`, { role: 'admin' }],
      (id: string) => ['PATCH', `/api/users/${id}`, { role: 'user' }]
    ],
    [
      'one is deleted while they suspend the other',
      ['password', 'password'],
      (id: string) => ['DELETE', `/api/users/${id}`, {}],
      (id: string) => ['PATCH', `/api/users/${id}`, { status: 'suspended' }]
    ],
    [
      'passwords go while the provider goes',
      ['password', 'provider'],
      () => ['PUT', settingsPath, { ...defaultSecuritySettings, allowPasswordLogin: false }],
      () => ['PUT', providerPath, { enabled: false }]
    ]
  ]

  test.each(pairs)(
    'security bar 53: two servers at the same moment: %s',
    async (_name, ways, ofFirst, ofSecond) => {
      const { first, second, countLeft, proveOthers } = await started(...ways)
      await proveOthers([first.id, second.id])
      const outcomes = await Promise.all([
        first.attempt(...ofFirst(second.id)),
        second.attempt(...ofSecond(first.id))
      ])
      expect(outcomes.filter((each) => each === 'done')).toHaveLength(1)
      expect(await countLeft()).toBe(1)
    }
  )
})
