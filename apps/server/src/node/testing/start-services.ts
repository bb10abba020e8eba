import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Services } from '../../services.ts'
import { readConfig, type Config } from '../../config.ts'
import { unboundedBodies } from '../../http/large-bodies.ts'
import { silentLog } from '../../http/log.ts'
import { createAccountsApp, createTestBrowser, type TestBrowser } from '../../testing-app.ts'
import { startServices } from '../start-services.ts'

/** What a test gives back when it ends, the last thing first. */
export type Cleanups = (() => unknown)[]

/** A folder of a test's own. */
export function createTestFolder(cleanups: Cleanups): string {
  const made = mkdtempSync(join(tmpdir(), 'sitewright-test-'))
  cleanups.push(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** The configuration that an environment gives. */
export function parseTestConfig(env: Readonly<Record<string, string>>): Config {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.config
}

/** The accounts as the server starts them, and a browser on them. */
export async function startTestServices(
  config: Config,
  cleanups: Cleanups
): Promise<{ services: Services; close: () => Promise<void>; page: TestBrowser }> {
  const { services, close } = await startServices(config, silentLog, unboundedBodies)
  let closed: Promise<void> | undefined
  const closeOnce = () => (closed ??= close())
  cleanups.push(closeOnce)
  return { services, close: closeOnce, page: createTestBrowser(createAccountsApp(services)) }
}

/** Somebody who registers in tests. */
export const maya = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  password: 'plumb line larch'
}
export const credentials = { email: maya.email, password: maya.password }
