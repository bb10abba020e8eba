import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresqlFixture } from '../../packages/databases/testing/postgresql.ts'
import type { Credentials, Send } from './send.ts'

/** Environment variables that a server with sample data needs: it watches and reads what runs on this machine. */
export const sampleEnv = {
  EGRESS_DB_ALLOW: '127.0.0.0/8',
  EGRESS_CHECK_ALLOW: '127.0.0.0/8,::1',
  MAIL_OUTBOX: 'true'
}

/** Sends as the administrator; fails where the server refuses, since a picture would miss what was refused. */
type Save = (call: Parameters<Send>[0], body: object) => Promise<Record<string, unknown>>

/**
 * Saves what the screens of connected databases, tenants, services and alerts show. The people of `saveRecords` have to
 * be there. Resolves once an invoice is issued and an incident is open, which tasks of the server do within seconds.
 */
export async function saveSampleData(
  send: Send,
  origin: string,
  administrator: Credentials,
  database: PostgresqlFixture
): Promise<void> {
  const { token } = await send('POST /api/auth/admin/login', administrator)
  const save: Save = async (call, body) => {
    const answer = await send(call, body, { token })
    if ('error' in answer) throw new Error(`${call}: ${JSON.stringify(answer['error'])}`)
    return answer
  }
  await saveConnections(save, database)
  const tenant = await saveTenants(save)
  await saveChecks(save, origin)
  await save('POST /api/account/api-keys', { name: 'Deploy bot', scopes: ['monitoring.read'], days: 90 })
  await save('POST /api/admin/explorer/secrets', { name: 'staging-token', value: 'larch plumb line' })
  await until(save, `GET /api/admin/tenants/${tenant}/invoices`, 'invoices')
  await payAndDelete(save, 'Quarry Lane Joinery')
  await until(save, 'GET /api/admin/incidents', 'incidents')
}

async function saveConnections(save: Save, { settings, users }: PostgresqlFixture): Promise<void> {
  const { host, port, database } = settings
  const shared = { type: 'postgresql', password: 'not asked for', tls: false, certificate: null }
  const add = async (name: string, body: object): Promise<string> => {
    const added = await save('POST /api/admin/connections', { ...shared, name, production: false, ...body })
    return (added['connection'] as { id: string }).id
  }
  const writer = { host, port, database, user: users.writer, production: true, writable: true }
  const billing = await add('billing-eu', writer)
  const refused = await add('reporting', { host, port: 1, database: 'reports', user: 'panel_reader' })
  await add('warehouse', { host, port, database: 'warehouse', user: 'panel_reader' })
  for (const id of [billing, refused]) await save(`POST /api/admin/connections/${id}/test`, {})
  for (const query of [
    'select status, count(*) from orders group by status',
    "select * from orders where note like '%bell%' limit 20",
    'select name from customer'
  ])
    await save('POST /api/database/query', { connection: billing, query, parameters: [] })
  await save('POST /api/database/snippets', { name: 'Open orders', statement: 'select * from open_orders' })
  for (const [name, apply, rollBack] of [
    ['0001_shipments', 'create table shipments (id bigint primary key)', 'drop table shipments'],
    ['0002_order_due', 'alter table shipments add column due_on date', null],
    ['0003_labels', 'create table labels (id int);\ninsert into labels values (1), (2)', 'drop table labels']
  ] as const)
    await save(`POST /api/admin/connections/${billing}/migrations`, { name, apply, rollBack })
  const upTo = { connection: billing, direction: 'apply', to: '0001_shipments' }
  const { plan } = await save('POST /api/database/migrate', { ...upTo, act: 'plan' })
  const { digest } = plan as { digest: string }
  await save('POST /api/database/migrate', { ...upTo, act: 'run', digest, name: 'billing-eu' })
}

