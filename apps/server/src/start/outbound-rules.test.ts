import { createOutboundGuard } from '@sitewright/kernel/node'
import { expect, test } from 'vitest'
import { parseTestConfig } from '../testing/start-services.ts'
import { outboundRules } from './outbound-rules.ts'

test('security bar 40: EGRESS_DB_ALLOW opens private networks to databases, and our own stays closed', async () => {
  const config = parseTestConfig({
    PUBLIC_URL: 'https://sites.example.com',
    EGRESS_DB_ALLOW: '10.1.0.0/16, 127.0.0.1',
    DATABASE_URL: 'postgres://user:secret@10.1.0.5/name'
  })
  const guard = createOutboundGuard(outboundRules(config))
  const isOpen = (host: string, port = 5432) =>
    guard.check('database', { host, port }).then(
      () => true,
      () => false
    )
  expect(
    await Promise.all(['10.1.2.3', '127.0.0.1', '10.2.0.1', '127.0.0.2'].map((host) => isOpen(host)))
  ).toEqual([true, true, false, false])
  expect([await isOpen('10.1.0.5'), await isOpen('10.1.0.5', 3306)]).toEqual([false, true])
})

test('security bar 40: EGRESS_WEBHOOK_ALLOW opens private networks to webhooks alone', async () => {
  const guard = createOutboundGuard(outboundRules(parseTestConfig({ EGRESS_WEBHOOK_ALLOW: '10.1.0.0/16' })))
  const isOpen = (kind: 'webhook' | 'plain-webhook' | 'check' | 'http', host: string) =>
    guard.check(kind, { host, port: 443 }).then(
      () => true,
      () => false
    )
  expect(await Promise.all([isOpen('webhook', '10.1.2.3'), isOpen('plain-webhook', '10.1.2.3')])).toEqual([
    true,
    true
  ])
  expect(
    await Promise.all([
      isOpen('webhook', '10.2.0.1'),
      isOpen('plain-webhook', '93.184.216.34'),
      isOpen('check', '10.1.2.3'),
      isOpen('http', '10.1.2.3')
    ])
  ).toEqual([false, false, false, false])
})

test.each([
  ['postgres://user:secret@127.0.0.1/name', 5432],
  ['postgres://user@elsewhere.example/name?host=127.0.0.1&port=6000', 6000],
  ['postgres://user@/name?host=/run/postgresql', 5432],
  ['postgres:///name', 5432],
  ['postgres://user@:5433/name', 5433],
  ['postgresql://%2Frun%2Fpostgresql/name', 5432],
  ['postgres://user:secret@[::1]:5433/name', 5433]
])('security bar 40: %s is our own, however it is written', async (DATABASE_URL, port) => {
  const rules = outboundRules(parseTestConfig({ EGRESS_DB_ALLOW: '127.0.0.1', DATABASE_URL }))
  const guard = createOutboundGuard(rules)
  await expect(guard.check('database', { host: '127.0.0.1', port })).rejects.toThrow('denied')
  await expect(guard.check('database', { host: '127.0.0.1', port: port + 1 })).resolves.toHaveLength(1)
})
