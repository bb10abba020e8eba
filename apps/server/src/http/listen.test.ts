import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type AnsweredCall, type Log, type LogFields, silentLog } from '@sitewright/kernel/request'
import { createTestApp } from '../testing/app.ts'
import { listen, type RunningServer } from './listen.ts'
import { requestAddresses } from './request-addresses.ts'

const megabyte = 1024 * 1024
const started: RunningServer[] = []
afterEach(() => Promise.all(started.splice(0).map((each) => each.stop(0))))

async function listening(log: Log = silentLog): Promise<RunningServer> {
  const { fetch } = createTestApp({ log })
  const server = await listen(
    { fetch, addresses: requestAddresses([]), requestRate: undefined },
    { port: 0, host: '127.0.0.1' }
  )
  started.push(server)
  return server
}

/** What comes back for bytes that are sent as they are, until the connection ends. */
async function raw(port: number, ...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => {
    answer += part.toString()
  })
  for (const part of parts) socket.write(part)
  await once(socket, 'close')
  return answer
}

const head = (path: string, length: number, type = 'application/json'): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

test.each([
  ['is too large', head('/api/projects/check', 48 * megabyte), 413],
  ['has another type', head('/api/projects', megabyte, 'text/plain'), 415],
  ['goes nowhere', head('/api/nothing', megabyte), 404]
])('security bar 65: a call that %s is told so, and its connection ends', async (_what, sent, status) => {
  const { port } = await listening()
  const answer = await raw(port, sent, 'x'.repeat(200_000))
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
  expect(answer).toContain('"success":false')
})

test('security bar 65: a keep-alive client loses no request after an early refusal', async () => {
  const { port } = await listening()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const call = (method: string, path: string, body?: Buffer): Promise<number | string> =>
    new Promise((done) => {
      const outgoing = request({ port, host: '127.0.0.1', agent, method, path })
      outgoing.setHeader('content-type', 'application/json')
      outgoing.once('response', (answer) => {
        answer.resume()
        answer.once('end', () => done(answer.statusCode ?? 0))
      })
      outgoing.once('error', (error) => done(error.message))
      outgoing.end(body)
    })
  const large = Buffer.alloc(20 * megabyte, 32)
  const statuses: (number | string)[] = []
  for (let round = 0; round < 10; round += 1) {
    await call('POST', '/api/projects', large)
    await new Promise((resolve) => setTimeout(resolve, 50 * round))
    statuses.push(await call('GET', '/health'))
  }
  agent.destroy()
  expect(statuses).toEqual(statuses.map(() => 200))
})

test('a connection whose bodies were read is kept alive', async () => {
  const { port } = await listening()
  const answer = await raw(
    port,
    `${head('/api/nothing', 2)}{}`,
    'GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
  )
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200'])
})

test('two Host headers are refused', async () => {
  const { port } = await listening()
  const answer = await raw(port, 'GET /health HTTP/1.1\r\nHost: localhost\r\nhOST: evil.example\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('"request.two-hosts"')
})

test.each([
  ['/api/projects', megabyte / 2],
  ['/api/projects', 1000],
  ['/api/auth/login', 1000]
])('a caller of %s who hangs up in the middle of %i bytes is no failure of ours', async (path, length) => {
  const told: { level: string; fields: LogFields | AnsweredCall }[] = []
  const at =
    (level: string) =>
    (_event: string, fields: LogFields = {}): void =>
      void told.push({ level, fields })
  const { port } = await listening({
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    call: (fields) => void told.push({ level: 'call', fields })
  })
  const socket = connect(port, '127.0.0.1')
  socket.write(head(path, length).replace('\r\n\r\n', '\r\nX-Requested-With: test\r\n\r\n{"a":'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  socket.destroy()
  await expect.poll(() => told.length).toBe(1)
  expect(told[0]).toMatchObject({ level: 'info', fields: { status: 400, code: 'request.cut-off' } })
})
