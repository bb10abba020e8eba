// `node tools/bench/admin-metering.ts`: what counting calls by tenant costs a call, as a share of it. Counting happens in
// memory, and for calls by an API key of a tenant its monthly limit is asked for besides; so the one is measured in a
// loop, and the other beside the same call by a key of the installation, in the same seconds, on both engines.
import { permissionIds } from '../../packages/api/src/index.ts'
import { sha256 } from '../../packages/kernel/src/crypto/hash.ts'
import { newId } from '../../packages/kernel/src/crypto/random.ts'
import type { Database } from '../../packages/kernel/src/db/database.ts'
import { createMetrics } from '../../packages/kernel/src/metrics/metrics.ts'
import { insertApiKey } from '../../packages/kernel/src/sessions/api-keys.repository.ts'
import { seedTenants } from '../../packages/product/testing/load-tenants.ts'
import { startBenchServer } from './accounts-server.ts'
import type { Load, LoadOptions } from './load.ts'
import { mergeRounds, runInterleaved } from './load-rounds.ts'
import { percentile } from './timing.ts'

const tenants = 1000
const people = 10_000
const counted = 2_000_000
const bar = 5
/** Of each owner, since a key may call 600 times a minute. */
const keys = 60

const secretOf = (owner: string, index: number): string => `swk_bench_${owner}_${index}`

/** Milliseconds that counting one call takes, over many tenants and routes. */
function measureCounting(): number {
  const metrics = createMetrics({ id: newId(), version: '', startedAt: 0 }, Date.now)
  const calls = Array.from({ length: 4096 }, (_, index) => ({
    method: 'GET',
    route: `/api/route-${index % 40}/:id`,
    tenantId: `tenant-${index % tenants}`,
    status: 200,
    ms: index % 50
  }))
  const run = (): number => {
    const from = performance.now()
    for (let index = 0; index < counted; index += 1) {
      const call = calls[index % calls.length]
      if (call !== undefined) metrics.record(call)
    }
    return (performance.now() - from) / counted
  }
  run()
  return run()
}

/** Gives somebody of a tenant and somebody of the installation a key each. */
async function addKeys({ db }: Database): Promise<void> {
  const owners = await db
    .selectFrom('users')
    .select(['id', 'tenant_id'])
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
  const ofTenant = owners.find(({ tenant_id: tenant }) => tenant !== null)
  if (ofTenant === undefined) throw new Error('Nobody belongs to a tenant')
  const other = owners.find(({ id }) => id !== ofTenant.id)
  if (other === undefined) throw new Error('There is one person only')
  await db.updateTable('users').set({ tenant_id: null }).where('id', '=', other.id).execute()
  // A limit that is not reached, so that it is asked for and holds nothing back.
  await db
    .updateTable('tenants')
    .set({ requests: 1, measured_at: Date.now(), requests_limit: 1_000_000_000 })
    .where('id', '=', ofTenant.tenant_id)
    .execute()
  await db
    .updateTable('users')
    .set({ role: 'super_admin' })
    .where('id', 'in', [ofTenant.id, other.id])
    .execute()
  for (const [name, userId] of [
    ['tenant', ofTenant.id],
    ['installation', other.id]
  ] as const)
    for (let index = 0; index < keys; index += 1)
      await insertApiKey(db, {
        id: newId(),
        user_id: userId,
        name,
        hash: await sha256(secretOf(name, index)),
        last4: 'ench',
        scopes: JSON.stringify(permissionIds),
        created_at: Date.now(),
        expires_at: Date.now() + 86_400_000,
        last_used_at: Date.now()
      })
}

async function measureKeys(url: string | undefined): Promise<{ tenant: number; installation: number }> {
  const server = await startBenchServer(
    { users: people, sessions: 100, auditRows: 100 },
    url,
    {},
    async (database) => {
      await seedTenants(database, { tenants, people })
      await addKeys(database)
    }
  )
  try {
    const watch = await server.watchProcessor()
    const callsOf = (name: string): LoadOptions => ({
      port: server.port,
      connections: 1,
      seconds: 1,
      next: () => ({
        method: 'GET',
        path: '/api/admin/environment',
        headers: { 'x-api-key': secretOf(name, Math.floor(Math.random() * keys)) }
      }),
      usedMs: watch
    })
    const { tenant, installation } = await runInterleaved(5, {
      tenant: callsOf('tenant'),
      installation: callsOf('installation')
    })
    // The quick ones, which other work on the machine delays least.
    const quick = (rounds: Load[]): number => percentile(mergeRounds(rounds).times, 0.1)
    return { tenant: quick(tenant), installation: quick(installation) }
  } finally {
    await server.stop()
  }
}

const counting = measureCounting()
process.stdout.write(`counting a call: ${(counting * 1e6).toFixed(0)} ns; bar: ${bar} % of a call\n`)
const postgresUrl = process.env['TEST_DATABASE_URL']
const engines = { SQLite: undefined, ...(postgresUrl === undefined ? {} : { Postgres: postgresUrl }) }
for (const [engine, url] of Object.entries(engines)) {
  const { tenant, installation } = await measureKeys(url)
  const share = (ms: number): string => `${((ms / installation) * 100).toFixed(1)} %`
  process.stdout.write(
    `${engine}: a call by key ${installation.toFixed(3)} ms, counting is ${share(counting)} of it; ` +
      `by a key of a tenant ${tenant.toFixed(3)} ms, ${share(tenant - installation)} more for its limit\n`
  )
}
