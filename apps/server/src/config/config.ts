import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { emailSchema, environments, type Environment } from '@sitewright/api'
import { type IpNetwork, parseIpNetwork } from '@sitewright/kernel/request'
import { isSingleAddress } from '@sitewright/kernel/mail'
import type { JWK } from 'jose'
import {
  isHostName,
  isServerAddress,
  isSmtpUrl,
  parseBareOrigin,
  parseOrigin,
  parsePort
} from './addresses.ts'
import { servesLoopbackOnly } from './serves-loopback-only.ts'

/** Configuration from the environment, read once at start. */
export interface Config {
  port: number
  host: string
  /** Data folder. */
  dataDir: string
  /** Output folder of `npm run build`. */
  buildDir: string
  /** Origins for the CSP that the browser may call for advice, besides our own. */
  providerOrigins: readonly string[]
  /** URL of a Postgres; without one the embedded SQLite is used. */
  databaseUrl: string | undefined
  /** Postgres role for the calls of tenants; undefined without row-level security. */
  tenantRole: string | undefined
  /** Public URL of this server, without a trailing slash. */
  publicUrl: string
  /** Proxies whose X-Forwarded-For is trusted, as addresses or networks. */
  trustedProxies: readonly IpNetwork[]
  /** Rate limit of requests by address; undefined for none. */
  requestRate: { atOnce: number; perSecond: number } | undefined
  /** Private networks whose databases may be connected to. */
  databaseNetworks: readonly IpNetwork[]
  /** Private networks whose services may be checked. */
  checkNetworks: readonly IpNetwork[]
  /** Private networks that webhooks may be sent to, over http too. */
  webhookNetworks: readonly IpNetwork[]
  /**
   * Whether databases on this machine may be connected to: the server listens on loopback only, and it is not disabled.
   */
  loopbackDatabases: boolean
  /** Whether copies of the control panel's own database may be connected to. */
  ownDatabase: boolean
  /** DNS servers that verify domains, as addresses with or without a port; those of this machine where it is empty. */
  dnsServers: readonly string[]
  /** SMTP server; without one mails are written to a folder. */
  smtpUrl: string | undefined
  /** Sender address of mails. */
  mailFrom: string
  /** Whether the mail folder counts as a mail system, so that addresses are verified through it (development). */
  mailOutbox: boolean
  /** Whether sign-in providers on localhost may be called over http. For development and tests only. */
  localProviders: boolean
  /** Range URL of a breached-password service; undefined turns the check off. */
  breachedPasswordsUrl: string | undefined
  /** Credentials of the first administrator, who is then created without the set-up link. */
  administrator: { email: string; password: string } | undefined
  /** URL of this installation's source code, which the pages link to; undefined for none. */
  sourceUrl: string | undefined
  /** Kind of environment that the control panel shows; null for none. */
  environment: Environment | null
  /** Bearer token of `GET /metrics`; undefined disables the route. */
  metricsToken: string | undefined
  /** Stripe, for payments of invoices; undefined where they are paid outside of the product. */
  stripe: StripeConfig | undefined
  /** Keys from the environment; without them the key file of the data folder is used. */
  keys: KeyMaterial | undefined
}

/** Connection to Stripe. */
export interface StripeConfig {
  key: string
  /** The signing secret of the webhook endpoint. */
  webhookSecret: string
  /** Origin of the API; a test server's in tests. */
  apiUrl: string
}

/** The configuration, or errors that say what to set. */
export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: readonly string[] }

type EnvironmentVariables = Readonly<Record<string, string | undefined>>

const defaultPort = 3000
const repository = findRepository(import.meta.dirname)

