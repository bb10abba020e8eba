import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Accounts } from '../../accounts.ts'
import { readConfig, type Config } from '../../config.ts'
import { unboundedBodies } from '../../http/large-bodies.ts'
import { silentLog } from '../../http/log.ts'
import { accountsApp, browser, type TestBrowser } from '../../testing-app.ts'
import { startAccounts } from '../start-accounts.ts'

/** What a test gives back when it ends, the last thing first. */
export type Cleanups = (() => unknown)[]

/** A folder of a test's own. */
export function testFolder(cleanups: Cleanups): string {
  const made = mkdtempSync(join(tmpdir(), 'sitewright-test-'))
  cleanups.push(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** The configuration that an environment gives. */
export function configOf(env: Readonly<Record<string, string>>): Config {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.config
}

/** The accounts as the server starts them, and a browser on them. */
export async function startedAccounts(
  config: Config,
  cleanups: Cleanups
): Promise<{ accounts: Accounts; close: () => Promise<void>; page: TestBrowser }> {
  const { accounts, close } = await startAccounts(config, silentLog, unboundedBodies)
  let closed: Promise<void> | undefined
  const closeOnce = () => (closed ??= close())
  cleanups.push(closeOnce)
  return { accounts, close: closeOnce, page: browser(accountsApp(accounts)) }
}

/** Somebody who registers in tests. */
export const maya = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  password: 'plumb line larch'
}
export const credentials = { email: maya.email, password: maya.password }
