import { expect, request, type Page } from '@playwright/test'
import type { AccountServer } from './models/account-server.ts'
import { test } from './models/account-test.ts'
import { administratorEnv, signInToPanel } from './models/admin.ts'
import { findViolations } from './models/axe.ts'
import { tabTo } from './models/keyboard.ts'
import { findMails, waitForMailedLink } from './models/mailbox.ts'
import {
  newBrowserContext,
  registerUser,
  signInToProfile,
  uniqueIpAddress,
  type TestUser
} from './models/test-user.ts'

test.use({ serverEnv: { ...administratorEnv, MAIL_OUTBOX: 'true' } })

/** The banner over the pages of somebody else. */
const bannerOf = (page: Page, name: string) => page.getByRole('region', { name: `Viewing as ${name}` })

/** A user with a verified email address, who can sign in. */
async function registerVerified(
  server: AccountServer,
  firstName: string,
  lastName: string
): Promise<TestUser> {
  const person = await registerUser(server.origin, { firstName, lastName })
  const [, token] = (await waitForMailedLink(server, person.email, 'verify')).split('#')
  const api = await request.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { 'x-forwarded-for': uniqueIpAddress(), 'x-requested-with': 'sitewright' }
  })
  const response = await api.post('/api/auth/email/verify', { data: { token } })
  expect(response.ok(), await response.text()).toBe(true)
  await api.dispose()
  return person
}

/** Begins to view as somebody from the list. */
async function view(page: Page, name: string, reason = 'Ticket 4711'): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'View as this user' }).click()
  const dialog = page.getByRole('dialog', { name: `View as ${name}?` })
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: `View as ${name}` }).click()
  await expect(bannerOf(page, name)).toBeVisible()
}

