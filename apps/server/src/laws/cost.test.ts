import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type ServerProcess } from '../testing/server-process.ts'
import { createTestApp } from '../testing/app.ts'
import { listedCalls, toConcretePath, type ListedCall } from './contract.ts'

/** What is sent again and again, as long as a call may be. */
const shapes = {
  nesting: '[',
  brackets: '(',
  'pairs of brackets': '()',
  commas: ',',
  quotes: '"',
  apostrophes: "'",
  'carriage returns': '\r',
  'line ends': '\r\n',
  backslashes: '\\',
  'equal signs': '=',
  spaces: ' ',
  unicode: 'ǘﬃ'
} as const

const shapeNames = Object.keys(shapes) as (keyof typeof shapes)[]
const longestBody = 60_000
const longestQuery = 6000
/** Calls behind each other on one connection. */
const callsAtOnce = 5
/** Calls that are measured together. */
const callsTogether = 12
const administrator = { email: 'first@example.com', password: 'plumb line larch' }
/** Calls that read a language out of their input: statements, searches, files, conditions, addresses. */
const parsing = /database|explorer|import|search|projects|checks|webhooks|users$|audit|alert|views|domain/

const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-cost-'))
let server: ServerProcess
let probe: Worker
let token = ''
let addresses = 0

beforeAll(async () => {
  server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    REQUEST_RATE: '0',
    TRUSTED_PROXIES: '127.0.0.1',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password
  })
  await signIn()
  // What the first call of a kind loads is not what a call costs.
  await fetch(`${server.origin}/api/openapi.json`)
  await fetch(`${server.origin}/api/projects`, { method: 'POST', body: '{}' })
  probe = new Worker(new URL('testing/watch-health.ts', import.meta.url), { workerData: server.origin })
}, 60_000)
afterAll(async () => {
  await probe.terminate()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function signIn(): Promise<void> {
  addresses += 1
  const response = await fetch(`${server.origin}/api/auth/admin/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'test',
      'x-forwarded-for': `10.0.0.${addresses}`
    },
    body: JSON.stringify(administrator)
  })
  token = ((await response.json()) as { token: string }).token
}

/** The longest wait of /health since it was asked for last. */
async function longestWait(): Promise<number> {
  probe.postMessage('tell')
  const [longest] = (await once(probe, 'message')) as [number]
  return longest
}

function memoryMb(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** The example of a body, with the shape in the place of its texts. */
function filled(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((each) => filled(each, text))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, text)]))
}

function countTexts(value: unknown): number {
  if (typeof value === 'string') return 1
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, each) => sum + countTexts(each), 0)
    : 0
}

function bodyOf({ path, example, hasJsonBody }: ListedCall, part: string): string {
  if (!hasJsonBody) return /import$|check$/.test(path) ? part.repeat(longestBody / part.length) : ''
  const texts = countTexts(example)
  // JSON writes some signs as two or six.
  const width = JSON.stringify(part).length - 2
  if (texts === 0 || part === shapes.nesting)
    return `{"a":${'['.repeat(longestBody / 2)}${']'.repeat(longestBody / 2)}}`
  return JSON.stringify(filled(example, part.repeat(Math.floor(longestBody / texts / width))))
}

function requestOf(call: ListedCall, part: string): string {
  const each = encodeURIComponent(part)
  const text = each.repeat(Math.floor(longestQuery / each.length / Math.max(1, call.query.length)))
  const query = call.query.map((name) => `${name}=${text}`).join('&')
  const body = call.method === 'GET' ? '' : bodyOf(call, part)
  return [
    `${call.method} ${toConcretePath(call.path)}${query === '' ? '' : `?${query}`} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'X-Requested-With: test',
    `Content-Type: ${call.hasJsonBody || !call.path.endsWith('import') ? 'application/json' : 'text/csv'}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body
  ].join('\r\n')
}

/** Sends calls behind each other and reads nothing for a while, then what has come. */
async function send(request: string): Promise<void> {
  const socket = connect(server.port, '127.0.0.1')
  let answers = 0
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(request.repeat(callsAtOnce))
  const closed = once(socket, 'close')
  await wait(20)
  const answered = new Promise<void>((done) => {
    socket.on('data', (part: Buffer) => {
      answers += part.toString('latin1').split('HTTP/1.1 ').length - 1
      if (answers >= callsAtOnce) done()
    })
    socket.resume()
  })
  await Promise.race([answered, closed, wait(1000)])
  socket.destroy()
}

/** All shapes where a language is read, and two in turn of the others. */
function shapesOf(call: ListedCall, index: number): (keyof typeof shapes)[] {
  if (parsing.test(call.path)) return shapeNames
  return [0, 4].map((step) => shapeNames[(index + step) % shapeNames.length] ?? 'brackets')
}

async function measure(calls: readonly [ListedCall, number][]) {
  const before = memoryMb()
  await longestWait()
  await Promise.all(
    calls.flatMap(([call, index]) => shapesOf(call, index).map((name) => send(requestOf(call, shapes[name]))))
  )
  const ms = await longestWait()
  const { status } = await fetch(`${server.origin}/api/auth/verify`, {
    headers: { authorization: `Bearer ${token}` }
  })
  // Some calls end the session.
  if (status === 401) await signIn()
  return { ms, more: memoryMb() - before }
}

const isCostly = ({ ms, more }: { ms: number; more: number }): boolean => ms > 200 || more > 100

/** What is costly of some calls: all together first, and where that is too much, each alone. */
async function findCostly(calls: readonly [ListedCall, number][]): Promise<string[]> {
  let measured = await measure(calls)
  if (!isCostly(measured)) return []
  const [[call] = [], ...others] = calls
  if (others.length > 0) {
    const found: string[] = []
    for (const each of calls) found.push(...(await findCostly([each])))
    return found
  }
  // Other work on the machine disturbs a round.
  for (let again = 0; again < 5 && isCostly(measured); again += 1) {
    await wait(100 * again)
    measured = await measure(calls)
  }
  if (call === undefined || !isCostly(measured)) return []
  const { ms, more } = measured
  return [`${call.method} ${call.path}: /health waited ${Math.round(ms)} ms, ${Math.round(more)} MB more`]
}

test('security bar 59, 63: no call holds /health up for 200 ms or takes 100 MB, whatever it is filled with', async () => {
  const calls = await listedCalls(createTestApp())
  expect(calls.length).toBeGreaterThan(250)
  const numbered = calls.map((call, index): [ListedCall, number] => [call, index])
  const costly: string[] = []
  for (let from = 0; from < calls.length; from += callsTogether)
    costly.push(...(await findCostly(numbered.slice(from, from + callsTogether))))
  expect(costly).toEqual([])
}, 240_000)
