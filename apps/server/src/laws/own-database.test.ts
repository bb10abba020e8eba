import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DatabaseConnection, DatabaseQueryLine } from '@sitewright/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type ServerProcess } from '../testing/server-process.ts'

const administrator = { email: 'admin@example.com', password: 'brook under stone' }
const endless = 'with recursive n (n) as (select 1 union all select n + 1 from n) select count(*) from n'
const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-own-database-'))
let server: ServerProcess
let token = ''
let connection = ''

beforeAll(async () => {
  server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password
  })
  const signedIn = await send('/api/auth/admin/login', administrator)
  token = ((await signedIn.json()) as { token: string }).token
  const added = await send('/api/admin/connections/own', {})
  connection = ((await added.json()) as { connection: DatabaseConnection }).connection.id
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

function send(path: string, body: object): Promise<Response> {
  return fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'test',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` })
    },
    body: JSON.stringify(body)
  })
}

/** The lines that a statement over the copy is answered with. */
async function query(text: string, seconds: number): Promise<DatabaseQueryLine[]> {
  const body = { connection, query: text, parameters: [], limits: { rows: 100, seconds } }
  const lines = await (await send('/api/database/query', body)).text()
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DatabaseQueryLine)
}

/** The longest wait for /health, and how often it was answered, while something runs. */
async function meanwhile(work: () => Promise<void>): Promise<{ wait: number; answers: number }> {
  const probe = new Worker(new URL('testing/probe.ts', import.meta.url), { workerData: server.origin })
  await new Promise((asking) => probe.once('message', asking))
  await work()
  const times = new Promise<number[]>((told) => probe.once('message', told))
  probe.postMessage('end')
  const waits = await times
  await probe.terminate()
  return { wait: Math.max(...waits), answers: waits.length }
}

test("security bar 59: a statement that burns over Sitewright's own database holds nobody up, and ends", async () => {
  const burn = () =>
    meanwhile(async () => {
      expect((await query(endless, 2)).at(-1)).toMatchObject({ kind: 'error', code: 'query.timeout' })
    })
  let measured = await burn()
  // Other work on the machine may disturb a round.
  for (let again = 0; again < 4 && measured.wait > 200; again += 1) measured = await burn()
  console.log(`/health at most ${Math.round(measured.wait)} ms, ${measured.answers} answers`)
  expect(measured.wait).toBeLessThan(200)
  expect(measured.answers).toBeGreaterThan(50)
  const rows = (await query('select email from users', 5)).flatMap((line) =>
    line.kind === 'rows' ? line.rows : []
  )
  expect(rows).toEqual([[administrator.email]])
})
