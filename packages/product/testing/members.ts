import type { Services } from '@sitewright/kernel/services'
import type { Database, UserRow } from '@sitewright/kernel/db'
import type { OwnTenant, Tenant, TenantInvitation, TenantMember } from '@sitewright/api'
import { createTestBrowser, type TestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClock, createTestOutbox, createTestServices } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { createProductApp } from './product-app.ts'

interface Failure {
  error?: { code: string }
}

/** A server with a super admin and the actions of member tests. */
export async function createMembersContext(database: Database, { hasMail = true } = {}) {
  const now = createTestClock()
  const outbox = createTestOutbox(hasMail)
  const services: Services = await createTestServices(database, { now, outbox })
  const app = createProductApp(services)
  const admin = await createTestUser(services, 'super_admin', { firstName: 'Mira', lastName: 'Voss' })
  const read = async <T>(response: Promise<Response>): Promise<T & Failure> =>
    (await (await response).json()) as T & Failure
  const send = async <T>(method: string, path: string, body?: object, user: UserRow = admin) =>
    read<T>((await createTestClient(services, app, user)).call(method, `/api/admin/tenants${path}`, body))
  const add = async (subdomain = 'clinic', limits?: object) => {
    const { tenant } = await send<{ tenant: Tenant }>('POST', '', {
      name: `The ${subdomain}`,
      subdomain,
      plan: 'starter',
      status: 'active'
    })
    if (limits !== undefined)
      await send('PATCH', `/${tenant.id}`, { revision: tenant.revision, ownLimits: limits })
    return tenant
  }
  const invite = (id: string, email: string, { role = 'editor', by = admin } = {}) =>
    send<{ invitation: TenantInvitation }>('POST', `/${id}/invitations`, { email, role }, by)
  const list = (id: string) =>
    send<{ members: TenantMember[]; invitations: TenantInvitation[] }>('GET', `/${id}/members`)
  const lastToken = () => {
    const template = outbox.posted.at(-1)?.template
    if (template?.kind !== 'tenant-invitation') throw new Error('No invitation was mailed')
    return template.link.split('#')[1] ?? ''
  }
  const visitor = createTestBrowser(app, { transport: 'body' })
  const asVisitor = <T = object>(act: 'check' | 'accept', body: object) =>
    read<T>(visitor.call('POST', `/api/auth/invitations/${act}`, body))
  /** Accepts an invitation with the session of an existing user. */
  const joinAs = async (email: string, token: string) => {
    const user = await services.database.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const client = await createTestClient(services, app, user, 'user')
    return read(client.call('POST', '/api/auth/invitations/join', { token }))
  }
  const ownTenants = async (client: TestBrowser) =>
    (await read<{ tenants: OwnTenant[] }>(client.call('GET', '/api/account/tenants'))).tenants
  const switchTo = async (client: TestBrowser, membership: string | null) => {
    const answer = await read<{ token: string }>(
      client.call('POST', '/api/account/tenants/switch', { membership })
    )
    if (answer.error === undefined) client.token = answer.token
    return answer
  }
  return {
    now,
    outbox,
    services,
    app,
    admin,
    send,
    add,
    invite,
    list,
    lastToken,
    asVisitor,
    joinAs,
    ownTenants,
    switchTo,
    read
  }
}
