import { expect, request, type Page } from '@playwright/test'
import type { AccountServer } from './models/account-server.ts'
import { test } from './models/account-test.ts'
import { administratorEnv, signInToPanel } from './models/admin.ts'
import { waitForMailedLink } from './models/mailbox.ts'
import { newBrowserContext, registerUser, uniqueIpAddress } from './models/test-user.ts'

test.use({ serverEnv: { ...administratorEnv, MAIL_OUTBOX: 'true' } })

/** The banner over the pages of another user. */
const bannerOf = (page: Page, name: string) => page.getByRole('region', { name: `Viewing as ${name}` })

/** A user with a verified email address, who can sign in. */
async function registerVerified(server: AccountServer, firstName: string, lastName: string): Promise<void> {
  const person = await registerUser(server.origin, { firstName, lastName })
  const [, token] = (await waitForMailedLink(server, person.email, 'verify')).split('#')
  const api = await request.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { 'x-forwarded-for': uniqueIpAddress(), 'x-requested-with': 'sitewright' }
  })
  const response = await api.post('/api/auth/email/verify', { data: { token } })
  expect(response.ok(), await response.text()).toBe(true)
  await api.dispose()
}

/** Begins to view as a user from the list. */
async function view(page: Page, name: string, reason = 'Ticket 4711'): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'View as this user' }).click()
  const dialog = page.getByRole('dialog', { name: `View as ${name}?` })
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: `View as ${name}` }).click()
  await expect(bannerOf(page, name)).toBeVisible()
}

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
