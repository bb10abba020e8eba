import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Services } from '@sitewright/kernel/services'
import { unboundedBodies } from '@sitewright/kernel/http'
import { silentLog } from '@sitewright/kernel/request'
import { createProductApp } from '@sitewright/product/testing/product-app'
import { createTestBrowser, type TestBrowser } from '@sitewright/kernel/testing/browser'
import { readConfig, type Config } from '../config/config.ts'
import { startServices } from '../start/start-services.ts'

/** Cleanup functions of a test, run in reverse order. */
export type Cleanups = (() => unknown)[]

export function createTestFolder(cleanups: Cleanups): string {
  const made = mkdtempSync(join(tmpdir(), 'sitewright-test-'))
  cleanups.push(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** Parses an environment; throws if it is invalid. */
export function parseTestConfig(env: Readonly<Record<string, string>>): Config {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.config
}

/** Services as the server starts them, and a browser. */
export async function startTestServices(
  config: Config,
  cleanups: Cleanups
): Promise<{ services: Services; close: () => Promise<void>; page: TestBrowser }> {
  const { services, close } = await startServices(config, silentLog, unboundedBodies)
  let closed: Promise<void> | undefined
  const closeOnce = () => (closed ??= close())
  cleanups.push(closeOnce)
  return { services, close: closeOnce, page: createTestBrowser(createProductApp(services)) }
}

export const maya = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  password: 'plumb line larch'
}
export const credentials = { email: maya.email, password: maya.password }
