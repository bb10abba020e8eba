import { expect, type Page } from '@playwright/test'
import { demoCredentials } from '@sitewright/api/worker-protocol'
import { test } from './models/account-test.ts'
import { administrator, administratorEnv, signInByForm, signInToPanel } from './models/admin.ts'
import { startPlainServer } from './models/plain-server.ts'

test.use({ serverEnv: administratorEnv })

const search = (page: Page) => page.getByRole('dialog', { name: 'Search or run' })
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Preferences' })

async function openPreferences(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Account of ${administrator.email}` }).click()
  await page.getByRole('menuitem', { name: 'Preferences' }).click()
  await expect(preferences(page).getByRole('radio', { name: 'Dark' })).toBeVisible()
}

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