test('an administrator views as somebody, can change nothing, and comes back to where it began', async ({
  page,
  browser,
  server
}) => {
  const person = await registerVerified(server, 'Amara', 'Okonjo')
  await signInToPanel(page, '/admin/users?q=Okonjo')
  await page.getByRole('button', { name: 'Actions for Amara Okonjo' }).click()
  await page.getByRole('menuitem', { name: 'View as this user' }).click()
  const dialog = page.getByRole('dialog', { name: 'View as Amara Okonjo?' })
  await expect(dialog.getByText('Is told at once by mail, with the reason')).toBeVisible()
  await expect(dialog.getByText('When you stop, and after 30 minutes')).toBeVisible()
  await dialog.getByRole('button', { name: 'View as Amara Okonjo' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Say in a few words why you look/)
  expect(await findViolations(page)).toEqual([])
  await dialog.getByLabel('Reason').fill('Ticket 4711: a project is missing')
  await dialog.getByRole('button', { name: 'View as Amara Okonjo' }).click()

  const banner = bannerOf(page, 'Amara Okonjo')
  await expect(banner).toBeFocused()
  await expect(page).toHaveURL(/\/auth\/profile$/)
  await expect(banner).toContainText('Read-only')
  await expect(banner).toContainText(/(30|29) min left/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amara Okonjo')
  expect(await page.evaluate(() => document.querySelector('#root')?.firstElementChild?.tagName)).toBe(
    'SECTION'
  )
  expect(await findViolations(page)).toEqual([])

  await expect(page.getByText('so nothing can be saved')).toBeVisible()
  await page.getByLabel('First name').fill('Somebody')
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('First name').press('Enter')
  await expect(page.locator('.toast')).toContainText('nothing can be changed there')
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByText('An administrator looked at the account').first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  // The profile page has an account menu too, which closes when the page changes.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Describe your business/)
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: /Account of/ }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Stop viewing' })).toHaveCount(2)
  await page.evaluate(() => {
    history.pushState(null, '', '/admin')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(page.getByText('This person has no access to the control panel')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
  expect(await findViolations(page)).toEqual([])
  await page.goBack()
  await page.goBack()

  await banner.getByRole('button', { name: 'Stop viewing' }).click()
  await expect(page).toHaveURL(/\/admin\/users\?q=Okonjo$/)
  await expect(banner).toBeHidden()
  await expect(page.getByRole('button', { name: /Account of/ })).toContainText('admin@example.com')
  await expect(page.getByRole('link', { name: /Amara Okonjo/ })).toBeVisible()

  await expect
    .poll(async () => (await findMails(server, person.email)).join('\n'))
    .toContain('Ticket 4711: a project is missing')
  const context = await newBrowserContext(browser, server.origin)
  const own = await context.newPage()
  await signInToProfile(own, person)
  await expect(own.getByLabel('First name')).toHaveValue('Amara')
  await context.close()
})

test('by keyboard alone, from the record of somebody who may open the panel, with their rights', async ({
  page,
  server
}) => {
  await registerVerified(server, 'Birgit', 'Aalto')
  await signInToPanel(page, '/admin/users?q=Aalto')
  await page.getByRole('link', { name: /Birgit Aalto/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Birgit Aalto' })
  await drawer.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit user' })
  await edit.getByLabel('Role').selectOption('Admin')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()

  await tabTo(page, drawer.getByRole('button', { name: 'Actions for Birgit Aalto' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View as this user' })).toBeVisible()
  await page.keyboard.type('View as')
  await expect(page.getByRole('menuitem', { name: 'View as this user' })).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'View as Birgit Aalto?' })
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('She cannot find the reports')
  await page.keyboard.press('Enter')

  const banner = bannerOf(page, 'Birgit Aalto')
  await expect(banner).toBeFocused()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page.getByRole('button', { name: /Account of/ })).not.toContainText('admin@example.com')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('button', { name: 'Stop viewing' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(banner).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/users\?q=Aalto&user=/)
  await expect(drawer).toBeVisible()
})

test('one’s own session is renewed meanwhile, and the end is announced before it comes', async ({
  page,
  server
}) => {
  await registerVerified(server, 'Chiara', 'Bellini')
  await page.clock.install()
  await signInToPanel(page, '/admin/users?q=Bellini')
  await view(page, 'Chiara Bellini')
  const banner = bannerOf(page, 'Chiara Bellini')
  // The access token of one's own session is about to expire by then.
  await page.clock.fastForward('16:00')
  await expect(banner).toContainText(/1[34] min left/)
  const renewed = page.waitForResponse((response) => response.url().endsWith('/api/auth/refresh'))
  await page.getByRole('tab', { name: 'Security' }).click()
  expect((await renewed).status()).toBe(200)
  await expect(banner).toBeVisible()
  await page.clock.fastForward('09:30')
  await expect(banner.getByRole('status')).toHaveText(/ends in 5 minutes/)
})

test('a page that is loaded anew is one’s own again, and says so', async ({ page, server }) => {
  await registerVerified(server, 'Elif', 'Demir')
  await signInToPanel(page, '/admin/users?q=Demir')
  await view(page, 'Elif Demir')
  const ended = page.waitForResponse((response) => response.url().endsWith('/api/admin/view-as/end'))
  await page.reload()
  expect(await (await ended).json()).toMatchObject({ ended: 1 })
  await expect(page.getByText('Viewing as Elif Demir has ended')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin User')
  await expect(bannerOf(page, 'Elif Demir')).toBeHidden()
})

test('when the time is over, or the server ends it, the administrator is back and is told', async ({
  page,
  browser,
  server
}) => {
  await registerVerified(server, 'Dmitri', 'Orlov')
  await page.clock.install()
  await signInToPanel(page, '/admin/users?q=Orlov')
  await view(page, 'Dmitri Orlov')
  await page.clock.fastForward('30:01')
  await expect(page.getByText('Half an hour is over')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/users\?q=Orlov$/)
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await view(page, 'Dmitri Orlov', 'Once more')
  const context = await newBrowserContext(browser, server.origin)
  const other = await context.newPage()
  await signInToPanel(other, '/admin/users?q=Orlov')
  await other.getByRole('button', { name: 'Actions for Dmitri Orlov' }).click()
  await other.getByRole('menuitem', { name: 'Suspend' }).click()
  await expect(other.getByText('Dmitri Orlov is suspended')).toBeVisible()
  await expect(page.getByText('The server ended it')).toBeVisible({ timeout: 15_000 })
  await expect(page).toHaveURL(/\/admin\/users\?q=Orlov$/)
  await page.getByRole('button', { name: 'Actions for Dmitri Orlov' }).click()
  await expect(page.getByRole('menuitem', { name: /View as this user/ })).toHaveAttribute(
    'aria-disabled',
    'true'
  )
  await context.close()
})
