// `node tools/bench/admin-rows.ts`: what row-level security costs the calls of a tenant's administrator, on Postgres: each
// case without it and with it, beside verifying a session in the same seconds. Options: `--tenants`, `--people`.
import { parseArgs } from 'node:util'
import { nameOf } from '../../packages/product/testing/load-users.ts'
import { seedTenants } from '../../packages/product/testing/load-tenants.ts'
import { testTenantRole } from '../../packages/kernel/testing/test-database.ts'
import { createAdministratorToken } from './accounts-calls.ts'
import { administrator, startBenchServer } from './accounts-server.ts'
import { measureCases, type ListCase } from './lists/measure.ts'

const random = (below: number): number => Math.floor(Math.random() * below)

const cases: readonly ListCase[] = [
  { name: 'users', path: () => '/api/admin/users?limit=25' },
  { name: 'users by last name', path: () => '/api/admin/users?limit=25&sort=lastName' },
  { name: 'users who are inactive', path: () => '/api/admin/users?limit=25&status=inactive' },
  {
    name: 'search, three letters',
    path: () => `/api/admin/users?limit=25&search=${nameOf(random(4096)).slice(0, 3).toLowerCase()}`
  },
  { name: 'numbers of users', path: () => '/api/admin/users/summary' },
  { name: 'notices', path: () => '/api/admin/notices' },
  { name: 'jobs', path: () => '/api/admin/jobs' },
  { name: 'saved views', path: () => '/api/admin/views?screen=users' },
  { name: 'own projects', path: () => '/api/saved-projects' },
  { name: 'own sessions', path: () => '/api/account/sessions' }
]

async function benchRows(
  url: string,
  size: { tenants: number; people: number },
  tenantRole: string | undefined
): Promise<void> {
  const server = await startBenchServer(
    { users: size.people, sessions: Math.min(size.people, 100_000), auditRows: 1000 },
    url,
    tenantRole === undefined ? {} : { DATABASE_TENANT_ROLE: tenantRole },
    (database) => seedTenants(database, size)
  )
  try {
    const database = server.open()
    await database.db
      .updateTable('users')
      .set({ tenant_id: 'tenant-1' })
      .where('email', '=', administrator.email)
      .execute()
    await database.close()
    const headers = { authorization: `Bearer ${await createAdministratorToken(server)}` }
    process.stdout.write(
      `\nPostgres, ${tenantRole === undefined ? 'without' : 'with'} row-level security, ${size.people} people in ${size.tenants} tenants\n`
    )
    await measureCases(server, headers, { cases, bars: { p99: 150 } })
  } finally {
    await server.stop()
  }
}

const option = { type: 'string' } as const
const { values } = parseArgs({ options: { tenants: option, people: option } })
const size = { tenants: Number(values.tenants ?? 10_000), people: Number(values.people ?? 100_000) }
const postgresUrl = process.env['TEST_DATABASE_URL']
if (postgresUrl === undefined) throw new Error('Set TEST_DATABASE_URL to the address of a Postgres.')
for (const role of [undefined, testTenantRole]) await benchRows(postgresUrl, size, role)
