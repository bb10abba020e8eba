import { Resolver } from 'node:dns/promises'
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
  [{ PORT: ' ' }, 'PORT is " "'],
  [{ PORT: '3e3' }, 'PORT is "3e3"'],
  [{ PORT: '0' }, 'PORT is 0'],
  [{ HOST: ' ' }, 'HOST is " "'],
  [{ ENVIRONMENT: 'live' }, 'ENVIRONMENT is "live"'],
  [{ SOURCE_URL: 'javascript:x' }, 'SOURCE_URL'],
  [{ AI_PROVIDER_URL: 'not an address' }, 'AI_PROVIDER_URL'],
  [{ AI_PROVIDER_URL: 'javascript:x' }, 'AI_PROVIDER_URL'],
  [{ AI_PROVIDER_URL: 'https://a:b@example.com' }, 'AI_PROVIDER_URL'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example.com/?a=b' }, 'SMTP_URL'],
  [{ PUBLIC_URL: 'https://a.example?x=1#y' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://a:b@a.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://a.example\n.b.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://a.example#' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'ftp://a.example' }, 'PUBLIC_URL'],
  [{ ADMIN_EMAIL: 'notmail', ADMIN_PASSWORD: 'plumb line larch' }, 'ADMIN_EMAIL is "notmail"'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8,proxy' }, 'TRUSTED_PROXIES has "proxy"'],
  [{ REQUEST_RATE: 'many' }, 'REQUEST_RATE is "many"'],
  [{ REQUEST_RATE: '59' }, 'REQUEST_RATE is "59"'],
  [{ EGRESS_DB_ALLOW: '10.0.0.0/33' }, 'EGRESS_DB_ALLOW has "10.0.0.0/33"'],
  [{ DNS_SERVERS: '192.0.2.53,dns.example.com' }, 'DNS_SERVERS has "dns.example.com"'],
  [{ DNS_SERVERS: '192.0.2.53:0' }, 'DNS_SERVERS has "192.0.2.53:0"'],
  [{ OWN_DATABASE: 'no' }, 'OWN_DATABASE is "no"'],
  [{ MAIL_OUTBOX: 'yes' }, 'MAIL_OUTBOX is "yes"'],
  [{ MAIL_FROM: 'Sitewright <a@b>' }, 'MAIL_FROM is'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
  [{ DATABASE_URL: 'mysql://host/name' }, 'DATABASE_URL'],
  [{ DATABASE_TENANT_ROLE: 'tenants' }, 'DATABASE_TENANT_ROLE is set without DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://host/name', DATABASE_TENANT_ROLE: 'a "b' }, 'DATABASE_TENANT_ROLE is "a "b"'],
  [{ PUBLIC_URL: 'https://sites.example.com/path' }, 'PUBLIC_URL'],
  [{ ADMIN_EMAIL: 'a@example.com' }, 'ADMIN_EMAIL and ADMIN_PASSWORD'],
  [{ BREACHED_PASSWORDS_URL: 'yes' }, 'BREACHED_PASSWORDS_URL is no address'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is no token of at least 32'],
  [{ METRICS_TOKEN: `${'x'.repeat(32)} y` }, 'METRICS_TOKEN is no token'],
  [{ STRIPE_SECRET_KEY: 'sk_test_12345678' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET'],
  [
    { STRIPE_SECRET_KEY: 'pk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' },
    'STRIPE_SECRET_KEY is'
  ],
  [{ STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET is'],
  [
    {
      STRIPE_SECRET_KEY: 'sk_test_12345678',
      STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
      STRIPE_API_URL: 'api.stripe.com'
    },
    'STRIPE_API_URL is'
  ],
  [{ SIGNING_KEYS: '[]' }, 'SIGNING_KEYS and SEALING_KEYS']
])('security bar 64: %j is refused in words', (env, words) => {
  const read = readConfig(env)
  expect(read.ok ? '' : read.problems.join()).toContain(words)
})

test("Sitewright's own database is shown unless the environment says no", () => {
  const shown = (env: Parameters<typeof readConfig>[0]) => {
    const read = readConfig(env)
    return read.ok && read.config.ownDatabase
  }
  expect([shown({}), shown({ OWN_DATABASE: 'true' }), shown({ OWN_DATABASE: 'false' })]).toEqual([
    true,
    true,
    false
  ])
})

test('proxies are addresses and networks', () => {
  const read = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32,192.0.2.7' })
  expect(read.ok && read.config.trustedProxies.map(({ length }) => length)).toEqual([8, 32, 32])
})

test('DNS servers are addresses with or without a port, as the resolver takes them', () => {
  const servers = ['192.0.2.53', '192.0.2.53:5353', '2001:db8::53', '[2001:db8::53]', '[2001:db8::53]:5353']
  const read = readConfig({ DNS_SERVERS: servers.join(', ') })
  expect(read.ok && read.config.dnsServers).toEqual(servers)
  expect(() => new Resolver().setServers(servers)).not.toThrow()
})

test('addresses are kept as browsers write them', () => {
  const read = readConfig({
    PUBLIC_URL: 'HTTPS://Sites.Example.com:443/',
    ADMIN_EMAIL: ' Maya@Example.com',
    ADMIN_PASSWORD: 'plumb line larch',
    SMTP_URL: 'smtps://user:p%40ss@mail.example.com:465',
    HOST: '::1'
  })
  expect(read.ok && [read.config.publicUrl, read.config.administrator?.email]).toEqual([
    'https://sites.example.com',
    'maya@example.com'
  ])
  const here = readConfig({ HOST: '::1', PORT: '8080' })
  expect(here.ok && here.config.publicUrl).toBe('http://[::1]:8080')
})

test('an address may make 6,000 requests a minute, or as many as is said, or any number', () => {
  const rateOf = (env: Record<string, string>) => {
    const read = readConfig(env)
    return read.ok ? read.config.requestRate : read.problems
  }
  expect(rateOf({})).toEqual({ atOnce: 3000, perSecond: 100 })
  expect(rateOf({ REQUEST_RATE: '600' })).toEqual({ atOnce: 300, perSecond: 10 })
  expect(rateOf({ REQUEST_RATE: '0' })).toBeUndefined()
})
