import { createOutboundGuard, type OutboundClass } from '@sitewright/kernel/node'
import { expect, test } from 'vitest'
import { outboundRules } from '../start/outbound-rules.ts'
import { parseTestConfig } from '../testing/start-services.ts'

/** Which addresses may be reached as something, by a server of a configuration. */
async function reached(
  env: Record<string, string>,
  kind: OutboundClass,
  hosts: readonly string[],
  port = 5432
) {
  const guard = createOutboundGuard(outboundRules(parseTestConfig(env)))
  const isOpen = (host: string) =>
    guard.check(kind, { host, port }).then(
      () => true,
      () => false
    )
  const answers = await Promise.all(hosts.map(isOpen))
  return hosts.filter((_host, index) => answers[index])
}

const loopback = ['127.0.0.1', '127.0.0.2', '::1', 'localhost'] as const
const elsewhere = ['10.0.0.7', '192.168.1.4', '169.254.169.254', '::ffff:127.0.0.1', 'fd00::1'] as const
const hosts = [...loopback, ...elsewhere]

test('security bar 40: an installation that serves this machine alone reaches its databases, and nothing else', async () => {
  const alone: readonly Record<string, string>[] = [
    {},
    { HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }
  ]
  for (const env of alone) {
    expect(await reached(env, 'database', hosts)).toEqual(loopback)
    for (const kind of ['http', 'smtp', 'tcp', 'check', 'webhook', 'plain-webhook'] as const)
      expect(await reached(env, kind, hosts)).toEqual([])
  }
})

const exposed: readonly Record<string, string>[] = [
  { PUBLIC_URL: 'https://sites.example.com' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.4' },
  { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
  { HOST: 'localhost.example.com' },
  { PUBLIC_URL: 'http://app.localhost:3000' },
  { PUBLIC_URL: 'http://127.0.0.1.example.com' },
  { TRUSTED_PROXIES: '127.0.0.1' },
  { EGRESS_DB_LOOPBACK: 'false' }
]

test.each(exposed)('security bar 40: %o reaches no database of this machine', async (env) => {
  expect(await reached(env, 'database', hosts)).toEqual([])
})

test('security bar 40: the database of the installation stays closed to itself', async () => {
  const env = { DATABASE_URL: 'postgres://user:secret@localhost/name' }
  expect(await reached(env, 'database', loopback)).toEqual([])
  expect(await reached(env, 'database', loopback, 5433)).toEqual(loopback)
})

test('a switch that is none is said', () => {
  expect(() => parseTestConfig({ EGRESS_DB_LOOPBACK: 'no' })).toThrow(/EGRESS_DB_LOOPBACK is "no"/)
})
