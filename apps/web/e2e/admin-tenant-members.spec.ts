import { expect, type Page } from '@playwright/test'
import { test } from './models/account-test.ts'
import { administratorEnv, signInToPanel } from './models/admin.ts'
import { findViolations } from './models/axe.ts'
import { findMailedLinks, waitForMailedLink } from './models/mailbox.ts'
import { registerUser, signIn } from './models/test-user.ts'

// Two tests create a tenant with the same subdomain, which has to be unique on a server.
test.use({ serverEnv: { ...administratorEnv, MAIL_OUTBOX: 'true' }, serverForEachTest: true })

const members = (page: Page) => page.getByRole('dialog', { name: 'Members of Harbour Bakery' })

/** Signs in, adds the tenant, and opens its members by keyboard. */
async function openMembers(page: Page): Promise<void> {
  await signInToPanel(page)
  await page.getByRole('link', { name: 'Tenants', exact: true }).click()
  await page.getByRole('button', { name: 'Add tenant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add tenant' })
  await dialog.getByLabel('Name', { exact: true }).fill('Harbour Bakery')
  await dialog.getByLabel('Subdomain').fill('harbour')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Actions for Harbour Bakery' }).press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.getByRole('menuitem', { name: 'Members and invitations' }).click()
  await expect(members(page).getByText('Nobody was invited.')).toBeVisible()
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  await members(page).getByLabel('Email').fill(email)
  await members(page).getByLabel('Role', { exact: true }).selectOption(role)
  await members(page).getByRole('button', { name: 'Send invitation' }).press('Enter')
  await expect(members(page).getByText(email)).toBeVisible()
}

test('somebody new is invited, invited again, accepts and works in the tenant', async ({
  page,
  server,
  browser
}) => {
  const email = 'noor.haddad@example.com'
  await openMembers(page)
  expect(await findViolations(page)).toEqual([])
  await members(page).getByRole('button', { name: 'Send invitation' }).press('Enter')
  await expect(members(page).getByText('Email is required')).toBeVisible()
  await members(page).getByLabel('Role', { exact: true }).selectOption('Admin')
  await expect(members(page).getByText('Admin may: read every screen of the admin area;')).toBeVisible()
  await invite(page, email, 'Editor')
  const first = await waitForMailedLink(server, email, 'invitation')
  await members(page)
    .getByRole('button', { name: `Send again: invitation of ${email}` })
    .press('Enter')
  await expect.poll(async () => (await findMailedLinks(server, email, 'invitation')).length).toBe(2)
  const links = await findMailedLinks(server, email, 'invitation')
  const second = links.find((link) => link !== first) ?? ''

  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' })
  const visitor = await context.newPage()
  await visitor.goto(first)
  await expect(visitor.getByRole('alert')).toContainText('This invitation is no longer valid')
  await visitor.goto('/about')
  await visitor.goto(second)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Join Harbour Bakery' })).toBeVisible()
  await expect(visitor).toHaveURL(/\/auth\/invitation$/)
  expect(await findViolations(visitor)).toEqual([])
  await visitor.getByLabel('First name').fill('Noor')
  await visitor.getByLabel('Last name').fill('Haddad')
  await visitor.getByLabel('Password', { exact: true }).fill('plumb line larch')
  await visitor.getByLabel('Confirm password').fill('plumb line larch')
  await visitor.getByRole('button', { name: 'Create account and join' }).press('Enter')
  await expect(visitor.getByRole('button', { name: `Account of ${email}` })).toBeVisible()
  await visitor.goto('/auth/tenants')
  await expect(visitor.getByText('Harbour Bakery')).toBeVisible()
  await expect(visitor.getByText('Current', { exact: true })).toBeVisible()
  await context.close()

  await members(page).getByRole('button', { name: 'Close' }).click()
  await expect(members(page)).toBeHidden()
  await page.getByRole('button', { name: 'Actions for Harbour Bakery' }).click()
  await page.getByRole('menuitem', { name: 'Members and invitations' }).click()
  await expect(members(page).getByText('Accepted')).toBeVisible()
  await invite(page, 'other@example.com', 'User')
  await members(page)
    .getByRole('button', { name: 'Revoke the invitation of other@example.com' })
    .press('Enter')
  await expect(members(page).getByText('Revoked', { exact: true })).toBeVisible()
})

test('somebody known accepts, switches to the tenant, sees its users alone, switches back and leaves', async ({
  page,
  server,
  browser
}) => {
  const known = await registerUser(server.origin)
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' })
  const visitor = await context.newPage()
  await visitor.goto(await waitForMailedLink(server, known.email, 'verify'))
  await visitor.getByRole('button', { name: 'Verify this address' }).click()
  await expect(visitor.getByRole('status').filter({ hasText: 'verified' })).toBeVisible()

  await openMembers(page)
  await invite(page, known.email, 'Admin')
  await signIn(visitor, known, '/auth/tenants')
  await expect(visitor.getByText('Nobody has invited you into a tenant')).toBeVisible()
  expect(await findViolations(visitor)).toEqual([])
  await visitor.goto(await waitForMailedLink(server, known.email, 'invitation'))
  await visitor.getByRole('button', { name: 'Accept with my account' }).press('Enter')
  await visitor.getByRole('link', { name: 'Your tenants' }).last().click()
  await visitor.getByRole('button', { name: 'Switch to Harbour Bakery' }).press('Enter')
  await expect(visitor).toHaveURL(/\/admin\//)
  await visitor.getByRole('link', { name: /^Users/ }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Users' })).toBeAttached()
  await expect(visitor.getByRole('table', { name: 'People' }).getByText(known.email)).toHaveCount(0)
  await expect(visitor.getByRole('link', { name: 'Tenants', exact: true })).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Users' })).toBeAttached()

  await visitor.getByRole('button', { name: `Account of ${known.email}` }).click()
  await visitor.getByRole('menuitem', { name: 'Profile Settings' }).click()
  await expect(visitor).toHaveURL(/\/auth\/profile/)
  await visitor.getByRole('button', { name: `Account of ${known.email}` }).click()
  await visitor.getByRole('link', { name: 'Your tenants' }).click()
  await visitor.getByRole('button', { name: 'Switch to This installation' }).press('Enter')
  await expect(visitor.getByRole('button', { name: 'Switch to Harbour Bakery' })).toBeVisible()
  expect(await findViolations(visitor)).toEqual([])
  await visitor.getByRole('button', { name: 'Leave Harbour Bakery' }).press('Enter')
  const question = visitor.getByRole('dialog', { name: 'Leave Harbour Bakery?' })
  await question.getByRole('button', { name: 'Leave the tenant' }).press('Enter')
  await expect(visitor.getByText('Nobody has invited you into a tenant')).toBeVisible()
  await context.close()
})
