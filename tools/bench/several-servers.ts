// `npm run bench:servers`: one server and two on the Postgres of TEST_DATABASE_URL, as processes of their
// own, under the same load; then two behind a round-robin. All share the cores of this machine with the load itself.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createKeys } from '../../apps/server/src/data-folder/key-files.ts'
import { createTestDatabase } from '../../packages/kernel/testing/test-database.ts'
import { startRoundRobin, startServer } from '../../apps/server/src/testing/server-process.ts'
import { load, type Call } from './load.ts'

const connections = 16
const seconds = 5
const publicUrl = 'https://sites.example.com'
const person = { email: 'maya@example.com', password: 'plumb line larch' }

interface Row {
  name: string
  perSecond: number
  p50: number
  p99: number
}

const postgres = process.env['TEST_DATABASE_URL']
if (postgres === undefined) throw new Error('Set TEST_DATABASE_URL to the address of a Postgres.')

const folder = mkdtempSync(join(tmpdir(), 'sitewright-bench-'))
const database = await createTestDatabase(postgres)
const { signing, sealing } = await createKeys()
const environment = {
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  PUBLIC_URL: publicUrl,
  TRUSTED_PROXIES: '127.0.0.1',
  REQUEST_RATE: '0',
  SIGNING_KEYS: JSON.stringify(signing),
  SEALING_KEYS: sealing.join(',')
}
const servers = await Promise.all([startServer(environment), startServer(environment)])
const ports = servers.map(({ port }) => port)
const balancer = await startRoundRobin(ports)
const balancerPort = Number(new URL(balancer.origin).port)
try {
  const token = await register(ports[0] ?? 0)
  const verify = (): Call => ({
    method: 'GET',
    path: '/api/auth/verify',
    headers: { authorization: `Bearer ${token}` }
  })
  const rows = [
    await measured('verify, one server', ports.slice(0, 1), verify),
    await measured('verify, two servers', ports, verify),
    await measured('verify, two servers behind a round-robin', [balancerPort], verify)
  ]
  process.stdout.write(`${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}\n\n`)
  for (const { name, perSecond, p50, p99 } of rows)
    process.stdout.write(
      `${name.padEnd(44)} ${perSecond.toFixed(0).padStart(7)}/s   p50 ${p50.toFixed(1).padStart(6)} ms   p99 ${p99.toFixed(1).padStart(6)} ms\n`
    )
} finally {
  balancer.server.close()
  balancer.server.closeAllConnections()
  await Promise.all(servers.map(({ stop }) => stop()))
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}

/** The same number of connections, shared out among the ports. */
async function measured(name: string, targets: readonly number[], next: () => Call): Promise<Row> {
  const loads = await Promise.all(
    targets.map((port) => load({ port, connections: connections / targets.length, seconds, next }))
  )
  const sum = loads.reduce((total, { perSecond }) => total + perSecond, 0)
  return {
    name,
    perSecond: sum,
    p50: Math.max(...loads.map(({ p50 }) => p50)),
    p99: Math.max(...loads.map(({ p99 }) => p99))
  }
}

async function register(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'bench' },
    body: JSON.stringify({ ...person, firstName: 'Maya', lastName: 'Okafor' })
  })
  const { token } = (await response.json()) as { token: string }
  return token
}