const tenants = [
  {
    name: 'Alder Street Clinic',
    subdomain: 'alderstreet',
    domain: 'alderstreetclinic.co.uk',
    plan: 'professional',
    status: 'active'
  },
  { name: 'Brightwater Yoga', subdomain: 'brightwater', plan: 'starter', status: 'trial' },
  {
    name: 'Donaudampfschifffahrtsgesellschaft Wien',
    subdomain: 'donau',
    domain: 'donaudampfschifffahrtsgesellschaft.example.com',
    plan: 'enterprise',
    status: 'active'
  },
  { name: 'Harbour Bakery', subdomain: 'harbour', plan: 'starter', status: 'active' },
  { name: 'Kestrel Cycles', subdomain: 'kestrel', plan: 'custom', status: 'pending' },
  { name: 'مخبز النور', subdomain: 'alnoor', plan: 'starter', status: 'active' },
  { name: 'Quarry Lane Joinery', subdomain: 'quarry', plan: 'professional', status: 'active' }
] as const

/** Adds plans with prices and tenants; the id of the first one, which has an admin and invitations. */
async function saveTenants(save: Save): Promise<string> {
  for (const [plan, monthlyPrice] of [
    ['starter', 1900],
    ['professional', 4900],
    ['enterprise', 14_900]
  ] as const)
    await save(`PATCH /api/admin/plans/${plan}`, { monthlyPrice, yearlyPrice: monthlyPrice * 10 })
  const ids: Record<string, string> = {}
  for (const tenant of tenants) {
    const admin = tenant.subdomain === 'alderstreet' ? { admin: 'person5@example.com' } : {}
    const added = await save('POST /api/admin/tenants', { ...tenant, ...admin })
    ids[tenant.subdomain] = (added['tenant'] as { id: string }).id
  }
  const { alderstreet = '', donau = '' } = ids
  await save(`POST /api/admin/tenants/${donau}/suspend`, {
    revision: 1,
    reason: 'Three invoices are overdue'
  })
  for (const [email, role] of [
    ['noor.haddad@example.com', 'editor'],
    ['helen.marsh@example.com', 'manager']
  ])
    await save(`POST /api/admin/tenants/${alderstreet}/invitations`, { email, role })
  return alderstreet
}

/** Marks the invoice of a tenant as paid, and deletes the tenant: its invoice stays. */
async function payAndDelete(save: Save, name: string): Promise<void> {
  const invoices = await until(save, `GET /api/admin/invoices?search=${encodeURIComponent(name)}`, 'invoices')
  const [{ id, revision, tenant }] = invoices as [{ id: string; revision: number; tenant: { id: string } }]
  await save(`POST /api/admin/invoices/${id}/pay`, { revision, note: 'Bank transfer' })
  await save(`DELETE /api/admin/tenants/${tenant.id}`, {})
}

async function saveChecks(save: Save, origin: string): Promise<void> {
  const { port } = new URL(origin)
  const add = async (name: string, probe: object, more: object = {}): Promise<string> => {
    const added = await save('POST /api/admin/checks', { name, probe, failureThreshold: 1, ...more })
    return (added['check'] as { id: string }).id
  }
  await add('Booking API', { kind: 'http', url: `http://localhost:${port}/health`, expectedStatus: '200' })
  await add('Database', { kind: 'database' })
  const shop = await add('Payments', { kind: 'tcp', host: '127.0.0.1', port: 1 })
  await add('Receipts', { kind: 'tcp', host: '127.0.0.1', port: 2 }, { parentId: shop })
}

/** Asks a list until it has something; the tasks of a server that fill it run every ten seconds. */
async function until(save: Save, call: `GET ${string}`, list: string): Promise<readonly unknown[]> {
  for (let round = 0; round < 60; round += 1) {
    const answer = await save(call, {})
    const found = answer[list] as readonly unknown[]
    if (found.length > 0) return found
    await wait(1000)
  }
  throw new Error(`${call} stayed empty for a minute.`)
}
