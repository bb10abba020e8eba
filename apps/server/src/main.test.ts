import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** The server as it is run, on a data folder of its own. */
async function startMain(env: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-main-'))
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', PUBLIC_URL: 'http://localhost', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  cleanups.push(() => child.kill('SIGKILL'))
  const ended = once(child, 'close') as Promise<[number | null, string | null]>
  const lines: string[] = []
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      const found = line.match(/^Sitewright is ready at http:\/\/localhost:(\d+)$/)?.[1]
      if (found !== undefined) resolve(Number(found))
    })
    child.stderr.on('data', (part: Buffer) => reject(new Error(part.toString())))
  })
  return { child, ended, lines, port, dataDir, url: `http://localhost:${port}` }
}

/** A call whose body is sent half, and the rest when it is asked for. */
function halfSent(port: number) {
  const body = JSON.stringify({ email: 'maya@example.com', password: 'plumb line larch' })
  const socket = connect(port, 'localhost')
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nX-Requested-With: test\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`
  )
  let answer = ''
  socket.on('data', (part) => {
    answer += part.toString()
  })
  return {
    finish: async () => {
      socket.write(body.slice(10))
      await once(socket, 'close')
      return answer
    }
  }
}

test('graceful shutdown: it is not ready first, then accepts no more requests, answers running ones, and releases its folder', async () => {
  const { child, ended, lines, port, url, dataDir } = await startMain()
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  const call = halfSent(port)
  await new Promise((resolve) => setTimeout(resolve, 200))
  child.kill('SIGTERM')
  await expect.poll(() => lines.some((line) => line.includes('"server.ending"'))).toBe(true)
  const unready = await fetch(`${url}/ready`)
  expect([unready.status, unready.headers.get('connection')]).toEqual([503, 'close'])
  await expect
    .poll(() => fetch(`${url}/health`).then(({ status }) => status, String), { timeout: 5000 })
    .toContain('fetch failed')
  expect(await call.finish()).toMatch(/^HTTP\/1\.1 401 /)
  expect(await ended).toEqual([0, null])
  expect(existsSync(join(dataDir, 'sitewright.pid'))).toBe(false)
})

test('security bar 65: requests that arrived while it was busy are answered despite a shutdown', async () => {
  // Holds the event loop up for a second, as nothing should.
  const holdUp = "process.on('SIGUSR2', () => { const end = Date.now() + 1000; while (Date.now() < end); })"
  const { child, ended, url } = await startMain({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(holdUp)}`
  })
  await fetch(`${url}/health`)
  child.kill('SIGUSR2')
  await new Promise((resolve) => setTimeout(resolve, 100))
  const calls = Array.from({ length: 8 }, () => fetch(`${url}/health`).then(({ status }) => status, String))
  await new Promise((resolve) => setTimeout(resolve, 200))
  child.kill('SIGTERM')
  expect(await Promise.all(calls)).toEqual(calls.map(() => 200))
  expect(await ended).toEqual([0, null])
})

test('a request that does not end is cut off after ten seconds', { timeout: 20_000 }, async () => {
  const { child, ended, port } = await startMain()
  halfSent(port)
  await new Promise((resolve) => setTimeout(resolve, 200))
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('its log is JSON lines, without the set-up link', async () => {
  const { lines, url } = await startMain()
  await fetch(`${url}/health`)
  await expect.poll(() => lines.some((line) => line.includes('"/health"'))).toBe(true)
  const link = lines.find((line) => line.startsWith('Nobody runs this installation yet.'))
  const token = link?.match(/#([\w-]{43})$/)?.[1]
  expect(token).toBeDefined()
  const log = lines.filter((line) => line.startsWith('{'))
  expect(log.map((line) => JSON.parse(line) as unknown)).toContainEqual(
    expect.objectContaining({ event: 'call', method: 'GET', route: '/health', status: 200 })
  )
  expect(log.join()).not.toContain(token)
})

test('security bar 33: an uncaught error is logged without secrets and ends the process', async () => {
  const token = 'A'.repeat(43)
  const thrower = `process.on('SIGUSR2', () => { throw new Error('unforeseen ${token}') })`
  const { child, ended, lines } = await startMain({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(thrower)}`
  })
  child.kill('SIGUSR2')
  expect(await ended).toEqual([1, null])
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    level: 'error',
    event: 'server.crashed',
    error: { message: 'unforeseen [removed]' }
  })
  expect(lines.join()).not.toContain(token)
})

test('all problems of the environment are reported at once', async () => {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: 'http', MAIL_OUTBOX: 'yes', TRUSTED_PROXIES: 'proxy' }
  })
  let said = ''
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString()
  })
  expect(await once(child, 'close')).toEqual([1, null])
  expect(
    said
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0])
  ).toEqual(['PORT', 'TRUSTED_PROXIES', 'MAIL_OUTBOX'])
})
