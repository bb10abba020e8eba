import { type RateLimitName, permissionIds, rateLimits, tenantFeatureIds } from '@sitewright/api'
import { createCall } from '@sitewright/kernel/call'
import { sha256, newId, randomToken } from '@sitewright/kernel/crypto'
import { type UserRow, inTransaction } from '@sitewright/kernel/db'
import type { Services } from '@sitewright/kernel/services'
import { insertApiKey, createSession } from '@sitewright/kernel/sessions'
import { insertTenant } from '@sitewright/tenancy'
import { insertUser } from '@sitewright/kernel/users'
import type { ProbedApp } from './operations.ts'
import { probeSubdomain } from './probe-tenants.ts'

/** The probe's client address, which no real client has. */
export const probeAddress = 'isolation-probe'

const caller = {
  traceId: probeAddress,
  ip: probeAddress,
  device: 'Isolation probe',
  transport: 'body',
  cookiePrefix: 'host',
  refreshCookie: undefined,
  deviceCookie: undefined
} as const

/** How a call of the probe is authenticated. */
export type Signing = 'session' | 'key'

export interface ProbeCall {
  method: string
  path: string
  /** A JSON body, or a text or a file of another type. */
  body?: unknown
  type?: string
}

/** One of the two tenants of a probe, with its calling user. */
export interface Party {
  tenantId: string
  /** A unique text that is part of all of its texts. */
  marker: string
  admin: UserRow
  /** A second user, without permissions. */
  member: UserRow
  /** Adds a further tenant; returns its id. */
  addTenant: () => Promise<string>
  addUser: (role: string) => Promise<UserRow>
  /** Opens a session of a user; returns its id. */
  openSession: (user: UserRow) => Promise<string>
  /** Creates an API key of a user with every scope; returns its id. */
  addKey: (user: UserRow) => Promise<string>
  /** Resets its rate limit counters. */
  forgetRates: () => Promise<void>
  /** Calls the app as the admin. */
  call: (call: ProbeCall, signing?: Signing) => Promise<Response>
}

/** Adds a tenant without limits, with every feature, with an admin who has every permission and a member. */
export async function createParty(
  services: Services,
  app: ProbedApp,
  onTenant: (id: string) => void
): Promise<Party> {
  const { database, now } = services
  const marker = `probe${randomToken()
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, 20)
    .toLowerCase()}`
  const addTenant = async (): Promise<string> => {
    const id = newId()
    onTenant(id)
    await insertTenant(database.db, tenantRow(id, marker, now()))
    return id
  }
  const tenantId = await addTenant()
  const addUser = (role: string): Promise<UserRow> =>
    inTransaction(database, async (transaction) => {
      const user = await insertUser(transaction, {
        id: newId(),
        email: `${marker}-${newId()}@probe.invalid`,
        first_name: marker,
        last_name: marker,
        role,
        status: 'active',
        email_verified_at: now(),
        password_hash: null,
        password_changed_at: null,
        tenant_id: tenantId,
        avatar: null,
        last_login_at: null,
        created_at: now(),
        updated_at: now()
      })
      if (user === undefined) throw new Error('A random address is taken')
      return user
    })
  const admin = await addUser('super_admin')
  const call = createCall(services, undefined, caller)
  const open = (user: UserRow) =>
    call.transaction((transaction) =>
      createSession(call, transaction, {
        user,
        signIn: { area: 'admin', remember: false, methods: ['password'] }
      })
    )
  const { state } = await open(admin)
  const token = await services.tokens.sign({
    userId: admin.id,
    sessionId: state.session.id,
    tokenVersion: admin.token_version
  })
  const key = await insertKey(services, { user: admin, marker })
  const forget = () => forgetRates(services, [admin.id, key.id, probeAddress])
  const signed = { session: { authorization: `Bearer ${token}` }, key: { 'x-api-key': key.secret } }
  return {
    tenantId,
    marker,
    admin,
    member: await addUser('user'),
    addTenant,
    addUser,
    openSession: async (user) => (await open(user)).state.session.id,
    addKey: async (user) => (await insertKey(services, { user, marker })).id,
    forgetRates: forget,
    async call({ method, path, body, type = 'application/json' }, signing = 'session') {
      await forget()
      const hasBody = method !== 'GET' && method !== 'HEAD'
      return app.request(path, {
        method,
        headers: {
          'x-requested-with': 'sitewright',
          'x-session-transport': 'body',
          ...signed[signing],
          ...(hasBody ? { 'content-type': type } : {})
        },
        ...(hasBody ? { body: toRequestBody(body) } : {})
      })
    }
  }
}

function toRequestBody(body: unknown): BodyInit {
  if (body instanceof Uint8Array) return new Uint8Array(body)
  return typeof body === 'string' ? body : JSON.stringify(body ?? {})
}

/** A probe exceeds rate limits; its own counters are reset, so that no response is about them. */
async function forgetRates({ database }: Services, subjects: readonly string[]): Promise<void> {
  const names = Object.keys(rateLimits) as RateLimitName[]
  const keys = names.flatMap((name) => subjects.map((subject) => `${name} ${subject}`))
  await database.db.deleteFrom('rate_counts').where('key', 'in', keys).execute()
}

async function insertKey(
  { database, now }: Services,
  { user, marker }: { user: UserRow; marker: string }
): Promise<{ id: string; secret: string }> {
  const secret = `swk_${randomToken()}`
  const id = newId()
  await insertApiKey(database.db, {
    id,
    user_id: user.id,
    name: marker,
    hash: await sha256(secret),
    last4: secret.slice(-4),
    scopes: JSON.stringify(permissionIds),
    created_at: now(),
    expires_at: now() + 3_600_000,
    last_used_at: null
  })
  return { id, secret }
}

function tenantRow(id: string, marker: string, now: number): Parameters<typeof insertTenant>[1] {
  return {
    id,
    name: `Isolation probe ${marker}`,
    name_key: `isolation probe ${marker}`,
    subdomain: probeSubdomain(id),
    domain: null,
    status: 'active',
    status_before: null,
    status_changed_at: null,
    suspend_reason: null,
    plan_id: 'custom',
    period: 'monthly',
    admin_id: null,
    search_text: marker,
    users_limit: 1_000_000,
    storage_limit: 1_000_000_000_000,
    requests_limit: 1_000_000_000_000,
    // Enables every feature whatever the plan, so that each call is probed.
    feature_overrides: JSON.stringify(Object.fromEntries(tenantFeatureIds.map((feature) => [feature, 'on']))),
    storage_bytes: null,
    requests: null,
    active_users: null,
    last_activity: null,
    measured_at: null,
    told_users: 0,
    told_storage: 0,
    told_requests: 0,
    revision: 1,
    created_at: now,
    updated_at: now
  }
}
