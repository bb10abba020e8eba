// `node tools/bench/admin-export.ts [users] [entries]`: exports of users and of the audit log over real HTTP, with what
// they cost the server, beside the same rows read by the driver alone; and how quickly a session is verified while the
// audit log is exported and verified. On SQLite, and on Postgres where TEST_DATABASE_URL is set.
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { createAdministratorToken } from './accounts-calls.ts'
import { startBenchServer, type BenchServer } from './accounts-server.ts'
import { seedAuditChain } from './seed-audit-chain.ts'
import { formatCost, measureCost } from './server-cost.ts'
import { probeVerify, type Latency } from './verify-probe.ts'

/** Bars of issue 10: rows a second, megabytes, and how many times the idle p99 a verified session may take. */
const bars = { rowsPerSecond: 20_000, memoryMb: 50, timesIdle: 2 } as const
const idleMs = 10_000
const lineFeed = 10

/** Reads a file to its end without keeping it; the number of its lines. */
async function download({ port }: BenchServer, path: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'bench' }
  const answer = await new Promise<import('node:http').IncomingMessage>((done, failed) => {
    get({ port, host: '127.0.0.1', path, headers }, done).once('error', failed)
  })
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  let lines = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    let at = part.indexOf(lineFeed)
    while (at !== -1) {
      lines += 1
      at = part.indexOf(lineFeed, at + 1)
    }
  }
  return lines
}

/** Verifies the whole audit log, as its screen does: piece by piece. */
async function verifyAudit({ port }: BenchServer, token: string): Promise<number> {
  for (let after = 0; ;) {
    const response = await fetch(`http://127.0.0.1:${port}/api/admin/audit/verify?after=${after}`, {
      headers: { authorization: `Bearer ${token}` }
    })
    if (!response.ok) throw new Error(`verify answered ${response.status}`)
    const report = (await response.json()) as {
      firstBrokenRow: number | null
      checkedTo: number
      complete: boolean
    }
    if (report.firstBrokenRow !== null) throw new Error(`The chain is broken at ${report.firstBrokenRow}`)
    if (report.complete) return report.checkedTo
    after = report.checkedTo
  }
}

/** Reads the users with the driver alone, and writes them as JSON: what no export can be quicker than. */
async function readAlone(server: BenchServer): Promise<{ rows: number; ms: number; cpuMs: number }> {
  const database = server.open()
  try {
    const [used, begun] = [process.cpuUsage(), performance.now()]
    let rows = 0
    let last = ''
    for (;;) {
      const users = await database.db
        .selectFrom('users')
        .select(['id', 'email', 'first_name', 'last_name', 'role', 'status', 'created_at'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(500)
        .execute()
      for (const user of users) JSON.stringify(user)
      rows += users.length
      last = users.at(-1)?.id ?? last
      if (users.length < 500) break
    }
    const { user, system } = process.cpuUsage(used)
    return { rows, ms: performance.now() - begun, cpuMs: (user + system) / 1000 }
  } finally {
    await database.close()
  }
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

const perSecond = (rows: number, ms: number): string =>
  `${Math.round((rows / ms) * 1000).toLocaleString('en-GB')} rows/s`

async function benchFile(server: BenchServer, name: string, path: string, head: number): Promise<void> {
  const token = await createAdministratorToken(server)
  const cost = await measureCost(server, () => download(server, path, token))
  const rows = cost.result - head
  const missed = [
    ...((rows / cost.ms) * 1000 < bars.rowsPerSecond ? [`under ${bars.rowsPerSecond} rows/s`] : []),
    ...(cost.moreMb > bars.memoryMb ? [`over ${bars.memoryMb} MB`] : [])
  ]
  tell(
    formatCost(
      name,
      cost,
      `${rows} rows, ${perSecond(rows, cost.ms)}, ${perSecond(rows, cost.cpuMs)} of CPU  ${missed.join(', ')}`
    )
  )
}

async function benchVerifyBeside(server: BenchServer): Promise<void> {
  const token = await createAdministratorToken(server)
  const probed = { port: server.port, token }
  const idle = await probeVerify(probed, () => wait(idleMs))
  let share = 0
  const busy = await probeVerify(probed, async () => {
    const { ms, cpuMs } = await measureCost(server, () =>
      Promise.all([
        download(server, '/api/admin/audit/export?format=jsonl', token),
        verifyAudit(server, token)
      ])
    )
    share = (cpuMs / ms) * 100
  })
  const after = await probeVerify(probed, () => wait(idleMs))
  const format = (name: string, { p50, p99, calls }: Latency): string =>
    `${name.padEnd(44)} p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms  n ${calls}`
  tell(format('verify a session, idle', idle))
  const times = (busy.p99 / idle.p99).toFixed(1)
  tell(
    `${format('  beside audit export and verification', busy)}  ${times} times idle, bar ${bars.timesIdle}; ${share.toFixed(0)} % of a core`
  )
  tell(format('  idle again', after))
}

/** Measures exports on SQLite, and on Postgres where a URL is given. */
export async function benchExports(
  users: number,
  entries: number,
  postgresUrl = process.env['TEST_DATABASE_URL']
): Promise<void> {
  for (const url of postgresUrl === undefined ? [undefined] : [undefined, postgresUrl]) {
    const size = { users, sessions: 0, auditRows: 0 }
    const server = await startBenchServer(size, url, {}, (database, dataDir) =>
      seedAuditChain(database, dataDir, entries)
    )
    try {
      tell(
        `${url === undefined ? 'SQLite' : 'Postgres'}, ${users} users, ${entries} audit entries, seeded in ${Math.round(server.seededInMs / 1000)} s`
      )
      const alone = await readAlone(server)
      tell(
        formatCost('reference: the driver alone', { ...alone, moreMb: 0 }, perSecond(alone.rows, alone.ms))
      )
      const token = await createAdministratorToken(server)
      for (const format of ['csv', 'jsonl'])
        await download(server, `/api/admin/users/export?format=${format}`, token)
      await benchFile(server, 'users, CSV', '/api/admin/users/export?format=csv', 1)
      await benchFile(server, 'users, JSON Lines', '/api/admin/users/export?format=jsonl', 0)
      await benchFile(server, 'audit log, CSV', '/api/admin/audit/export?format=csv', 1)
      await benchFile(server, 'audit log, chain', '/api/admin/audit/export?format=jsonl', 2)
      await benchVerifyBeside(server)
    } finally {
      await server.stop()
    }
  }
}

if (import.meta.main)
  await benchExports(Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 1_000_000))
