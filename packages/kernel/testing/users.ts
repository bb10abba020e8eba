import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Permission, RoleId } from '@sitewright/api'
import type { Services } from '../src/services/services.ts'
import { createCall } from '../src/call/call.ts'
import { newId } from '../src/crypto/random.ts'
import { inTransaction } from '../src/db/database.ts'
import type { Env } from '../src/request/env.ts'
import { insertRole } from '../src/roles/roles.repository.ts'
import { insertNewUser } from '../src/users/add-user.ts'
import type { UserRow } from '../src/db/rows.ts'
import { createSession } from '../src/sessions/sessions.usecases.ts'
import { createTestBrowser, type TestBrowser } from './browser.ts'

export const testPassword = 'plumb line larch'

/** The client of calls that tests make without a request. */
export const testCaller = {
  traceId: 'test',
  ip: '192.0.2.1',
  device: 'Test',
  transport: 'body',
  cookiePrefix: 'host',
  refreshCookie: undefined,
  deviceCookie: undefined
} as const

/** Inserts a custom role; returns its id. */
export async function createTestRole(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { permissions = [], rank = 20 }: { permissions?: readonly Permission[]; rank?: number } = {}
): Promise<string> {
  const id = newId()
  await insertRole(database.db, {
    id,
    name: id,
    name_key: id,
    description: '',
    permissions: JSON.stringify(permissions),
    rank,
    built_in: 0,
    version: 1,
    created_at: now(),
    updated_at: now()
  })
  return id
}

/** Inserts an active user with a role and the test password. */
export async function createTestUser(
  services: Services,
  role: RoleId,
  {
    email = `${newId()}@example.com`,
    firstName = 'Maya',
    lastName = 'Okafor',
    tenant = null,
    password = testPassword
  }: {
    email?: string
    firstName?: string
    lastName?: string
    tenant?: string | null
    password?: string | null
  } = {}
): Promise<UserRow> {
  const hash = password === null ? null : await services.passwords.hash(password)
  const registration = { email, firstName, lastName }
  return inTransaction(services.database, async (transaction) => {
    const user = await insertNewUser(services, transaction, registration, {
      hash,
      role,
      verified: true,
      status: 'active',
      tenantId: tenant
    })
    if (user === undefined) throw new Error(`${email} is taken`)
    return user
  })
}

/** Creates a browser with a session of a user, without the sign-in. */
export async function createTestClient(
  services: Services,
  app: OpenAPIHono<Env>,
  user: UserRow,
  area: 'user' | 'admin' = 'admin'
): Promise<TestBrowser & { refreshToken: string; sessionId: string }> {
  const signIn = { area, remember: false, methods: ['password'] } as const
  const call = createCall(services, undefined, testCaller)
  const { state, refreshToken } = await call.transaction((transaction) =>
    createSession(call, transaction, { user, signIn })
  )
  const client = createTestBrowser(app, { transport: 'body' })
  client.token = await services.tokens.sign({
    userId: user.id,
    sessionId: state.session.id,
    tokenVersion: user.token_version
  })
  return Object.assign(client, { refreshToken, sessionId: state.session.id })
}

/** Makes the last authentication of a user too old for step-up, without ending sessions. */
export async function expireProof(
  { database, sessionCache }: Pick<Services, 'database' | 'sessionCache'>,
  { id }: Pick<UserRow, 'id'>
): Promise<void> {
  await database.db.updateTable('sessions').set({ proved_at: 0 }).where('user_id', '=', id).execute()
  sessionCache.forgetUser(id)
}
