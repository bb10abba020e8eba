import { createHash } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { silentLog } from '../src/request/log.ts'
import { createBreachCheck } from './breached-passwords.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

const password = 'correct horse battery'
const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
const other = 'F'.repeat(35)

async function service(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  cleanups.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const said: string[] = []
  const log = { ...silentLog, warn: (event: string) => void said.push(event) }
  return { isBreached: createBreachCheck(`http://127.0.0.1:${port}/range/`, log), said }
}

test('security bar 5: a breached password is found, and the service learns five characters of its hash', async () => {
  const asked: [string | undefined, unknown][] = []
  const { isBreached, said } = await service((request, response) => {
    asked.push([request.url, request.headers['add-padding']])
    response.end(`${other}:7\r\n${hash.slice(5).toLowerCase()}:3861493\r\n`)
  })
  expect(await isBreached(password)).toBe(true)
  expect(asked).toEqual([[`/range/${hash.slice(0, 5)}`, 'true']])
  expect(said).toEqual([])
})

test('security bar 5: a password that is not listed, or only as padding, is not breached', async () => {
  const { isBreached } = await service((_request, response) => {
    response.end(`${other}:7\r\n${hash.slice(5)}:0\r\n`)
  })
  expect(await isBreached(password)).toBe(false)
})

test.each<[string, RequestListener]>([
  ['fails', (_request, response) => response.writeHead(503).end()],
  [
    'sends elsewhere',
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
  ],
  ['says too much', (_request, response) => response.end('x'.repeat(600_000))],
  ['keeps quiet', () => undefined]
])(
  'security bar 5: a service that %s keeps nobody from going on, and the log says so',
  { timeout: 10_000 },
  async (_what, answer) => {
    const { isBreached, said } = await service(answer)
    expect(await isBreached(password)).toBeUndefined()
    expect(said).toEqual(['passwords.breach-check-failed'])
  }
)
