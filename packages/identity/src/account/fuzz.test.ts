import { contract, type ProblemDetails } from '@sitewright/api'
import { expect, test } from 'vitest'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { readJson, replacementPassword, password, createTestContext } from '../../testing/account.ts'

/** A valid body of each operation, by method and path. */
const bodies: Readonly<Record<string, object>> = {
  'patch /api/account/profile': { firstName: 'Mallory', lastName: 'Mallory', email: 'mallory@example.com' },
  'post /api/account/email/confirm': { token: 'none' },
  'post /api/account/password': { currentPassword: password, newPassword: replacementPassword },
  'post /api/account/sessions/end-others': {},
  'put /api/account/avatar': { image: 'AAAA' },
  'post /api/account/delete': { password }
}

/** Fields of users, sessions and tokens, in the spelling of the contract and of the database. */
const fields: Readonly<Record<string, unknown>> = {
  id: 'somebody',
  _id: 'somebody',
  userId: 'somebody',
  user_id: 'somebody',
  role: 'super_admin',
  permissions: ['admin:delete'],
  tenantId: 'other',
  tenant_id: 'other',
  status: 'active',
  isActive: true,
  isVerified: true,
  emailVerified: true,
  email_verified_at: 1,
  twoFactorEnabled: false,
  passwordHash: 'x',
  password_hash: 'x',
  passwordChangedAt: 1,
  tokenVersion: 99,
  token_version: 99,
  avatarUrl: 'https://example.net/x.png',
  pendingEmail: 'x@example.com',
  connectedProviders: ['google'],
  lastLogin: 1,
  loginCount: 1,
  createdAt: 1,
  updatedAt: 1,
  area: 'admin',
  provedAt: 1,
  methods: ['totp'],
  sessionId: 'somebody',
  __proto: {},
  constructor: {}
}

const ours = /^\/api\/account\/(profile|email|password|sessions|activity|avatar|export|delete)\b/
const writable = contract
  .filter(
    ({ path, request }: { path: string; request?: object }) =>
      ours.test(path) && request !== undefined && 'body' in request
  )
  .map(({ method, path }) => `${method} ${path}`)

onSqlite('read-only fields', (open) => {
  test('security bar 30: every call of the account refuses every field of the model, and nothing changes', async () => {
    const { services, maya } = await createTestContext(await open())
    const { db } = services.database
    const kept = async () => ({
      users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
      sessions: await db.selectFrom('sessions').selectAll().orderBy('id').execute(),
      tokens: await db.selectFrom('refresh_tokens').selectAll().orderBy('hash').execute(),
      oneTime: await db.selectFrom('one_time_tokens').selectAll().execute(),
      attempts: await db.selectFrom('attempts').selectAll().execute(),
      avatars: await db.selectFrom('avatars').selectAll().execute(),
      audit: await db.selectFrom('audit').select('seq').execute()
    })
    const before = await kept()
    expect(writable.toSorted()).toEqual(Object.keys(bodies).toSorted())
    for (const name of writable) {
      const [method = '', path = ''] = name.split(' ')
      for (const [field, value] of Object.entries(fields)) {
        const response = await maya.call(method.toUpperCase(), path, { ...bodies[name], [field]: value })
        expect([name, field, response.status]).toEqual([name, field, 400])
        const { error } = await readJson<ProblemDetails>(response)
        expect(error).toMatchObject({ code: 'request.invalid', details: [{ path: field }] })
      }
    }
    expect(await kept()).toEqual(before)
  })
})
