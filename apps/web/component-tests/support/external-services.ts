import { commands } from 'vitest/browser'
import type { DatabaseSettings } from '@sitewright/databases'
import type { TestDatabaseKind } from '../node/external-services.ts'
import type { ComponentTestServer } from './server.ts'

/** A site on this machine, which answers with a status that the test changes. */
export interface TestSite {
  url: string
  answerWith: (status: number) => Promise<void>
  /** The headers of what was asked of it. */
  received: () => Promise<Readonly<Record<string, string>>[]>
}

/** Starts a site that ends with the test. */
export async function startSite({ id }: ComponentTestServer): Promise<TestSite> {
  return {
    url: await commands.startSite(id),
    answerWith: (status) => commands.setSiteStatus(id, status),
    received: () => commands.readSiteCalls(id)
  }
}

/** A database of this machine that a test connects, with roles of each danger. */
export interface TestDatabase {
  settings: DatabaseSettings
  users: Readonly<Record<'reader' | 'writer', string>>
  /** Runs a statement as the owner of everything. */
  run: (text: string) => Promise<Record<string, unknown>[]>
  /** Runs a statement as one of the roles; the error code where it failed. */
  runAs: (user: string, text: string) => Promise<string>
  /** The names of the commands that came to it, where it tells. */
  commands: () => Promise<string[]>
}

/** Makes a database that ends with the test. */
export async function startDatabase(
  { id }: ComponentTestServer,
  kind: TestDatabaseKind
): Promise<TestDatabase> {
  const { settings, users } = await commands.startDatabase(id, kind)
  return {
    settings,
    users: { reader: users['reader'] ?? settings.user, writer: users['writer'] ?? settings.user },
    run: (text) => commands.runOnDatabase(id, text),
    runAs: (user, text) => commands.runOnDatabaseAs(id, user, text),
    commands: () => commands.readDatabaseCommands(id)
  }
}
