import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDnsServer, type DnsReply, type DnsServer } from '../testing/dns-server.ts'
import { createTxtLookup } from './txt-records.ts'

const name = '_sitewright.clinic.co.uk'
let server: DnsServer
beforeAll(async () => {
  server = await startDnsServer()
})
afterAll(() => server.close())

async function ask(reply: DnsReply, timeoutMs = 1000) {
  server.replies.set(name, reply)
  return createTxtLookup({ servers: [server.address], timeoutMs })(name)
}

test('records are read from a DNS server, several of them, each with its parts joined', async () => {
  const records = [['one'], ['sitewright-', 'verification=', 'abc'], ['x'.repeat(255), 'y']]
  expect(await ask({ kind: 'records', records })).toEqual({
    kind: 'records',
    values: ['one', 'sitewright-verification=abc', `${'x'.repeat(255)}y`]
  })
  server.replies.set(name, { kind: 'records', records: [['two']] })
  // Nothing of the first response is cached.
  expect(await createTxtLookup({ servers: [server.address] })(name)).toEqual({
    kind: 'records',
    values: ['two']
  })
})

test.each([
  ['no-data', 'no-record'],
  ['no-name', 'no-name'],
  ['failure', 'failed'],
  ['refused', 'failed']
] as const)('%s is told as %s', async (kind, told) => {
  expect(await ask({ kind })).toEqual({ kind: told })
})

test('silence ends in time, after a second try', { timeout: 5000 }, async () => {
  const before = server.asked.length
  expect(await ask({ kind: 'silence' }, 600)).toEqual({ kind: 'timeout' })
  expect(server.asked.length - before).toBeGreaterThan(1)
})

test('garbage, and a server that is not there, are failures', async () => {
  expect(await ask({ kind: 'garbage' })).toEqual({ kind: 'failed' })
  const nobody = await startDnsServer()
  await nobody.close()
  expect(await createTxtLookup({ servers: [nobody.address] })(name)).toEqual({ kind: 'failed' })
})
