import type { OpenAPIHono } from '@hono/zod-openapi'
import type { SavedProject } from '@sitewright/api'
import { dentist, type Site } from '@sitewright/site'
import type { Services } from '@sitewright/kernel/services'
import type { Database, UserRow } from '@sitewright/kernel/db'
import type { Env } from '@sitewright/kernel/request'
import {
  createTestClock,
  createTestOutbox,
  createTestServices,
  type TestClock
} from '@sitewright/kernel/testing/services'
import { createSavedProjectsApp } from './saved-projects-app.ts'
import type { TestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'

/** Two signed-in users on one server. */
export interface TwoUsers {
  services: Services
  app: OpenAPIHono<Env>
  now: TestClock
  maya: TestBrowser
  noor: TestBrowser
  /** Gives Maya a new session: none lasts as long as a deleted project. */
  signInAgain: () => Promise<void>
}

export async function createTwoUsers(database: Database): Promise<TwoUsers> {
  const now = createTestClock()
  const services = await createTestServices(database, { now, outbox: createTestOutbox(false) })
  const app = createSavedProjectsApp(services)
  const create = (firstName: string): Promise<UserRow> =>
    createTestUser(services, 'user', { email: `${firstName}@example.com`, firstName, password: null })
  const mayaRow = await create('maya')
  const maya = await createTestClient(services, app, mayaRow, 'user')
  const noor = await createTestClient(services, app, await create('noor'), 'user')
  return {
    services,
    app,
    now,
    maya,
    noor,
    async signInAgain() {
      maya.token = (await createTestClient(services, app, mayaRow, 'user')).token
    }
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
