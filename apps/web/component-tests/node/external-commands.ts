import { defineBrowserCommand } from '@vitest/browser-playwright'
import type { DatabaseSettings } from '@sitewright/databases'
import type { DnsReply } from '@sitewright/kernel/testing/dns-server'
import {
  externalServicesOf,
  setDnsReply,
  startTestDatabase,
  startTestSite,
  type TestDatabase,
  type TestDatabaseKind
} from './external-services.ts'

/** What component tests ask of the sites, the DNS and the databases that they have beside their server. */
export const externalCommands = {
  startSite: defineBrowserCommand<[serverId: string]>(async (_browser, serverId) => {
    const { url } = await startTestSite(serverId)
    return url
  }),
  setSiteStatus: defineBrowserCommand<[serverId: string, status: number]>((_browser, serverId, status) => {
    const { site } = externalServicesOf(serverId)
    if (site !== undefined) site.status = status
  }),
  readSiteCalls: defineBrowserCommand<[serverId: string]>((_browser, serverId) =>
    Promise.resolve(externalServicesOf(serverId).site?.received ?? [])
  ),
  setDnsReply: defineBrowserCommand<[serverId: string, name: string, reply: DnsReply]>(
    (_browser, serverId, name, reply) => setDnsReply(serverId, name, reply)
  ),
  startDatabase: defineBrowserCommand<[serverId: string, kind: TestDatabaseKind]>(
    async (_browser, serverId, kind) => {
      const { settings, users } = await startTestDatabase(serverId, kind)
      return { settings, users }
    }
  ),
  runOnDatabase: defineBrowserCommand<[serverId: string, text: string]>((_browser, serverId, text) =>
    databaseOf(serverId).run(text)
  ),
  runOnDatabaseAs: defineBrowserCommand<[serverId: string, user: string, text: string]>(
    (_browser, serverId, user, text) => databaseOf(serverId).runAs(user, text)
  ),
  readDatabaseCommands: defineBrowserCommand<[serverId: string]>((_browser, serverId) =>
    databaseOf(serverId).commands()
  )
}

function databaseOf(serverId: string): TestDatabase {
  const { database } = externalServicesOf(serverId)
  if (database === undefined) throw new Error('The test has not started a database')
  return database
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    startSite: (serverId: string) => Promise<string>
    setSiteStatus: (serverId: string, status: number) => Promise<void>
    readSiteCalls: (serverId: string) => Promise<Readonly<Record<string, string>>[]>
    setDnsReply: (serverId: string, name: string, reply: DnsReply) => Promise<void>
    startDatabase: (
      serverId: string,
      kind: TestDatabaseKind
    ) => Promise<{ settings: DatabaseSettings; users: Readonly<Record<string, string>> }>
    runOnDatabase: (serverId: string, text: string) => Promise<Record<string, unknown>[]>
    runOnDatabaseAs: (serverId: string, user: string, text: string) => Promise<string>
    readDatabaseCommands: (serverId: string) => Promise<string[]>
  }
}
