import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest'
import { createCertificates, startTlsServer, type TestCertificate } from '../../testing/certificates.ts'
import { localServer, send } from '../../testing/local-server.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { createOutboundGuard, type OutboundRules } from '../outbound-guard.ts'
import { isLoopback } from '../public-addresses.ts'
import { createServiceProbe } from './service-probe.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

const probeOf = (rules: OutboundRules = { isAllowedCheck: isLoopback }, smtpUrl?: string) =>
  createServiceProbe({ guard: createOutboundGuard(rules), smtpUrl })

/** A server of this machine that does something with each connection. */
async function listen(
  onConnection: (socket: Socket) => void
): Promise<{ port: number; count: () => number }> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    onConnection(socket)
  })
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { port: (server.address() as AddressInfo).port, count: () => sockets.length }
}

/** A port of this machine at which nothing answers. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

const http = (url: string, expectedStatus = '200-299') => ({ kind: 'http', url, expectedStatus }) as const

async function startSite(answers: Readonly<Record<string, number>>) {
  const site = await localServer((request, response) => {
    const status = answers[request.url ?? ''] ?? 404
    send(response, { status, headers: { location: '/elsewhere' } })
    return Promise.resolve()
  })
  cleanups.push(site.close)
  return site
}

test('a site is up with a status that is expected, and down with any other; a redirect is not followed', async () => {
  const site = await startSite({ '/ok': 204, '/failing': 503, '/moved': 302 })
  const probe = probeOf()
  expect(await probe(http(`${site.address}/ok`), 5000)).toMatchObject({ outcome: 'up', problem: null })
  expect(await probe(http(`${site.address}/failing`), 5000)).toMatchObject({
    outcome: 'down',
    problem: 'status',
    detail: 503
  })
  expect(await probe(http(`${site.address}/failing`, '200, 500-504'), 5000)).toMatchObject({ outcome: 'up' })
  expect(await probe(http(`${site.address}/moved`), 5000)).toMatchObject({ problem: 'status', detail: 302 })
  expect(site.asked).toEqual(['/ok', '/failing', '/failing', '/moved'])
})

test('a site that hangs, talks garbage, closes, or is not there is down, each with its reason', async () => {
  const hanging = await listen(() => undefined)
  const garbage = await listen((socket) => socket.end('220 this is no HTTP\r\n\r\n'))
  const closing = await listen((socket) => socket.once('data', () => socket.destroy()))
  const probe = probeOf()
  const problemAt = async (port: number, timeoutMs = 10_000) =>
    (await probe(http(`http://127.0.0.1:${port}/`), timeoutMs)).problem
  expect(await problemAt(hanging.port, 300)).toBe('timeout')
  expect(await problemAt(garbage.port)).toBe('not-http')
  expect(await problemAt(closing.port)).toBe('closed')
  expect(await problemAt(await freePort())).toBe('refused')
})

test('an answer is read to its end: one that hangs after its head, or ends too early, is down', async () => {
  const head = 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf'
  const hanging = await listen((socket) => socket.once('data', () => socket.write(head)))
  const cutOff = await listen((socket) => socket.once('data', () => socket.end(head)))
  const probe = probeOf()
  expect(await probe(http(`http://127.0.0.1:${hanging.port}/`), 300)).toMatchObject({
    outcome: 'down',
    problem: 'timeout'
  })
  expect(await probe(http(`http://127.0.0.1:${cutOff.port}/`), 10_000)).toMatchObject({
    outcome: 'down',
    problem: 'closed'
  })
})

test('an endless answer is read for a megabyte, and no further', async () => {
  let sent = 0
  const endless = await listen((socket) => {
    const part = 'x'.repeat(65_536)
    const more = (): void => {
      while (!socket.destroyed && socket.write(part)) sent += part.length
    }
    socket.on('drain', more)
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n')
      more()
    })
  })
  const probe = { ...http(`http://127.0.0.1:${endless.port}/`), forbiddenText: 'y' }
  expect(await probeOf()(probe, 10_000)).toMatchObject({ outcome: 'up' })
  expect(sent).toBeLessThan(64 * 1024 * 1024)
})

test.each([
  ['a text that must be there, and is', { requiredText: 'Café' }, null],
  ['one that is not', { requiredText: 'Bakery' }, 'text-missing'],
  ['one that must not be there, and is', { forbiddenText: 'Database error' }, 'text-found'],
  ['one that is not there', { forbiddenText: 'Bakery' }, null],
  ['the first of both that is wrong', { requiredText: 'Bakery', forbiddenText: 'Café' }, 'text-missing']
])('the answer is looked at for %s', async (_name, texts, problem) => {
  const page = Buffer.from('<h1>Caf\u00E9</h1><p>Database error</p>', 'latin1')
  const site = await localServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=ISO-8859-1' }).end(page)
    return Promise.resolve()
  })
  cleanups.push(site.close)
  expect(await probeOf()({ ...http(site.address), ...texts }, 5000)).toMatchObject({
    outcome: problem === null ? 'up' : 'down',
    problem
  })
})

test('security bar 40: a check reaches no private address, by no name and in no form', async () => {
  const { port, count } = await listen((socket) => socket.end())
  const names: Readonly<Record<string, readonly string[]>> = {
    inside: ['127.0.0.1'],
    mixed: ['8.8.8.8', '127.0.0.1'],
    metadata: ['169.254.169.254']
  }
  const resolve = (host: string) =>
    Promise.resolve((names[host] ?? []).map((address) => ({ address, family: 4 })))
  const closed = probeOf({ resolve })
  for (const host of ['inside', 'mixed', 'metadata', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '10.1.2.3'])
    for (const probe of [
      http(`http://${host}:${port}/`),
      { kind: 'tcp', host, port },
      { kind: 'tls', host, port, expiryDays: 0 }
    ] as const)
      expect([host, await closed(probe, 5000)]).toMatchObject([
        host,
        { outcome: 'unknown', problem: 'denied' }
      ])
  expect(await closed({ kind: 'tcp', host: 'nowhere', port }, 5000)).toMatchObject({ problem: 'dns' })
  const open = probeOf({ resolve, isAllowedCheck: () => true })
  expect(await open({ kind: 'tcp', host: 'metadata', port }, 5000)).toMatchObject({ problem: 'denied' })
  expect(count()).toBe(0)
  expect(await open({ kind: 'tcp', host: 'inside', port }, 5000)).toMatchObject({ outcome: 'up' })
})

test('security bar 40: our own database is checked by its own kind alone', async () => {
  const { port } = await listen((socket) => socket.end())
  const probe = probeOf({ isAllowedCheck: isLoopback, ownDatabase: { host: '127.0.0.1', port } })
  expect(await probe({ kind: 'tcp', host: '127.0.0.1', port }, 5000)).toMatchObject({ problem: 'denied' })
})

test('a port is up where something takes connections, whatever it says', async () => {
  const { port } = await listen((socket) => socket.end('\0\xff'))
  const probe = probeOf()
  expect(await probe({ kind: 'tcp', host: '127.0.0.1', port }, 5000)).toMatchObject({ outcome: 'up' })
  const gone = await freePort()
  expect(await probe({ kind: 'tcp', host: '127.0.0.1', port: gone }, 5000)).toMatchObject({
    outcome: 'down',
    problem: 'refused',
    responseMs: null
  })
})

const certificates = createCertificates()
afterAll(certificates.close)

let soon: TestCertificate
let expired: TestCertificate
let unknown: TestCertificate
beforeAll(() => {
  soon = certificates.make('soon', 5)
  expired = certificates.make('expired', -1)
  unknown = certificates.make('unknown', 300)
  certificates.trust([soon, expired])
})

async function startTls(certificate: TestCertificate): Promise<number> {
  const server = await startTlsServer(certificate)
  cleanups.push(server.close)
  return server.port
}

test('a certificate is a warning as many days before it expires as the check says, and fails when it has, or when nobody vouches for it', async () => {
  const probe = probeOf({
    isAllowedCheck: isLoopback,
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }])
  })
  const ask = (port: number, expiryDays: number) =>
    probe({ kind: 'tls', host: 'localhost', port, expiryDays }, 10_000)
  const port = await startTls(soon)
  expect(await ask(port, 14)).toMatchObject({ outcome: 'warning', problem: 'expires-soon', detail: 4 })
  const valid = await ask(port, 3)
  expect(valid).toMatchObject({ outcome: 'up', problem: null })
  expect((valid.expiresAt ?? 0) - Date.now()).toBeGreaterThan(4 * 86_400_000)
  expect(await ask(await startTls(expired), 0)).toMatchObject({ outcome: 'down', problem: 'expired' })
  expect(await ask(await startTls(unknown), 0)).toMatchObject({ outcome: 'down', problem: 'tls' })
  const garbage = await listen((socket) => socket.end('no TLS here\r\n'))
  expect(await ask(garbage.port, 0)).toMatchObject({ outcome: 'down', problem: 'tls' })
})

test('the configured mail server is up as long as it takes us; without one there is nothing to ask', async () => {
  const server = await startSmtpServer()
  const probe = probeOf({}, server.url)
  expect(await probe({ kind: 'smtp' }, 5000)).toMatchObject({ outcome: 'up' })
  await server.close()
  expect(await probe({ kind: 'smtp' }, 5000)).toMatchObject({ outcome: 'down', problem: 'refused' })
  expect(await probeOf()({ kind: 'smtp' }, 5000)).toMatchObject({
    outcome: 'unknown',
    problem: 'no-mail-server'
  })
  const strict = await startSmtpServer({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error('no'))
  })
  cleanups.push(strict.close)
  const refused = probeOf({}, strict.url.replace('smtp://', 'smtp://somebody:wrong@'))
  expect(await refused({ kind: 'smtp' }, 5000)).toMatchObject({ outcome: 'down', problem: 'mail' })
})
