// `node tools/bench/admin-tenants.ts`: the list of tenants, its filters and searches, and one tenant, with people spread
// over them, on both engines. Each case stands beside verifying a session in the same seconds. Options: `--tenants`,
// `--people`, `--engine sqlite|postgres`.
import { parseArgs } from 'node:util'
import { planIds, tenantSorts, tenantStatuses } from '../../packages/api/src/index.ts'
import { seedTenants } from '../../packages/product/testing/load-tenants.ts'
import { nameOf } from '../../packages/product/testing/load-users.ts'
import { createAdministratorToken } from './accounts-calls.ts'
import { startBenchServer } from './accounts-server.ts'
import { measureCases, type ListCase } from './lists/measure.ts'

interface TenantLoad {
  tenants: number
  people: number
}

const random = (below: number): number => Math.floor(Math.random() * below)

function tenantCases({ tenants }: TenantLoad): ListCase[] {
  const list = (query: string): string => `/api/admin/tenants?limit=25&${query}`
  return [
    ...tenantSorts.flatMap((sort) =>
      (['asc', 'desc'] as const).map((order) => ({
        name: `sort ${sort} ${order}`,
        path: () => list(`sort=${sort}&order=${order}`)
      }))
    ),
    ...tenantSorts.map((sort) => ({
      name: `page at random, by ${sort}`,
      path: () => list(`sort=${sort}&page=${1 + random(Math.ceil(tenants / 25))}`)
    })),
    ...tenantStatuses.map((status) => ({ name: `status ${status}`, path: () => list(`status=${status}`) })),
    ...planIds.map((plan) => ({ name: `plan ${plan}`, path: () => list(`plan=${plan}&sort=users`) })),
    { name: 'billing overdue', path: () => list('billing=overdue') },
    { name: 'billing overdue, by billing', path: () => list('billing=overdue&sort=billing') },
    {
      name: 'search, three letters',
      path: () => list(`search=${nameOf(random(4096)).slice(0, 3).toLowerCase()}`)
    },
    { name: 'search, a whole name', path: () => list(`search=${nameOf(random(4096))}`) },
    { name: 'search that finds none', path: () => list('search=xyzzy') },
    { name: 'numbers over all tenants', path: () => '/api/admin/tenants/summary' },
    { name: 'one tenant', path: () => `/api/admin/tenants/tenant-${random(tenants)}` },
    { name: 'its members', path: () => `/api/admin/tenants/tenant-${random(tenants)}/members` },
    { name: 'its invoices', path: () => `/api/admin/tenants/tenant-${random(tenants)}/invoices` }
  ]
}

async function benchTenants(url: string | undefined, size: TenantLoad): Promise<void> {
  const server = await startBenchServer(
    { users: size.people, sessions: Math.min(size.people, 100_000), auditRows: 1000 },
    url,
    {},
    (database) => seedTenants(database, size)
  )
  try {
    const headers = { authorization: `Bearer ${await createAdministratorToken(server)}` }
    const seeded = `seeded in ${Math.round(server.seededInMs / 1000)} s`
    process.stdout.write(
      `\n${url === undefined ? 'SQLite' : 'Postgres'}, ${size.tenants} tenants, ${size.people} people, ${seeded}\n`
    )
    await measureCases(server, headers, { cases: tenantCases(size), bars: { p99: 150 } })
  } finally {
    await server.stop()
  }
}

const option = { type: 'string' } as const
const { values } = parseArgs({ options: { tenants: option, people: option, engine: option } })
const size = { tenants: Number(values.tenants ?? 10_000), people: Number(values.people ?? 100_000) }
const postgresUrl = process.env['TEST_DATABASE_URL']
if (values.engine !== 'postgres') await benchTenants(undefined, size)
if (values.engine !== 'sqlite' && postgresUrl !== undefined) await benchTenants(postgresUrl, size)
