import type { OpenAPIHono } from '@hono/zod-openapi'
import type { SavedProject } from '@sitewright/api'
import { dentist, type Site } from '@sitewright/site'
import type { Services } from '../src/services/services.ts'
import type { Database } from '../src/db/database.ts'
import type { Env } from '../src/request/env.ts'
import { createTestClock, createTestOutbox, createTestServices, type TestClock } from './services.ts'
import { createAccountsApp } from './accounts-app.ts'
import { createTestBrowser, type TestBrowser } from './browser.ts'

/** Two signed-in users on one server. */
export interface TwoUsers {
  services: Services
  app: OpenAPIHono<Env>
  now: TestClock
  maya: TestBrowser
  noor: TestBrowser
}

export async function createTwoUsers(database: Database): Promise<TwoUsers> {
  const now = createTestClock()
  const services = await createTestServices(database, { now, outbox: createTestOutbox(false) })
  const app = createAccountsApp(services)
  const signedIn = async (firstName: string, address: string): Promise<TestBrowser> => {
    const page = createTestBrowser(app, { address })
    await page.call('POST', '/api/auth/register', {
      firstName,
      lastName: 'Okafor',
      email: `${firstName}@example.com`,
      password: 'plumb line larch'
    })
    return page
  }
  return {
    services,
    app,
    now,
    maya: await signedIn('maya', '192.0.2.10'),
    noor: await signedIn('noor', '192.0.2.20')
  }
}

export const readJson = async <T = Record<string, unknown>>(response: Response): Promise<T> =>
  (await response.json()) as T

/** The dentist's site under another name. */
export function siteNamed(businessName: string): Site {
  return { ...dentist, businessInfo: { ...dentist.businessInfo, businessName } }
}

/** Saves a site as a new project. */
export async function saveNewProject(page: TestBrowser, site: Site = dentist): Promise<SavedProject> {
  return readJson<SavedProject>(await page.call('POST', '/api/saved-projects', { site }))
}

/** Saves versions over a project until it has as many. */
export async function saveVersionsUpTo(page: TestBrowser, id: string, version: number): Promise<void> {
  for (let baseVersion = 1; baseVersion < version; baseVersion += 1)
    await page.call('PUT', `/api/saved-projects/${id}`, {
      site: siteNamed(`Practice ${baseVersion + 1}`),
      baseVersion
    })
}
