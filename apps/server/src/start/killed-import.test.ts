import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import type { AuditReport, Job, UserImport } from '@sitewright/api'
import { openPostgres, openSqlite } from '@sitewright/kernel/node'
import { databaseFile } from '../data-folder/open-database.ts'
import { createTestDatabase } from '@sitewright/kernel/testing/test-database'
import { startServer, type ServerProcess } from '../testing/server-process.ts'

const postgres = process.env['TEST_DATABASE_URL']
const administrator = { email: 'first@example.com', password: 'plumb line larch' }
const path = '/api/admin/users/import'
const rows = 3000
/** Every hundredth row has no address. */
const bad = rows / 100
const good = rows - bad
const file = `email,first,last\n${Array.from({ length: rows }, (_, index) =>
  index % 100 === 0 ? `nobody ${index},Kai,Lund` : `p${index}@example.com,Kai,Lund`
).join('\n')}\n`

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

interface Answer extends AuditReport {
  token: string
  import: UserImport
  job: Job
}

/** An installation whose server is killed and started again: on the same data folder, and the same Postgres. */
async function install(engine: 'SQLite' | 'Postgres') {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-killed-'))
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const database = engine === 'SQLite' ? undefined : await createTestDatabase(postgres ?? '')
  if (database !== undefined) cleanups.push(database.drop)
  const start = async () => {
    const server = await startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: database?.url ?? '',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      SMTP_URL: '',
      MAIL_OUTBOX: ''
    })
    cleanups.push(server.stop)
    return { ...server, ...createCaller(server) }
  }
  /** A second connection, beside that of the server. */
  const open = () => (database === undefined ? openSqlite(databaseFile(dataDir)) : openPostgres(database.url))
  return { start, open }
}

function createCaller({ origin }: ServerProcess) {
  const headers: Record<string, string> = { 'x-requested-with': 'test' }
  async function send(
    method: 'GET' | 'POST',
    address: string,
    body: object | string = {}
  ): Promise<Response> {
    const isFile = typeof body === 'string'
    const response = await fetch(origin + address, {
      method,
      headers: { ...headers, 'content-type': isFile ? 'text/csv' : 'application/json' },
      ...(method === 'POST' && { body: isFile ? body : JSON.stringify(body) })
    })
    if (!response.ok) throw new Error(`${address} answers ${response.status}: ${await response.text()}`)
    return response
  }
  const call = async (...parts: Parameters<typeof send>): Promise<Answer> => (await send(...parts)).json()
  /** Waits until a job is as wanted. */
  async function waitForJob(id: string, isWanted: (job: Job) => boolean): Promise<Job> {
    for (;;) {
      const { job } = await call('GET', `/api/admin/jobs/${id}`)
      if (isWanted(job)) return job
      if (job.finishedAt !== null) throw new Error(`The job has ended: ${JSON.stringify(job)}`)
      await wait(20)
    }
  }
  const signIn = async (): Promise<void> => {
    const { token } = await call('POST', '/api/auth/admin/login', administrator)
    headers['authorization'] = `Bearer ${token}`
  }
  return { send, call, waitForJob, signIn }
}

/** What the database holds of those whom a job added. */
async function readAdded({ open }: Awaited<ReturnType<typeof install>>, jobId: string) {
  const database = open()
  const { db } = database
  try {
    const users = await db.selectFrom('users').select('id').where('last_name', '=', 'Lund').execute()
    const items = await db
      .selectFrom('job_items')
      .select(['subject_id', 'outcome'])
      .where('job_id', '=', jobId)
      .execute()
    const entries = await db
      .selectFrom('audit')
      .select('subject_id')
      .where('action', '=', 'user.add')
      .where('details', 'like', `%${jobId}%`)
      .execute()
    const done = items.filter(({ outcome }) => outcome === 'done')
    return {
      users: users.map(({ id }) => id).toSorted(),
      done: done.map(({ subject_id: id }) => id).toSorted(),
      entries: entries.map(({ subject_id: id }) => id).toSorted()
    }
  } finally {
    await database.close()
  }
}

const engines = postgres === undefined ? (['SQLite'] as const) : (['SQLite', 'Postgres'] as const)

describe.each(engines)('an import whose server is killed in the middle, on %s', (engine) => {
  test('goes on at the next start, adds each user exactly once, and is undone whole', async () => {
    const installation = await install(engine)
    const first = await installation.start()
    await first.signIn()
    const { import: uploaded } = await first.call('POST', `${path}?name=team.csv`, file)
    const counts = await first.call('POST', `${path}/${uploaded.id}/check`, {
      mapping: { email: 0, firstName: 1, lastName: 2 }
    })
    expect(counts).toMatchObject({ rows, good, bad, room: null })
    const { job } = await first.call('POST', `${path}/${uploaded.id}/run`)
    const before = await first.waitForJob(job.id, ({ done }) => done > 0)
    first.process.kill('SIGKILL')
    await once(first.process, 'exit')
    expect(before.done).toBeLessThan(good)

    const second = await installation.start()
    await second.signIn()
    const ended = await second.waitForJob(job.id, ({ state }) => state === 'done')
    expect(ended).toMatchObject({ total: rows, done: good, refused: bad, skipped: 0 })
    const refused = await second.send('GET', `${path}/jobs/${job.id}/refused`)
    expect((await refused.text()).match(/Email is invalid/g)).toHaveLength(bad)
    expect(await second.call('GET', '/api/admin/audit/verify')).toMatchObject({ firstBrokenRow: null })
    const { users, done, entries } = await readAdded(installation, job.id)
    expect(users).toHaveLength(good)
    expect(done).toEqual(users)
    expect(entries).toEqual(users)

    const { job: undo } = await second.call('POST', `/api/admin/jobs/${job.id}/undo`)
    const undone = await second.waitForJob(undo.id, ({ state }) => state === 'done')
    expect(undone).toMatchObject({ done: good, refused: 0, skipped: 0 })
    expect((await readAdded(installation, job.id)).users).toEqual([])
  }, 300_000)
})
