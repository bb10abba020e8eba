import type { OpenAPIHono } from '@hono/zod-openapi'
import type { SavedProject } from '@sitewright/api'
import { dentist, type Site } from '@sitewright/site'
import type { Accounts } from '../../accounts.ts'
import type { Database } from '../../db/database.ts'
import type { Env } from '../../http/env.ts'
import { clock, keptOutbox, testAccounts, type Clock } from '../../testing-accounts.ts'
import { accountsApp, browser, type TestBrowser } from '../../testing-app.ts'

/** Two people on one server, each signed in. */
export interface TwoPeople {
  accounts: Accounts
  app: OpenAPIHono<Env>
  now: Clock
  maya: TestBrowser
  noor: TestBrowser
}

export async function twoPeople(database: Database): Promise<TwoPeople> {
  const now = clock()
  const accounts = await testAccounts(database, { now, outbox: keptOutbox(false) })
  const app = accountsApp(accounts)
  const signedIn = async (firstName: string, address: string): Promise<TestBrowser> => {
    const page = browser(app, { address })
    await page.call('POST', '/api/auth/register', {
      firstName,
      lastName: 'Okafor',
      email: `${firstName}@example.com`,
      password: 'plumb line larch'
    })
    return page
  }
  return {
    accounts,
    app,
    now,
    maya: await signedIn('maya', '192.0.2.10'),
    noor: await signedIn('noor', '192.0.2.20')
  }
}

export const json = async <T = Record<string, unknown>>(response: Response): Promise<T> =>
  (await response.json()) as T

/** The dentist's site under another name. */
export function siteNamed(businessName: string): Site {
  return { ...dentist, businessInfo: { ...dentist.businessInfo, businessName } }
}

/** Saves a site as a new project. */
export async function saved(page: TestBrowser, site: Site = dentist): Promise<SavedProject> {
  return json<SavedProject>(await page.call('POST', '/api/saved-projects', { site }))
}

/** Saves versions over a project until it has as many. */
export async function savedUpTo(page: TestBrowser, id: string, version: number): Promise<void> {
  for (let baseVersion = 1; baseVersion < version; baseVersion += 1)
    await page.call('PUT', `/api/saved-projects/${id}`, {
      site: siteNamed(`Practice ${baseVersion + 1}`),
      baseVersion
    })
}
