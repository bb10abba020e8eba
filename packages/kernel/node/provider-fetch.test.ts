import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProviderError } from '../src/services/provider-fetch.ts'
import { json, localServer, send, type LocalAnswer, type LocalServer } from '../testing/local-server.ts'
import { createNodeProviderFetch } from './provider-fetch.ts'
import { isPublicAddress } from './public-addresses.ts'

let server: LocalServer
beforeAll(async () => {
  server = await localServer((_request, response) => Promise.resolve(send(response, json({ fine: true }))))
})
afterAll(() => server.close())

const guarded = createNodeProviderFetch({ allowLocal: false })
const local = createNodeProviderFetch({ allowLocal: true })
const call = { method: 'GET', headers: {} }

async function catchErrorReason(asking: Promise<Response>): Promise<string> {
  const outcome = await asking.catch((error: unknown) => error)
  return outcome instanceof ProviderError ? outcome.reason : 'none'
}

test('security bar 39: http is for localhost only, and only if allowed', async () => {
  expect(await (await local(server.address, call)).json()).toEqual({ fine: true })
  const port = new URL(server.address).port
  expect(await catchErrorReason(local(`http://127.0.0.1:${port}/`, call))).toBe('none')
  expect(await catchErrorReason(guarded(server.address, call))).toBe('address')
  for (const url of ['http://accounts.google.com/', 'ftp://localhost/', 'file:///etc/passwd', 'nonsense'])
    expect([url, await catchErrorReason(local(url, call))]).toEqual([url, 'address'])
  expect(await catchErrorReason(guarded('https://user:secret@accounts.google.com/', call))).toBe('address')
})

test('security bar 40: names and addresses of private networks are refused (SSRF)', async () => {
  const before = server.asked.length
  for (const host of [
    'localhost',
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '10.0.0.1',
    '169.254.169.254',
    '[fd00:ec2::254]',
    '0.0.0.0'
  ])
    expect([
      host,
      await catchErrorReason(guarded(`https://${host}:${new URL(server.address).port}/`, call))
    ]).toEqual([host, 'private'])
  expect(server.asked.length).toBe(before)
})

test('security bar 39: only small JSON without redirects is read', async () => {
  const type = { 'content-type': 'application/json' }
  const answers: Record<string, LocalAnswer> = {
    redirect: { status: 307, headers: { ...type, location: server.address } },
    'not-json': { headers: { 'content-type': 'text/html' }, body: '{}' },
    'too-large': { headers: { ...type, 'content-length': String(600 * 1024) }, body: ' '.repeat(600 * 1024) },
    status: { status: 204, headers: type }
  }
  for (const [reason, answer] of Object.entries(answers)) {
    const liar = await localServer((_request, response) => Promise.resolve(send(response, answer)))
    expect(await catchErrorReason(local(liar.address, call))).toBe(reason)
    await liar.close()
  }
  const packed = { headers: { ...type, 'content-encoding': 'br' }, body: '{}' }
  const endless = await localServer((request, response) => {
    if (request.url === '/packed') return Promise.resolve(send(response, packed))
    response.writeHead(200, type)
    const more = (): void => void (response.destroyed || response.write(' '.repeat(64 * 1024), more))
    return Promise.resolve(more())
  })
  expect(await catchErrorReason(local(`${endless.address}/packed`, call))).toBe('not-json')
  expect(await catchErrorReason(local(endless.address, call))).toBe('too-large')
  await endless.close()
})

test('failures have distinct reasons', async () => {
  expect(await catchErrorReason(local('http://localhost:1/', call))).toBe('refused')
  expect(await catchErrorReason(local(`${server.address.replace('http', 'https')}/`, call))).toBe('tls')
  expect(await catchErrorReason(guarded('https://nowhere.invalid/', call))).toBe('dns')
  const signal = AbortSignal.abort()
  expect(await catchErrorReason(local(server.address, { ...call, signal }))).toBe('timeout')
  const dripping = await localServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const drip = (): void => void (response.destroyed || response.write(' ', () => setTimeout(drip, 20)))
    return Promise.resolve(drip())
  })
  const soon = AbortSignal.timeout(300)
  expect(await catchErrorReason(local(dripping.address, { ...call, signal: soon }))).toBe('timeout')
  await dripping.close()
})

test.each([
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['100.100.100.200', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2a00:1450:4001::1', true],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['fe80::1', false],
  ['::', false]
])('security bar 40: whether %s is public: %s', (address, open) => {
  expect(isPublicAddress(address)).toBe(open)
})
