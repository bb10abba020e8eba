import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** Calls that match are never answered. */
const hold = (call: RegExp) => (page: Page) => page.route(call, () => undefined)

/** Calls that match fail as on a network that is gone. */
const fail = (call: RegExp) => (page: Page) => page.route(call, (route) => route.abort())

/** Calls that match are refused by a server that has failed. */
const refuse = (call: RegExp) => (page: Page) =>
  page.route(call, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        message: 'Something went wrong on our side. Try again.',
        traceId: '0b3e9c1f7d2a4c55',
        error: { code: 'server.failed', message: 'Something went wrong on our side. Try again.' }
      })
    })
  )

/** Bars are drawn once an answer takes longer than 200 ms. */
async function waitForBars(page: Page): Promise<void> {
  await page.locator('[aria-busy="true"]').first().waitFor()
  await page.waitForTimeout(500)
}

async function openRecord(page: Page, name: RegExp, tab: string): Promise<void> {
  await page.getByRole('link', { name }).click()
  await page.getByRole('tab', { name: tab }).click()
}

const calls = {
  users: /\/api\/admin\/users\?/,
  roles: /\/api\/admin\/roles$/,
  providers: /\/api\/admin\/providers$/,
  settings: /\/api\/admin\/settings\/security$/,
  audit: /\/api\/admin\/audit\?/,
  notices: /\/api\/admin\/notices/,
  sessions: /\/api\/admin\/users\/[^/]+\/sessions$/
} as const

const people = { path: '/admin/users', ready: 'person1@example.com' } as const
const audit = '/admin/auth-settings?view=audit'

/** What the screens of the control panel show while they load, where nothing is there, and where something failed. */
export const stateScreens: readonly Screen[] = [
  {
    name: 'admin-users-loading',
    path: '/admin/users',
    before: hold(calls.users),
    ready: 'Add user',
    act: waitForBars
  },
  {
    name: 'admin-users-failed',
    path: '/admin/users',
    before: refuse(calls.users),
    ready: 'could not be loaded'
  },
  {
    name: 'admin-users-offline',
    path: '/admin/users',
    before: fail(calls.users),
    ready: 'could not be loaded'
  },
  {
    name: 'admin-users-long',
    path: '/admin/users?q=Wolfeschlegel',
    ready: 'person7@example.com',
    act: (page) => openRecord(page, /Wolfeschlegel/, 'Details')
  },
  { name: 'admin-user-right-to-left', ...people, act: (page) => openRecord(page, /حداد/, 'Details') },
  {
    name: 'admin-user-sessions-failed',
    ...people,
    before: fail(calls.sessions),
    act: async (page) => {
      await openRecord(page, /Dana Whitlock/, 'Sessions')
      await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).waitFor()
    }
  },
  { name: 'admin-user-no-sessions', ...people, act: (page) => openRecord(page, /Ines Duarte/, 'Sessions') },
  { name: 'admin-user-gone', path: '/admin/users?user=nobody', ready: 'person1@example.com' },
  {
    name: 'admin-roles-loading',
    path: '/admin/users?roles',
    before: hold(calls.roles),
    ready: 'Roles',
    act: waitForBars
  },
  {
    name: 'admin-settings-loading',
    path: '/admin/auth-settings',
    before: hold(calls.providers),
    ready: 'Security Settings',
    act: waitForBars
  },
  {
    name: 'admin-settings-failed',
    path: '/admin/auth-settings',
    before: fail(calls.providers),
    ready: 'Try again'
  },
  {
    name: 'admin-security-failed',
    path: '/admin/auth-settings?security=1',
    before: fail(calls.settings),
    ready: 'Try again'
  },
  { name: 'admin-audit-loading', path: audit, before: hold(calls.audit), ready: 'Export', act: waitForBars },
  { name: 'admin-audit-failed', path: audit, before: fail(calls.audit), ready: 'could not be loaded' },
  { name: 'admin-audit-none', path: `${audit}&q=nothing%20like%20it`, ready: 'Clear' },
  {
    name: 'admin-notices-failed',
    ...people,
    before: fail(calls.notices),
    act: async (page) => {
      await page.getByRole('button', { name: /^Notices/ }).click()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    }
  },
  {
    name: 'admin-search-none',
    ...people,
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('nothing like it')
      await page
        .getByText(/Nothing|No match|nothing/)
        .first()
        .waitFor()
    }
  },
  {
    name: 'admin-views-menu',
    path: '/admin/users?role=editor',
    ready: 'Dana Whitlock',
    act: async (page) => {
      await page.getByRole('button', { name: /^The view / }).click()
      await page.getByRole('menuitem', { name: 'Rename' }).waitFor()
    }
  },
  {
    name: 'admin-views-save',
    path: '/admin/users?status=active&role=user',
    ready: 'person5@example.com',
    act: async (page) => {
      await page.getByRole('button', { name: 'Save view' }).click()
      await page.getByRole('dialog').getByLabel('Name').waitFor()
    }
  }
]
