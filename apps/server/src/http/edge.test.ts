import { once } from 'node:events'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { parseIpNetwork } from '@sitewright/kernel/request'
import { createTestApp } from '../testing/app.ts'
import { createAddressRate, type RequestRate } from './address-rate.ts'
import { createFairTurns } from './fair-turns.ts'
import { listen, type RunningServer } from './listen.ts'
import { requestAddresses } from './request-addresses.ts'

const megabyte = 1024 * 1024
const started: RunningServer[] = []
afterEach(() => Promise.all(started.splice(0).map((each) => each.stop(0))))

type Fetch = (request: Request) => Response | Promise<Response>

async function listening(fetch: Fetch, requestRate?: RequestRate, untakenMs?: number): Promise<number> {
  const proxies = [parseIpNetwork('127.0.0.1')].flatMap((each) => each ?? [])
  const server = await listen(
    { fetch, addresses: requestAddresses(proxies), requestRate },
    { port: 0, host: '127.0.0.1', ...(untakenMs === undefined ? {} : { untakenMs }) }
  )
  started.push(server)
  return server.port
}

const call = (path: string, headers = ''): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}

async function readAll(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  await once(socket, 'close')
  return Buffer.concat(parts).toString()
}

/** Asks for a path as the client of an address. */
function asker(port: number) {
  return (
    path: string,
    address: string,
    more: Record<string, string> = {}
  ): Promise<{ status?: number; after?: string; type?: string }> =>
    new Promise((done, failed) => {
      get({ port, host: '127.0.0.1', path, headers: { 'x-forwarded-for': address, ...more } }, (answer) => {
        answer.resume()
        const { 'retry-after': after, 'content-security-policy': policy } = answer.headers
        answer.once('end', () =>
          done({ status: answer.statusCode ?? 0, after: after ?? '', type: typeof policy })
        )
      }).once('error', failed)
    })
}

test('security bar 59: a connection has one running request, and its answers come in order', async () => {
  let running = 0
  let most = 0
  const port = await listening(async (request) => {
    running += 1
    most = Math.max(most, running)
    await wait(5)
    running -= 1
    return new Response(new URL(request.url).pathname)
  })
  const socket = open(port)
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`)
  socket.write(paths.map((path) => call(path)).join('') + call('/last', 'Connection: close\r\n'))
  const answer = await readAll(socket)
  expect([...answer.matchAll(/\r\n\r\n(\/[a-z\d]+)/g)].map(([, path]) => path)).toEqual([...paths, '/last'])
  expect(most).toBe(1)
})

test('security bar 59: nothing is begun for a client who does not read', async () => {
  let begun = 0
  const large = new Uint8Array(20 * megabyte)
  const port = await listening(() => {
    begun += 1
    return new Response(large)
  })
  const socket = open(port).pause()
  socket.write(call('/').repeat(1000))
  await wait(300)
  expect(begun).toBe(1)
  socket.destroy()
})

test('security bar 59: who does not take an answer is cut off, who waits for one is not', async () => {
  const large = new Uint8Array(20 * megabyte)
  const fetch: Fetch = async (request) => {
    if (request.url.endsWith('/large')) return new Response(large)
    await wait(700)
    return new Response('slow')
  }
  const port = await listening(fetch, undefined, 200)
  const [unread, patient] = [open(port), open(port)]
  unread.pause()
  unread.write(call('/large'))
  patient.write(call('/slow', 'Connection: close\r\n'))
  const answered = readAll(patient)
  await wait(600)
  // A paused socket tells of its end once what has arrived was read: less than all, for the server has let go.
  expect((await readAll(unread.resume())).length).toBeLessThan(large.length)
  expect(await answered).toMatch(/slow$/)
})

test('more requests than may wait are not answered, and those before them are', async () => {
  let begun = 0
  const port = await listening(() => {
    begun += 1
    return new Response('x')
  })
  const socket = open(port)
  socket.write(call('/').repeat(1000))
  const answer = await readAll(socket)
  expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(101)
  expect(begun).toBe(101)
})

test('bodies behind each other, in pieces, arrive at their own request', async () => {
  const port = await listening(async (request) => new Response(`<${await request.text()}>`))
  const socket = open(port)
  const post = (body: string, more = ''): string =>
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n${more}\r\n${body}`
  const bodies = ['a', 'b'.repeat(300_000), '', 'c'.repeat(70_000), 'd']
  const sent = bodies.map((body) => post(body)).join('') + post('last', 'Connection: close\r\n')
  const answered = readAll(socket)
  for (let at = 0; at < sent.length; at += 50_000) {
    socket.write(sent.slice(at, at + 50_000))
    await wait(2)
  }
  expect([...(await answered).matchAll(/<(\w*)>/g)].map(([, body]) => body)).toEqual([...bodies, 'last'])
})

test('security bar 13: an address has a rate for every path, by 429 with Retry-After', async () => {
  const { fetch } = createTestApp()
  const port = await listening(fetch, { atOnce: 3, perSecond: 0.01 })
  const ask = asker(port)
  const paths = ['/api/site', '/', '/api/catalog', '/api/site', '/docs', '/assets/x.js']
  const answers = []
  for (const [index, path] of paths.entries()) answers.push(await ask(path, `2001:db8::${index + 1}`))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429, 429])
  expect(Number(answers.at(-1)?.after)).toBeGreaterThan(5)
  expect(answers.at(-1)?.type).toBe('string')
  expect((await ask('/health', '2001:db8:0:1::1')).status).toBe(200)
})

test('security bar 13: probes have a rate of their own, and an unknown expectation is counted', async () => {
  const { fetch } = createTestApp()
  const port = await listening(fetch, { atOnce: 2, perSecond: 0.01 })
  const ask = asker(port)
  const statuses = async (path: string, more?: Record<string, string>) => {
    const answers = []
    for (let tries = 0; tries < 3; tries += 1) answers.push((await ask(path, '203.0.113.7', more)).status)
    return answers
  }
  expect(await statuses('/api/site', { Expect: 'x' })).toEqual([200, 200, 429])
  expect(await statuses('/health')).toEqual([200, 200, 429])
  expect(await statuses('/api/site')).toEqual([429, 429, 429])
})

test('an address gets its requests back in time, and a full server forgets those who left', () => {
  let time = 0
  const rate = createAddressRate({ atOnce: 2, perSecond: 2 }, () => time)
  expect([rate.take('a'), rate.take('a'), rate.take('a'), rate.take('b')]).toEqual([0, 0, 1, 0])
  time = 500
  expect([rate.take('a'), rate.take('a')]).toEqual([0, 1])
  for (let index = 0; index < 50_000; index += 1) rate.take(`c${index}`)
  // Forgotten is not refused.
  expect([rate.take('a'), rate.take('a')]).toEqual([0, 0])
})

test('addresses take turns once a turn of the event loop is used up', async () => {
  let time = 0
  const begun: string[] = []
  const turns = createFairTurns(() => time)
  const begin = (address: string): void =>
    turns.begin(address, () => {
      time += 20
      begun.push(address)
    })
  for (let index = 0; index < 5; index += 1) begin('many')
  begin('other')
  expect(begun).toEqual(['many'])
  await expect.poll(() => begun).toHaveLength(6)
  expect(begun).toEqual(['many', 'many', 'other', 'many', 'many', 'many'])
})
