// `node tools/bench/admin-bulk.ts`: a bulk act on 10,000 of 100,000 users, with their sessions ended and the audit log
// written, beside a bare UPDATE of the same rows; on SQLite in a file, and on Postgres where TEST_DATABASE_URL is set.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '../../packages/kernel/node/postgres.ts'
import { openSqlite } from '../../packages/kernel/node/sqlite-file.ts'
import { createCall } from '../../packages/kernel/src/call/call.ts'
import type { Database } from '../../packages/kernel/src/db/database.ts'
import { migrate } from '../../packages/kernel/src/db/migrations/migrate.ts'
import { product } from '../../packages/product/src/product.ts'
import { createJob } from '../../packages/kernel/src/jobs/create-job.ts'
import { runNextJob } from '../../packages/kernel/src/jobs/job-runner.ts'
import { findJob } from '../../packages/kernel/src/jobs/jobs.repository.ts'
import { undoJob } from '../../packages/kernel/src/jobs/jobs.usecases.ts'
import { silentLog } from '../../packages/kernel/src/request/log.ts'
import type { Services } from '../../packages/kernel/src/services/services.ts'
import { createSession, toActor } from '../../packages/kernel/src/sessions/sessions.usecases.ts'
import { bulkJobs } from '../../packages/identity/src/users/bulk/bulk-acts.ts'
import { seedLoad } from '../../packages/product/testing/load.ts'
import { createTestServices } from '../../packages/kernel/testing/services.ts'
import { createTestUser, testCaller } from '../../packages/kernel/testing/users.ts'
import { createTestDatabase } from '../../packages/kernel/testing/test-database.ts'
import { percentile } from './timing.ts'

const size = { users: 100_000, sessions: 200_000, auditRows: 10_000 }
const people = 10_000
/** Milliseconds that ten thousand may take. */
const bar = 5000

/** Measured times of a bulk act in milliseconds, with the reference of the same run. */
export interface BulkRow {
  name: string
  ms: number
  note: string
}

/** Measures bulk acts on one database. */
export async function benchBulk(database: Database): Promise<BulkRow[]> {
  await migrate(database, product.migrations)
  await seedLoad(database, size, 'hash')
  const services = await createTestServices(database, { now: Date.now })
  const call = await signInAdministrator(services)
  const jobs = bulkJobs(services)
  const definitions = Object.values(jobs)
  const parts = { services, log: silentLog, definitions }
  const { db } = database
  const reference = await timed(() =>
    db
      .updateTable('users')
      .set({ updated_at: Date.now() })
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('users').select('id').orderBy('created_at').limit(people)
      )
      .execute()
  )
  const users = Array.from({ length: people }, (_, index) => `person-${index * 10 + 1}`)
  const { id } = await createJob(call, jobs.deactivate, { input: { users } })
  const waits = waitMeter(database)
  const ms = await timed(() => runNextJob(parts))
  const longest = waits.stop()
  const job = await findJob(db, id)
  await undoJob(call, definitions, id)
  const undoMs = await timed(() => runNextJob(parts))
  const matching = {
    filter: { roles: ['user'], statuses: undefined, providers: undefined, search: 'mari' },
    except: []
  }
  const found = await createJob(call, jobs.suspend, { input: { users: matching } })
  const searchMs = await timed(() => runNextJob(parts))
  const perUser = (value: number): string => `${((value / people) * 1000).toFixed(0)} µs each`
  return [
    { name: 'reference: bare UPDATE of 10,000', ms: reference, note: perUser(reference) },
    {
      name: 'deactivate 10,000 of 100,000',
      ms,
      note: `${perUser(ms)}; ${job?.done} done, ${job?.result}; bar: ${bar} ms`
    },
    {
      name: 'a query of a request meanwhile',
      ms: percentile(longest, 0.99),
      note: `p99 of ${longest.length}; longest ${Math.max(...longest).toFixed(1)} ms`
    },
    { name: 'undo it', ms: undoMs, note: perUser(undoMs) },
    { name: 'suspend all that match a search', ms: searchMs, note: `${found.total} of them` }
  ]
}

/** How long a small query takes while something else runs, with its wait for a turn: one is due every 5 ms. */
function waitMeter({ db }: Database): { stop: () => number[] } {
  const times: number[] = []
  const stopped = new AbortController()
  const ask = async (due: number): Promise<void> => {
    await db.selectFrom('sessions').select('id').where('id', '=', 'session-1').execute()
    times.push(performance.now() - due)
    schedule()
  }
  const schedule = (): void => {
    const due = performance.now() + 5
    if (!stopped.signal.aborted) setTimeout(() => void ask(due), 5)
  }
  schedule()
  return {
    stop() {
      stopped.abort()
      return times
    }
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function signInAdministrator(services: Services) {
  const user = await createTestUser(services, 'super_admin')
  const anonymous = createCall(services, undefined, testCaller)
  const signIn = { area: 'admin', remember: false, methods: ['password'] } as const
  const { state } = await anonymous.transaction((transaction) =>
    createSession(anonymous, transaction, { user, signIn })
  )
  return createCall(services, toActor(state), testCaller)
}

async function onSqlite(): Promise<BulkRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-bench-'))
  const database = openSqlite(join(folder, 'bench.db'))
  try {
    return await benchBulk(database)
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres(url: string): Promise<BulkRow[]> {
  const { url: ownUrl, drop } = await createTestDatabase(url)
  const database = openPostgres(ownUrl)
  try {
    return await benchBulk(database)
  } finally {
    await database.close()
    await drop()
  }
}

/** Measures bulk acts on each engine. */
export async function benchAdminBulk(
  postgresUrl = process.env['TEST_DATABASE_URL']
): Promise<Readonly<Record<string, BulkRow[]>>> {
  const sqlite = await onSqlite()
  return postgresUrl === undefined ? { sqlite } : { sqlite, postgres: await onPostgres(postgresUrl) }
}

if (import.meta.main) {
  for (const [engine, rows] of Object.entries(await benchAdminBulk()))
    process.stdout.write(
      `${engine}\n${rows.map(({ name, ms, note }) => `${name.padEnd(36)}${ms.toFixed(1).padStart(9)} ms  ${note}`).join('\n')}\n\n`
    )
}
