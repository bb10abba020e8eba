// `node tools/bench/admin-import.ts [rows] [users]`: the import of a file with one bad row in a hundred over real HTTP:
// upload, dry run, job, file of the refused rows, and undo, with what they cost the server and how long a session takes
// to be verified meanwhile, beside a bare INSERT of as many rows. On SQLite, and on Postgres where TEST_DATABASE_URL is
// set.
import { setTimeout as wait } from 'node:timers/promises'
import type { Job, UserImport } from '../../packages/api/src/index.ts'
import { insertAlone } from '../../packages/kernel/testing/bare-insert.ts'
import { nameOf } from '../../packages/product/testing/load-users.ts'
import { createAdministratorToken } from './accounts-calls.ts'
import { startBenchServer, type BenchServer } from './accounts-server.ts'
import { formatCost, measureCost, type ServerCost } from './server-cost.ts'
import { probeVerify } from './verify-probe.ts'

/** Seconds at most of an import of 100,000 rows with its dry run. */
const barSeconds = 60
const idleMs = 5000
const path = '/api/admin/users/import'
/** What is wrong with a bad row, in turn. */
const badRows = [
  (index: number) => `nobody ${index},Kai,Lund`,
  (index: number) => `bad${index}@example.org,=1+1,Lund`,
  (index: number) => `bad${index}@example.org,,Lund`,
  (index: number) => `bad${index}@example.org,Kai,Lund,1,2,3`
] as const

function makeFile(rows: number): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const bad = index % 100 === 0 ? badRows[(index / 100) % badRows.length] : undefined
    return bad?.(index) ?? `new.${index}@example.org,${nameOf(index % 4096)},${nameOf((index * 31) % 4096)}`
  })
  return `email,first,last\n${lines.join('\n')}\n`
}

async function send(server: BenchServer, token: string, address: string, body?: string | object) {
  const isFile = typeof body === 'string'
  const response = await fetch(`http://127.0.0.1:${server.port}${address}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': isFile ? 'text/csv' : 'application/json',
      'x-requested-with': 'bench',
      authorization: `Bearer ${token}`
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) })
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  return response
}

async function call<T>(...parts: Parameters<typeof send>): Promise<T> {
  return (await (await send(...parts)).json()) as T
}

async function waitForJob(server: BenchServer, token: string, id: string): Promise<Job> {
  for (;;) {
    const { job } = await call<{ job: Job }>(server, token, `/api/admin/jobs/${id}`)
    if (job.state === 'done') return job
    if (job.finishedAt !== null) throw new Error(`The job ended as ${job.state}`)
    await wait(200)
  }
}

async function benchServer(server: BenchServer, rows: number): Promise<string[]> {
  const database = server.open()
  const bare = await insertAlone(database, rows)
  await database.close()
  const token = await createAdministratorToken(server)
  const probed = { port: server.port, token }
  const idle = await probeVerify(probed, () => wait(idleMs))
  const lines = [
    `${'reference: bare INSERT of as many rows'.padEnd(44)} ${(bare / 1000).toFixed(2).padStart(7)} s`,
    `${'verify a session, idle'.padEnd(44)} p50 ${idle.p50.toFixed(2)} ms  p99 ${idle.p99.toFixed(2)} ms`
  ]
  /** One step, with what it costs and what sessions feel of it. */
  const step = async <T>(
    name: string,
    work: () => Promise<T>,
    note: (result: T) => string
  ): Promise<ServerCost<T>> => {
    let cost: ServerCost<T> | undefined
    const felt = await probeVerify(probed, async () => {
      cost = await measureCost(server, work)
    })
    if (cost === undefined) throw new Error('Nothing was measured')
    lines.push(formatCost(name, cost, `${note(cost.result)}; verify meanwhile p99 ${felt.p99.toFixed(1)} ms`))
    return cost
  }
  const file = makeFile(rows)
  const upload = await step(
    `upload of ${(file.length / 1024 / 1024).toFixed(1)} MB`,
    () => call<{ import: UserImport }>(server, token, `${path}?name=bench.csv`, file),
    (found) => `${found.import.rows} rows`
  )
  const { id } = upload.result.import
  const check = await step(
    'dry run',
    () =>
      call<{ good: number; bad: number }>(server, token, `${path}/${id}/check`, {
        mapping: { email: 0, firstName: 1, lastName: 2 }
      }),
    ({ good, bad }) => `${good} good, ${bad} bad`
  )
  const run = await step(
    'import',
    async () => {
      const { job } = await call<{ job: Job }>(server, token, `${path}/${id}/run`, {})
      return waitForJob(server, token, job.id)
    },
    ({ done, refused }) => `${done} added, ${refused} refused`
  )
  const seconds = (upload.ms + check.ms + run.ms) / 1000
  const cpu = (upload.cpuMs + check.cpuMs + run.cpuMs) / 1000
  lines.push(
    `${'all three'.padEnd(44)} ${seconds.toFixed(2).padStart(7)} s  CPU ${cpu.toFixed(2).padStart(7)} s  bar: ${barSeconds} s for 100,000${seconds > (barSeconds * rows) / 100_000 ? '  over the bar' : ''}`
  )
  await step(
    'file of the refused rows',
    async () => (await send(server, token, `${path}/jobs/${run.result.id}/refused`)).text(),
    (text) => `${text.trimEnd().split('\r\n').length - 1} rows`
  )
  await step(
    'undo',
    async () => {
      const { job } = await call<{ job: Job }>(server, token, `/api/admin/jobs/${run.result.id}/undo`, {})
      return waitForJob(server, token, job.id)
    },
    ({ done, skipped }) => `${done} removed, ${skipped} skipped`
  )
  return lines
}

/** Measures an import on SQLite, and on Postgres where a URL is given. */
export async function benchImport(
  rows: number,
  users: number,
  postgresUrl = process.env['TEST_DATABASE_URL']
): Promise<void> {
  for (const url of postgresUrl === undefined ? [undefined] : [undefined, postgresUrl]) {
    const server = await startBenchServer({ users, sessions: 0, auditRows: 0 }, url)
    try {
      process.stdout.write(
        `${url === undefined ? 'SQLite' : 'Postgres'}, ${rows} rows beside ${users} users, seeded in ${Math.round(server.seededInMs / 1000)} s\n`
      )
      for (const line of await benchServer(server, rows)) process.stdout.write(`${line}\n`)
    } finally {
      await server.stop()
    }
  }
}

if (import.meta.main)
  await benchImport(Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 100_000))
