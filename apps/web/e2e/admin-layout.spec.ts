import { expect, type Page } from '@playwright/test'
import { demoCredentials } from '@sitewright/api/worker-protocol'
import { test } from './models/account-test.ts'
import { administrator, administratorEnv, signInByForm, signInToPanel } from './models/admin.ts'
import { findViolationsInBothSchemes } from './models/axe.ts'
import { expectNoErrors, watchPage } from './models/page-watch.ts'
import { startPlainServer } from './models/plain-server.ts'
import { findSidewaysScroll } from './models/sideways-scroll.ts'
import { registerUser, uniqueIpAddress } from './models/test-user.ts'

test.use({ serverEnv: { ...administratorEnv, ENVIRONMENT: 'staging' } })

const search = (page: Page) => page.getByRole('dialog', { name: 'Search or run' })
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Preferences' })
const notices = (page: Page) => page.getByRole('dialog', { name: 'Notices' })

async function openPreferences(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Account of ${administrator.email}` }).click()
  await page.getByRole('menuitem', { name: 'Preferences' }).click()
  await expect(preferences(page).getByRole('radio', { name: 'Dark' })).toBeVisible()
}

/** Fails to sign in until the account is locked, from another address. */
async function lockAccount(origin: string, email: string): Promise<void> {
  const address = uniqueIpAddress()
  for (let attempt = 0; attempt < 6; attempt += 1)
    await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'test',
        'x-forwarded-for': address
      },
      body: JSON.stringify({ email, password: 'not the password' })
    })
}

test('the bar names the place, the person and the installation; the menu has the three entries of the spec', async ({
  page
}) => {
  const seen = watchPage(page)
  await signInToPanel(page)
  await page.getByRole('link', { name: /^Users/ }).click()
  const path = page.getByRole('navigation', { name: 'You are here' })
  await expect(path.getByRole('listitem')).toHaveText(['Admin', 'Users'])
  await expect(page.getByText('Staging', { exact: true })).toBeVisible()
  await expect(page.getByText(/checked \d+ s ago/)).toBeVisible()
  const account = page.getByRole('button', { name: `Account of ${administrator.email}` })
  await account.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Profile Settings', 'Preferences', 'Logout'])
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
  const sidebar = page.getByRole('complementary', { name: 'Control panel' })
  expect((await sidebar.boundingBox())?.width).toBe(280)
  await account.click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  expectNoErrors(seen)
})

test('preferences hold at once, in the other tab, after a reload and at the next sign-in', async ({
  page,
  context
}) => {
  await signInToPanel(page)
  const other = await context.newPage()
  await other.goto('/admin/users')
  await expect(other.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await openPreferences(page)
  const dialog = preferences(page)
  await dialog.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await expect(other.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await dialog.getByRole('combobox', { name: 'Time zone' }).fill('kolkata')
  await page.getByRole('option', { name: /Kolkata|Calcutta/ }).click()
  await dialog.getByRole('radio', { name: '12 h' }).check()
  const inKolkata = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: 'Asia/Kolkata'
  })
  await expect(dialog.getByText(/^Now it is/)).toHaveText(
    new RegExp([0, -60_000].map((ago) => inKolkata.format(Date.now() + ago)).join('|'))
  )
  await dialog.getByLabel('Start screen').selectOption('Users')
  await dialog.getByRole('radio', { name: '50' }).check()
  await expect(other.getByRole('row', { name: /Admin User/ })).toContainText(/\d (am|pm)/)
  await expect(other.getByRole('combobox', { name: /Rows/ })).toHaveValue('50')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Account of ${administrator.email}` })).toBeFocused()
  await other.close()

  await page.getByRole('button', { name: `Account of ${administrator.email}` }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await signInToPanel(page)
  await expect(page).toHaveURL(/\/admin\/users$/)
  await openPreferences(page)
  await expect(preferences(page).getByRole('radio', { name: '12 h' })).toBeChecked()
  for (const name of ['System', 'As usual', '25'])
    await preferences(page).getByRole('radio', { name }).check()
  await preferences(page).getByLabel('Start screen').selectOption('Dashboard')
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light')
})

