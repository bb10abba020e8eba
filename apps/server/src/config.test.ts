import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('the defaults serve localhost:3000', () => {
  const read = readConfig({})
  expect(read.ok && [read.config.host, read.config.port]).toEqual(['localhost', 3000])
})

test('security bar 39: providers on this machine are not asked unless the environment says so', () => {
  const allowed = (env: Parameters<typeof readConfig>[0]) => {
    const read = readConfig(env)
    return read.ok && read.config.localProviders
  }
  expect([allowed({}), allowed({ LOCAL_PROVIDERS: 'true' })]).toEqual([false, true])
})

test.each([
  [{ PORT: 'http' }, 'PORT is "http"'],
  [{ PORT: '70000' }, 'PORT is "70000"'],
  [{ AI_PROVIDER_URL: 'not an address' }, 'AI_PROVIDER_URL'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8,proxy' }, 'TRUSTED_PROXIES has "proxy"'],
  [{ MAIL_OUTBOX: 'yes' }, 'MAIL_OUTBOX is "yes"'],
  [{ MAIL_FROM: 'Sitewright <a@b>' }, 'MAIL_FROM is'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
  [{ DATABASE_URL: 'mysql://host/name' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'https://sites.example.com/path' }, 'PUBLIC_URL'],
  [{ ADMIN_EMAIL: 'a@example.com' }, 'ADMIN_EMAIL and ADMIN_PASSWORD'],
  [{ BREACHED_PASSWORDS_URL: 'yes' }, 'BREACHED_PASSWORDS_URL is no address'],
  [{ SIGNING_KEYS: '[]' }, 'SIGNING_KEYS and SEALING_KEYS']
])('%j is refused in words', (env, words) => {
  const read = readConfig(env)
  expect(read.ok ? '' : read.problems.join()).toContain(words)
})

test('proxies are addresses and networks', () => {
  const read = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32,192.0.2.7' })
  expect(read.ok && read.config.trustedProxies.map(({ length }) => length)).toEqual([8, 32, 32])
})