/** Reads the configuration from environment variables; docs/operations.md lists those for production. */
export function readConfig(environment: EnvironmentVariables): ConfigResult {
  const problems: string[] = []
  const env = dropEmpty(environment)
  const givenPort = parsePort(env['PORT'] ?? String(defaultPort))
  const port = givenPort ?? defaultPort
  if (givenPort === undefined)
    problems.push(
      `PORT is "${env['PORT']}". Set a whole number from 1 to 65535, or leave it out for ${defaultPort}.`
    )
  if (port === 0 && env['PUBLIC_URL'] === undefined)
    problems.push(
      'PORT is 0, which takes any free port. Set PUBLIC_URL too: links in mails could not be followed otherwise.'
    )
  const provider = env['AI_PROVIDER_URL'] ?? 'https://api.anthropic.com'
  const providerOrigin = parseOrigin(provider)
  if (providerOrigin === undefined)
    problems.push(
      `AI_PROVIDER_URL is "${provider}". Set a web address without a password, such as https://api.anthropic.com.`
    )
  const host = env['HOST'] ?? 'localhost'
  if (!isHostName(host))
    problems.push(`HOST is "${host}". Set a name or an address of this machine, such as 0.0.0.0.`)
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const here = `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${port}`
  const publicUrl = parseBareOrigin(env['PUBLIC_URL'] ?? here)
  const trustedProxies = parseNetworks('TRUSTED_PROXIES', env, problems)
  const config = {
    port,
    host,
    dataDir: env['DATA_DIR'] ?? join(repository, 'data'),
    buildDir: join(repository, 'build'),
    providerOrigins: providerOrigin === undefined ? [] : [providerOrigin],
    databaseUrl: env['DATABASE_URL'],
    tenantRole: env['DATABASE_TENANT_ROLE'],
    publicUrl: publicUrl ?? '',
    trustedProxies,
    requestRate: parseRequestRate(env, problems),
    databaseNetworks: parseNetworks('EGRESS_DB_ALLOW', env, problems),
    checkNetworks: parseNetworks('EGRESS_CHECK_ALLOW', env, problems),
    webhookNetworks: parseNetworks('EGRESS_WEBHOOK_ALLOW', env, problems),
    loopbackDatabases:
      parseSwitch('EGRESS_DB_LOOPBACK', env, problems, 'true') &&
      servesLoopbackOnly({ host, publicUrl: publicUrl ?? '', trustedProxies }),
    ownDatabase: parseSwitch('OWN_DATABASE', env, problems, 'true'),
    dnsServers: parseDnsServers(env, problems),
    smtpUrl: env['SMTP_URL'],
    mailFrom: env['MAIL_FROM'] ?? `no-reply@${hostOf(publicUrl ?? '')}`,
    mailOutbox: parseSwitch('MAIL_OUTBOX', env, problems),
    localProviders: parseSwitch('LOCAL_PROVIDERS', env, problems),
    breachedPasswordsUrl: env['BREACHED_PASSWORDS_URL'],
    sourceUrl: env['SOURCE_URL'],
    administrator: parseAdministrator(env, problems),
    environment: parseEnvironment(env, problems),
    metricsToken: parseMetricsToken(env, problems),
    stripe: parseStripe(env, problems),
    keys: parseKeys(env, problems)
  }
  if (config.databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(config.databaseUrl))
    problems.push(
      'DATABASE_URL is no Postgres address. Set one such as postgres://user:password@host:5432/name.'
    )
  if (config.tenantRole !== undefined && !/^[a-z_][a-z0-9_]{0,62}$/.test(config.tenantRole))
    problems.push(
      `DATABASE_TENANT_ROLE is "${config.tenantRole}". Set a name of lower-case letters, digits and underscores, such as sitewright_tenant.`
    )
  if (config.tenantRole !== undefined && config.databaseUrl === undefined)
    problems.push(
      'DATABASE_TENANT_ROLE is set without DATABASE_URL. Row-level security takes a Postgres: set its address, or leave the role out.'
    )
  if (config.smtpUrl !== undefined && !isSmtpUrl(config.smtpUrl))
    problems.push('SMTP_URL is no mail server. Set one such as smtps://user:password@mail.example.com.')
  if (config.breachedPasswordsUrl !== undefined && !/^https?:$/.test(protocolOf(config.breachedPasswordsUrl)))
    problems.push(
      'BREACHED_PASSWORDS_URL is no address. Set one such as https://api.pwnedpasswords.com/range, or leave it out.'
    )
  if (config.sourceUrl !== undefined && parseOrigin(config.sourceUrl) === undefined)
    problems.push(
      `SOURCE_URL is "${config.sourceUrl}". Set a web address without a password, such as https://code.example.com/sitewright, or leave it out.`
    )
  if (!isSingleAddress(config.mailFrom))
    problems.push(`MAIL_FROM is "${config.mailFrom}". Set one address, such as no-reply@example.com.`)
  if (env['PUBLIC_URL'] !== undefined && publicUrl === undefined)
    problems.push(
      `PUBLIC_URL is ${JSON.stringify(env['PUBLIC_URL'])}. Set the address of this server and nothing behind it, such as https://sites.example.com.`
    )
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config }
}

function parseEnvironment(env: EnvironmentVariables, problems: string[]): Environment | null {
  const text = env['ENVIRONMENT']
  const known = environments.find((each) => each === text)
  if (text !== undefined && known === undefined)
    problems.push(`ENVIRONMENT is "${text}". Set ${environments.join(', ')}, or leave it out.`)
  return known ?? null
}

/** Both secrets, or neither; errors never contain them. */
function parseStripe(env: EnvironmentVariables, problems: string[]): StripeConfig | undefined {
  const key = env['STRIPE_SECRET_KEY']
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET']
  if (key === undefined && webhookSecret === undefined) return undefined
  if (key === undefined || webhookSecret === undefined) {
    problems.push(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: without the second one no payment would be noticed. Set both, or leave both out.'
    )
    return undefined
  }
  if (!/^(?:sk|rk)_(?:test|live)_\w{8,}$/.test(key))
    problems.push('STRIPE_SECRET_KEY is no secret key of Stripe, such as sk_test_… or rk_live_…')
  if (!/^whsec_[\w+/=]{8,}$/.test(webhookSecret))
    problems.push('STRIPE_WEBHOOK_SECRET is no signing secret of a webhook endpoint, such as whsec_…')
  const apiUrl = parseBareOrigin(env['STRIPE_API_URL'] ?? 'https://api.stripe.com')
  if (apiUrl === undefined)
    problems.push(
      'STRIPE_API_URL is no address. Set one without a path, or leave it out for https://api.stripe.com.'
    )
  return { key, webhookSecret, apiUrl: apiUrl ?? '' }
}

