import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqlite } from '@sitewright/kernel/node'
import { databaseFile } from '../data-folder/open-database.ts'
import { startServer, type ServerProcess } from '../testing/server-process.ts'

const megabyte = 1024 * 1024
const administrator = { email: 'first@example.com', password: 'plumb line larch' }
const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-endless-'))
let server: ServerProcess

beforeAll(async () => {
  server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password
  })
}, 60_000)
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function signIn(): Promise<string> {
  const response = await fetch(`${server.origin}/api/auth/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'test' },
    body: JSON.stringify(administrator)
  })
  return ((await response.json()) as { token: string }).token
}

function memoryMb(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Uploads rows in chunks, without a Content-Length, until there is an answer. */
function upload(token: string, megabytes: number) {
  const piece = Buffer.from('someone@example.com,Kai,Lund\n'.repeat(2300))
  return new Promise<{ status: number; body: string; sent: number; mostMb: number }>((done, failed) => {
    let sent = 0
    let mostMb = 0
    let isAnswered = false
    const call = request(`${server.origin}/api/admin/users/import?name=endless.csv`, {
      method: 'POST',
      headers: {
        'content-type': 'text/csv',
        'transfer-encoding': 'chunked',
        'x-requested-with': 'test',
        authorization: `Bearer ${token}`
      }
    })
    const write = (): void => {
      mostMb = Math.max(mostMb, memoryMb())
      if (isAnswered) return
      if (sent >= megabytes * megabyte) return void call.end()
      sent += piece.length
      if (call.write(piece)) setImmediate(write)
      else call.once('drain', write)
    }
    call.once('response', (answer) => {
      isAnswered = true
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('end', () => {
        done({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString(), sent, mostMb })
        call.destroy()
      })
    })
    // The server hangs up on what it does not want to read any more.
    call.on('error', (error) => {
      if (!isAnswered) failed(error)
    })
    write()
  })
}

test('a CSV of 200 MB that does not say its length is refused in words, in little memory, and leaves nothing', async () => {
  const token = await signIn()
  // Whatever an upload needs is loaded by the first one.
  expect((await upload(token, 1)).status).toBe(200)
  const database = openSqlite(databaseFile(dataDir))
  const countStaged = async (): Promise<number> =>
    (await database.db.selectFrom('import_rows').select('position').execute()).length
  const [staged, before] = [await countStaged(), memoryMb()]
  const { status, body, sent, mostMb } = await upload(token, 200)
  expect([status, JSON.parse(body)]).toMatchObject([
    413,
    { error: { code: 'import.too-large', message: expect.stringContaining('20 MB') as string } }
  ])
  expect(sent).toBeLessThan(100 * megabyte)
  expect(mostMb - before).toBeLessThan(100)
  expect(await countStaged()).toBe(staged)
  expect(await database.db.selectFrom('imports').select('id').execute()).toHaveLength(1)
  await database.close()
  // The memory reserved for this upload is released: the next one is accepted.
  expect((await upload(await signIn(), 1)).status).toBe(200)
}, 120_000)
