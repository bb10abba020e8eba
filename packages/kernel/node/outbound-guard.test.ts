import { createServer, type AddressInfo, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { openConnection } from './outbound-connection.ts'
import {
  createOutboundGuard,
  OutboundError,
  type OutboundClass,
  type OutboundRules,
  type ResolvedAddress
} from './outbound-guard.ts'

const classes: readonly OutboundClass[] = ['http', 'database', 'smtp', 'tcp']
const open = ['8.8.8.8', '2a00:1450:4001::1']
const privates = ['10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1', 'fd12:3456::1']
const never = [
  '0.0.0.0',
  '169.254.169.254',
  '100.100.100.200',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::ffff:10.1.2.3',
  '::ffff:127.0.0.1',
  '::a01:203',
  '64:ff9b::a01:203',
  '2002:a01:203::',
  'fe80::1',
  'fe80::1%lo',
  'fd00:ec2::254',
  'fd00:ec2::23',
  'fd00:c1::a9fe:a9fe',
  'fd20:ce::254',
  '168.63.129.16',
  'ff02::1'
]

const toResolved = (address: string): ResolvedAddress => ({ address, family: address.includes(':') ? 6 : 4 })

/** A guard whose names resolve to what the test says. */
function guardOf(names: Readonly<Record<string, readonly string[]>>, rules: OutboundRules = {}) {
  return createOutboundGuard({
    resolve: (host) => Promise.resolve((names[host] ?? []).map(toResolved)),
    ...rules
  })
}

async function refusalOf(asking: Promise<unknown>): Promise<string> {
  const outcome = await asking.then(
    () => 'allowed',
    (error: unknown) => error
  )
  return outcome instanceof OutboundError ? outcome.reason : String(outcome)
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A server of this machine that keeps the first bytes of each connection. */
async function startServer(): Promise<{ port: number; received: Promise<Buffer>[] }> {
  const received: Promise<Buffer>[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    received.push(new Promise((resolve) => socket.once('data', (bytes) => resolve(Buffer.from(bytes)))))
  })
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { port: (server.address() as AddressInfo).port, received }
}

const allowAll = { isAllowedDatabase: () => true }

test.each(classes)(
  'security bar 40: for %s public addresses are open, and what no rule opens is not',
  async (kind) => {
    const guard = guardOf({}, allowAll)
    for (const host of open)
      expect([host, await refusalOf(guard.check(kind, { host, port: 80 }))]).toEqual([host, 'allowed'])
    for (const host of never)
      expect([
        host,
        await refusalOf(guardOf({ name: [host] }, allowAll).check(kind, { host: 'name', port: 80 }))
      ]).toEqual([host, 'denied'])
  }
)

test('security bar 40: private networks and this machine are open to databases alone, where the list names them', async () => {
  const local = ['127.0.0.1', '::1']
  for (const host of [...privates, ...local])
    for (const kind of classes) {
      const target = { host, port: 5432 }
      expect([host, kind, await refusalOf(guardOf({}).check(kind, target))]).toEqual([host, kind, 'denied'])
      expect([host, kind, await refusalOf(guardOf({}, allowAll).check(kind, target))]).toEqual([
        host,
        kind,
        kind === 'database' ? 'allowed' : 'denied'
      ])
    }
  const listed = { isAllowedDatabase: (address: string) => address === '10.1.2.3' }
  expect(await refusalOf(guardOf({}, listed).check('database', { host: '10.1.2.4', port: 5432 }))).toBe(
    'denied'
  )
})

test('security bar 40: a name is refused if any of its addresses is, whatever their number and order', async () => {
  const some = fc.array(fc.constantFrom(...open, ...privates, ...never), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(some, fc.constantFrom(...classes), async (addresses, kind) => {
      const refusal = await refusalOf(guardOf({ name: addresses }).check(kind, { host: 'name', port: 443 }))
      expect(refusal).toBe(addresses.every((each) => open.includes(each)) ? 'allowed' : 'denied')
    })
  )
})

test('security bar 40: our own database is never reached, under none of its names and addresses', async () => {
  const names = { 'db.example': ['10.1.2.3'], alias: ['10.1.2.3'], elsewhere: ['10.9.9.9'] }
  const guard = guardOf(names, { ...allowAll, ownDatabase: { host: 'db.example', port: 5432 } })
  for (const host of ['db.example', 'DB.EXAMPLE', 'alias', '10.1.2.3'])
    expect([host, await refusalOf(guard.check('database', { host, port: 5432 }))]).toEqual([host, 'denied'])
  expect(await refusalOf(guard.check('database', { host: 'alias', port: 5433 }))).toBe('allowed')
  expect(await refusalOf(guard.check('database', { host: 'elsewhere', port: 5432 }))).toBe('allowed')

  const onMachine = guardOf(
    { localhost: ['127.0.0.1'] },
    { ...allowAll, ownDatabase: { host: 'localhost', port: 5432 } }
  )
  const own = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address))
  for (const host of ['localhost', '127.0.0.2', '::1', '0:0:0:0:0:0:0:1', ...own])
    expect([host, await refusalOf(onMachine.check('database', { host, port: 5432 }))]).toEqual([
      host,
      'denied'
    ])
})

test('a name that is not known, or has no address, is refused as such', async () => {
  const failing = guardOf({}, { resolve: () => Promise.reject(new Error('ENOTFOUND')) })
  expect(await refusalOf(failing.check('tcp', { host: 'nowhere', port: 1 }))).toBe('dns')
  expect(await refusalOf(guardOf({}).check('tcp', { host: 'nowhere', port: 1 }))).toBe('dns')
})

test('security bar 40: a connection goes to the checked address under its original name, which TLS sends', async () => {
  const { port, received } = await startServer()
  const guard = guardOf({ 'db.example': ['127.0.0.1'] }, allowAll)
  const socket = await openConnection(guard, 'database', {
    target: { host: 'db.example', port },
    tls: false,
    timeoutMs: 2000
  })
  socket.end('hello')
  expect(String(await received[0])).toBe('hello')

  const secure = openConnection(guard, 'database', {
    target: { host: 'db.example', port },
    tls: true,
    timeoutMs: 500
  })
  await expect(secure).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  expect((await received[1])?.includes('db.example')).toBe(true)
})

test('security bar 40: each connection is checked again, so that a name cannot change its mind', async () => {
  const { port, received } = await startServer()
  let answer = ['127.0.0.1']
  const guard = createOutboundGuard({
    isAllowedDatabase: (address) => address === '127.0.0.1',
    resolve: () => Promise.resolve(answer.map(toResolved))
  })
  const connect = () =>
    openConnection(guard, 'database', { target: { host: 'db.example', port }, tls: false, timeoutMs: 2000 })
  ;(await connect()).destroy()
  answer = ['127.0.0.1', '169.254.169.254']
  expect(await refusalOf(connect())).toBe('denied')
  answer = []
  expect(await refusalOf(connect())).toBe('dns')
  expect(received).toHaveLength(1)
})

test('security bar 40: a literal address is checked too, in every class, though sockets look nothing up for it', async () => {
  const { port, received } = await startServer()
  for (const kind of classes)
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]'])
      expect(
        await refusalOf(
          openConnection(guardOf({}), kind, { target: { host, port }, tls: false, timeoutMs: 500 })
        )
      ).toBe('denied')
  expect(received).toEqual([])
})
