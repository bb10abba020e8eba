// What the product talks to besides its own server: sites, DNS and databases, made for one test each.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DatabaseSettings } from '@sitewright/databases'
import { startDynamodb } from '@sitewright/databases/testing/dynamodb'
import { writeMongodb } from '@sitewright/databases/testing/mongodb'
import { startMongodbServer } from '@sitewright/databases/testing/mongodb-server'
import { createMysqlFixture } from '@sitewright/databases/testing/mysql'
import { createPostgresqlFixture } from '@sitewright/databases/testing/postgresql'
import { startDnsServer, type DnsReply, type DnsServer } from '@sitewright/kernel/testing/dns-server'

/** A site that answers with whatever status a test wants. */
export interface TestSite {
  url: string
  status: number
  /** The headers of what was asked of it. */
  received: IncomingHttpHeaders[]
}

/** A database that a test connects, with tables and roles of its own. */
export interface TestDatabase {
  settings: DatabaseSettings
  /** Its roles by what they may do; none where it has but one. */
  users: Readonly<Record<string, string>>
  /** Runs a statement as the owner of everything. */
  run: (text: string) => Promise<Record<string, unknown>[]>
  /** Runs a statement as one of the roles; the error code where it failed. */
  runAs: (user: string, text: string) => Promise<string>
  /** The names of the commands that came to it, where it tells. */
  commands: () => string[]
}

/** What a test may connect. */
export type TestDatabaseKind = 'postgresql' | 'mysql' | 'dynamodb' | 'mongodb'

/** All that a test started, to be ended with its server. */
export interface ExternalServices {
  site?: TestSite
  database?: TestDatabase
  dns?: DnsServer
  end: (() => unknown)[]
}

const started = new Map<string, ExternalServices>()

/** What was started for a server. */
export function externalServicesOf(serverId: string): ExternalServices {
  const found = started.get(serverId) ?? { end: [] }
  started.set(serverId, found)
  return found
}

/** Ends what was started for a server. */
export async function endExternalServices(serverId: string): Promise<void> {
  const { end } = externalServicesOf(serverId)
  started.delete(serverId)
  for (const each of end) await each()
}

/** Starts a site on this machine. */
export async function startTestSite(serverId: string): Promise<TestSite> {
  const site: TestSite = { url: '', status: 200, received: [] }
  const listener = createServer((request, response) => {
    site.received.push(request.headers)
    request.resume()
    response.writeHead(site.status).end()
  })
  await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready))
  site.url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`
  const services = externalServicesOf(serverId)
  services.site = site
  services.end.push(() => listener.close())
  return site
}

/** Lets DNS say something of a name. */
export function setDnsReply(serverId: string, name: string, reply: DnsReply): void {
  const { dns } = externalServicesOf(serverId)
  if (dns === undefined) throw new Error('The server of this test asks no DNS: set hasDns')
  dns.replies.set(name, reply)
}

/** Starts DNS for a server; returns its address. */
export async function startTestDns(serverId: string): Promise<string> {
  const services = externalServicesOf(serverId)
  const dns = await startDnsServer()
  services.dns = dns
  services.end.push(() => dns.close())
  return dns.address
}

/** Makes a database of a kind, which a test connects. */
export async function startTestDatabase(serverId: string, kind: TestDatabaseKind): Promise<TestDatabase> {
  const { stop, ...database } = await makers[kind]()
  const services = externalServicesOf(serverId)
  services.database = database
  services.end.push(stop)
  return database
}

const runsNothing = () => Promise.reject(new Error('This database runs no statements for tests'))

const makers: Readonly<Record<TestDatabaseKind, () => Promise<TestDatabase & { stop: () => unknown }>>> = {
  postgresql: async () => {
    const name = `test_data_${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`
    const fixture = await createPostgresqlFixture(addressFrom('TEST_DATABASE_URL'), name)
    return { ...fixture, commands: () => [], stop: () => fixture.drop() }
  },
  mysql: async () => {
    const fixture = await createMysqlFixture(addressFrom('TEST_MARIADB_URL'))
    return { ...fixture, runAs: runsNothing, commands: () => [], stop: () => fixture.drop() }
  },
  dynamodb: async () => {
    const fixture = await startDynamodb()
    const { settings, stop } = fixture
    return { settings, users: {}, run: runsNothing, runAs: runsNothing, commands: () => [], stop }
  },
  mongodb: async () => {
    const server = await startMongodbServer()
    const { port, user, password } = server
    const place = { host: '127.0.0.1', port, database: 'billing', tls: false, certificate: null }
    const settings: DatabaseSettings = { kind: 'mongodb', ...place, user, password }
    await writeMongodb(settings, {
      customers: [
        { _id: 1, name: 'Okonkwo Catering' },
        { _id: 2, name: null }
      ]
    })
    const names = () => server.commands.flatMap((command) => Object.keys(command))
    return {
      settings,
      users: {},
      run: runsNothing,
      runAs: runsNothing,
      commands: names,
      stop: () => server.stop()
    }
  }
}

/** The address of a server of databases, which a variable of the environment names. */
export function addressFrom(variable: 'TEST_DATABASE_URL' | 'TEST_MARIADB_URL'): string {
  const url = process.env[variable]
  if (url === undefined) throw new Error(`Set ${variable} to the address of a server of databases.`)
  return url
}
