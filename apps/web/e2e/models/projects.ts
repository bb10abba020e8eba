import type { Site } from '@sitewright/site'
import type { Locator, Page } from '@playwright/test'
import { startSession } from './session.ts'
import type { TestUser } from './test-user.ts'

/** The page of saved projects as people use it. */
export interface ProjectsPage {
  row: (name: string) => Locator
  /** Does what stands in a project's menu. */
  choose: (name: string, act: string) => Promise<void>
  dialog: (name: string | RegExp) => Locator
  toast: (text: string | RegExp) => Locator
}

export function projectsPage(page: Page): ProjectsPage {
  return {
    row: (name) =>
      page
        .getByRole('list', { name: 'Your projects' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) }),
    choose: async (name, act) => {
      await page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
      await page.getByRole('button', { name: act, exact: true }).click()
    },
    dialog: (name) => page.getByRole('dialog', { name }),
    toast: (text) => page.locator('.toast').filter({ hasText: text })
  }
}

/** Saves sites as a user, by the API. */
export async function saveSites(page: Page, person: TestUser, sites: readonly Site[]): Promise<string[]> {
  const { api, headers } = await client(page, person)
  const ids: string[] = []
  for (const site of sites) {
    const response = await api.post('/api/saved-projects', { headers, data: { site } })
    ids.push(((await response.json()) as { id: string }).id)
  }
  return ids
}

/** Saves a new version of a project, as another browser of the same person would. */
export async function saveFromOtherBrowser(
  page: Page,
  person: TestUser,
  id: string,
  site: Site
): Promise<void> {
  const { api, headers } = await client(page, person)
  const { version } = (await (await api.get(`/api/saved-projects/${id}`, { headers })).json()) as {
    version: number
  }
  await api.put(`/api/saved-projects/${id}`, { headers, data: { site, baseVersion: version } })
}

async function client(page: Page, { email, password }: TestUser) {
  const api = page.request
  const csrf = { 'x-requested-with': 'sitewright', 'x-session-transport': 'body' }
  const response = await api.post('/api/auth/login', { headers: csrf, data: { email, password } })
  const { token } = (await response.json()) as { token: string }
  return { api, headers: { ...csrf, authorization: `Bearer ${token}` } }
}

/** Signs in and goes to the projects. */
export async function openProjects(page: Page, person: TestUser): Promise<void> {
  await startSession(page, 'user', person)
  await page.goto('/auth/projects')
  await page.getByRole('heading', { level: 1, name: 'Your projects' }).waitFor()
}