/** Parses a bearer token (RFC 6750, 2.1) that is long enough not to be guessed. */
function parseMetricsToken(env: EnvironmentVariables, problems: string[]): string | undefined {
  const token = env['METRICS_TOKEN']
  if (token !== undefined && !/^[A-Za-z0-9._~+/-]{32,512}=*$/.test(token))
    problems.push(
      'METRICS_TOKEN is no token of at least 32 letters, digits and signs of ._~+/-. Make one with: openssl rand -hex 32'
    )
  return token
}

/** The root folder of the repository; the server runs from its sources or from its bundle, both below it. */
function findRepository(folder: string): string {
  const parent = dirname(folder)
  return existsSync(join(folder, 'package-lock.json')) || parent === folder ? folder : findRepository(parent)
}

function dropEmpty(environment: EnvironmentVariables): EnvironmentVariables {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}

function splitList(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

function parseNetworks(name: string, env: EnvironmentVariables, problems: string[]): IpNetwork[] {
  return splitList(env[name]).flatMap((text) => {
    const network = parseIpNetwork(text)
    if (network === undefined)
      problems.push(
        `${name} has "${text}". Set addresses and networks with commas between: 10.0.0.0/8, 192.0.2.7.`
      )
    return network ?? []
  })
}

function parseDnsServers(env: EnvironmentVariables, problems: string[]): string[] {
  return splitList(env['DNS_SERVERS']).filter((text) => {
    const isServer = isServerAddress(text)
    if (!isServer)
      problems.push(
        `DNS_SERVERS has "${text}". Set addresses with commas between, with a port where it is not 53: 192.0.2.53, [2001:db8::53]:5353.`
      )
    return isServer
  })
}

/** A burst may take half of a minute's limit: a page loads about 60 files, and an office shares one address. */
function parseRequestRate(env: EnvironmentVariables, problems: string[]): Config['requestRate'] {
  const text = env['REQUEST_RATE'] ?? '6000'
  const perMinute = Number(text)
  if (!/^\d{1,7}$/.test(text) || (perMinute > 0 && perMinute < 600))
    problems.push(
      `REQUEST_RATE is "${text}". Set how many requests an address may make in a minute, at least 600, or 0 for any number.`
    )
  return perMinute === 0 ? undefined : { atOnce: perMinute / 2, perSecond: perMinute / 60 }
}

function protocolOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : ''
}

/** The host of a URL for the domain part of a mail address, where an IPv6 address is not valid. */
function hostOf(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return host === '' || host.startsWith('[') ? 'localhost' : host
}

function parseSwitch(
  name: string,
  env: EnvironmentVariables,
  problems: string[],
  usual: 'true' | 'false' = 'false'
): boolean {
  const value = env[name] ?? usual
  if (value !== 'true' && value !== 'false')
    problems.push(`${name} is "${value}". Set ${usual === 'true' ? 'false' : 'true'}, or leave it out.`)
  return value === 'true'
}

function parseAdministrator(env: EnvironmentVariables, problems: string[]): Config['administrator'] {
  const email = env['ADMIN_EMAIL']
  const password = env['ADMIN_PASSWORD']
  if (email === undefined && password === undefined) return undefined
  if (email !== undefined && password !== undefined) {
    const read = emailSchema.safeParse(email)
    if (read.success) return { email: read.data, password }
    problems.push(`ADMIN_EMAIL is "${email}". Set the address that the administrator signs in with.`)
    return undefined
  }
  problems.push(
    'ADMIN_EMAIL and ADMIN_PASSWORD belong together. Set both, or neither and use the link of the first start.'
  )
  return undefined
}

function parseKeys(env: EnvironmentVariables, problems: string[]): KeyMaterial | undefined {
  const signing = env['SIGNING_KEYS']
  const sealing = env['SEALING_KEYS']
  if (signing === undefined && sealing === undefined) return undefined
  try {
    if (signing === undefined || sealing === undefined) throw new Error('one is missing')
    return { signing: JSON.parse(signing) as KeyMaterial['signing'], sealing: splitList(sealing) }
  } catch {
    problems.push(
      'SIGNING_KEYS and SEALING_KEYS belong together: a JSON list of Ed25519 keys (JWK), and keys of 32 bytes as base64url with commas between. Make them with: node apps/server/src/new-keys.ts'
    )
    return undefined
  }
}

/** Key material of an installation, newest first, from the environment or the key file. */
export interface KeyMaterial {
  /** Ed25519 private keys as JWK. */
  signing: readonly JWK[]
  /** 32 random bytes each, base64url. */
  sealing: readonly string[]
}