test('search or run by keyboard alone: people, roles, screens and acts, each of which really runs', async ({
  page,
  server
}) => {
  const ines = await registerUser(server.origin, { firstName: 'Inês', lastName: 'Duarte' })
  await signInToPanel(page)
  await page.keyboard.press('Control+k')
  const field = search(page).getByRole('combobox')
  await expect(field).toBeFocused()
  await field.fill('ines dua')
  await expect(search(page).getByRole('option', { name: /Inês Duarte/ })).toContainText(ines.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Inês Duarte' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/users\?user=/)
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await field.fill('xyzzy')
  await expect(search(page).getByRole('status')).toHaveText(
    'Nothing is called “xyzzy”. Searched: people, roles, screens, views and acts.'
  )
  await field.fill('edit')
  await expect(search(page).getByRole('option', { name: /^Editor/ })).toBeVisible()
  await field.fill('theme: dark')
  await expect(search(page).getByRole('option', { name: 'Theme: dark' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')

  await page.keyboard.press('Control+k')
  await expect(search(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    /Theme: dark/
  ])
  await field.fill('theme: as')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Search or run' }).click()
  await field.fill('add user')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add user' }).getByLabel('First name')).toBeFocused()
  await expect(page).toHaveURL(/\/admin\/users$/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await field.fill('log out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin$/)
})

test('the bell counts what happens meanwhile; a notice leads to its object and is read then', async ({
  page,
  server
}) => {
  const dana = await registerUser(server.origin, { firstName: 'Dana', lastName: 'Whitlock' })
  await signInToPanel(page)
  const bell = page.getByRole('button', { name: /^Notices/ })
  await expect(bell).toHaveAccessibleName('Notices, none unread')
  await bell.click()
  await expect(notices(page).getByText('Nothing has happened yet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
  await lockAccount(server.origin, dana.email)
  await expect(bell).toHaveAccessibleName('Notices, 1 unread')

  await page.keyboard.press('Enter')
  await expect(notices(page).getByText(`${dana.email}, after too many failed sign-ins`)).toBeVisible()
  await notices(page)
    .getByRole('link', { name: /An account is locked/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Dana Whitlock' })).toBeVisible()
  await expect(bell).toHaveAccessibleName('Notices, none unread')

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bell.click()
  await notices(page).getByRole('button', { name: 'Mark as unread' }).click()
  await expect(notices(page).getByRole('link', { name: 'Unread: An account is locked' })).toBeVisible()
  await notices(page).getByRole('button', { name: 'Mark all read' }).click()
  await notices(page).getByRole('radio', { name: 'Unread' }).check()
  await expect(notices(page).getByText('All is read')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell).toHaveAccessibleName('Notices, none unread')
})

test('keys go to screens and list themselves; not while one types, and not where they are switched off', async ({
  page
}) => {
  await signInToPanel(page)
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await expect(page).toHaveURL(/\/admin\/users$/)
  await expect(page.getByRole('table', { name: 'People' }).getByText(administrator.email)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('gd?')
  await expect(page.getByRole('searchbox', { name: 'Search people' })).toHaveValue('gd?')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys.getByText('Go to Users')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()

  await openPreferences(page)
  await preferences(page).getByRole('switch', { name: 'Single keys' }).click()
  await expect(preferences(page).getByRole('switch', { name: 'Single keys' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(preferences(page)).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(keys).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/users/)
  await page.keyboard.press('Control+k')
  await search(page).getByRole('combobox').fill('show keys')
  await page.keyboard.press('Enter')
  await expect(keys.getByText(/switched off in your preferences/)).toBeVisible()
  await page.keyboard.press('Escape')
  await openPreferences(page)
  await preferences(page).getByRole('switch', { name: 'Single keys' }).click()
  await expect(preferences(page).getByRole('switch', { name: 'Single keys' })).toBeChecked()
})

test('the demo keeps preferences and notices, and says that it is one', async ({ browser }) => {
  const plain = await startPlainServer()
  const context = await browser.newContext({ baseURL: plain.origin, serviceWorkers: 'block' })
  const page = await context.newPage()
  await signInByForm(page, demoCredentials)
  await expect(page.getByText('Demo', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  await search(page).getByRole('combobox').fill('theme: dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  const second = await context.newPage()
  await second.goto('/admin/dashboard')
  await expect(second.getByRole('button', { name: 'Notices, none unread' })).toBeVisible()
  await expect(second.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await context.close()
  plain.close()
})

for (const width of [1440, 390])
  test(`axe finds nothing on search, notices, preferences and keys, ${width} px wide`, async ({
    page,
    server
  }) => {
    const dana = await registerUser(server.origin, { firstName: 'Dana', lastName: 'Whitlock' })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await signInToPanel(page)
    await lockAccount(server.origin, dana.email)
    await page.setViewportSize({ width, height: 844 })
    const problems: string[] = []
    const look = async (): Promise<void> => {
      expect(await findSidewaysScroll(page)).toBe(0)
      problems.push(...(await findViolationsInBothSchemes(page)))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.keyboard.press('Control+k')
    await search(page).getByRole('combobox').fill('dana')
    await expect(
      search(page)
        .getByRole('option', { name: /Dana Whitlock/ })
        .first()
    ).toBeVisible()
    await look()
    await page.getByRole('button', { name: /^Notices, \d+ unread/ }).click()
    await expect(
      notices(page)
        .getByText(/too many failed sign-ins/)
        .first()
    ).toBeVisible()
    await look()
    await openPreferences(page)
    await look()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' }).getByText('Go to Users')).toBeVisible()
    await look()
    expect(problems).toEqual([])
  })
