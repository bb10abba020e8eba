import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { administrator, signInToPanel } from './support/admin.ts'
import { findViolationsInBothSchemes } from './support/axe.ts'
import { expectNoErrors, watchPage } from './support/page-watch.ts'
import { findSidewaysScroll } from '../e2e/models/sideways-scroll.ts'
import type { ComponentTestServer } from './support/server.ts'

test.override({ serverOptions: { environment: 'staging' } })

const search = (page: Page) => page.getByRole('dialog', { name: 'Search or run' })
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Preferences' })
const notices = (page: Page) => page.getByRole('dialog', { name: 'Notices' })

async function openPreferences(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Account of ${administrator.email}` }).click()
  await page.getByRole('menuitem', { name: 'Preferences' }).click()
  await expect(preferences(page).getByRole('radio', { name: 'Dark' })).toBeVisible()
}

/** Fails to sign in until the account is locked. */
async function lockAccount(server: ComponentTestServer, email: string): Promise<void> {
  for (let attempt = 0; attempt < 6; attempt += 1)
    await server.call('POST', '/api/auth/login', { data: { email, password: 'not the password' } })
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

test('search or run by keyboard alone: people, roles, screens and acts, each of which really runs', async ({
  page,
  server
}) => {
  const ines = await server.registerUser({ firstName: 'Inês', lastName: 'Duarte' })
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
  const dana = await server.registerUser({ firstName: 'Dana', lastName: 'Whitlock' })
  await signInToPanel(page)
  const bell = page.getByRole('button', { name: /^Notices/ })
  await expect(bell).toHaveAccessibleName('Notices, none unread')
  await bell.click()
  await expect(notices(page).getByText('Nothing has happened yet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
  await lockAccount(server, dana.email)
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
  // What listens to keys comes after the screen.
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('u')
    await expect(page).toHaveURL(/\/admin\/users$/, { timeout: 1000 })
  }).toPass()
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

for (const width of [1440, 390])
  test(`axe finds nothing on search, notices, preferences and keys, ${width} px wide`, async ({
    page,
    server
  }) => {
    const dana = await server.registerUser({ firstName: 'Dana', lastName: 'Whitlock' })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await signInToPanel(page)
    await lockAccount(server, dana.email)
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
