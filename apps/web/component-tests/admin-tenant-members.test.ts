import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { findMailedLinks, waitForMailedLink } from './support/mailbox.ts'
import { openOtherBrowser } from './support/other-browser.ts'
import { signIn } from './support/test-user.ts'

test.override({ serverOptions: { hasMail: true } })

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

test('somebody new is invited, invited again, accepts and works in the tenant', async ({ page, server }) => {
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

  await members(page).getByRole('button', { name: 'Close' }).click()
  await expect(members(page)).toBeHidden()

  const closeOtherBrowser = await openOtherBrowser()
  await page.goto(first)
  await expect(page.getByRole('alert')).toContainText('This invitation is no longer valid')
  await page.goto('/about')
  await page.goto(second)
  await expect(page.getByRole('heading', { level: 1, name: 'Join Harbour Bakery' })).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/invitation$/)
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByLabel('Password', { exact: true }).fill('plumb line larch')
  await page.getByLabel('Confirm password').fill('plumb line larch')
  await page.getByRole('button', { name: 'Create account and join' }).press('Enter')
  await expect(page.getByRole('button', { name: `Account of ${email}` })).toBeVisible()
  await page.goto('/auth/tenants')
  await expect(page.getByText('Harbour Bakery')).toBeVisible()
  await expect(page.getByText('Current', { exact: true })).toBeVisible()
  await closeOtherBrowser()

  await page.goto('/admin/tenants')
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
  server
}) => {
  const known = await server.registerUser()
  await page.goto(await waitForMailedLink(server, known.email, 'verify'))
  await page.getByRole('button', { name: 'Verify this address' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'verified' })).toBeVisible()

  const closeOtherBrowser = await openOtherBrowser()
  await openMembers(page)
  await invite(page, known.email, 'Admin')
  await closeOtherBrowser()
  await signIn(page, known, '/auth/tenants')
  await expect(page.getByText('Nobody has invited you into a tenant')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goto(await waitForMailedLink(server, known.email, 'invitation'))
  await page.getByRole('button', { name: 'Accept with my account' }).press('Enter')
  await page.getByRole('link', { name: 'Your tenants' }).last().click()
  await page.getByRole('button', { name: 'Switch to Harbour Bakery' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\//)
  await page.getByRole('link', { name: /^Users/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeAttached()
  await expect(page.getByRole('table', { name: 'People' }).getByText(known.email)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Tenants', exact: true })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeAttached()

  await page.getByRole('button', { name: `Account of ${known.email}` }).click()
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click()
  await expect(page).toHaveURL(/\/auth\/profile/)
  await page.getByRole('button', { name: `Account of ${known.email}` }).click()
  await page.getByRole('link', { name: 'Your tenants' }).click()
  await page.getByRole('button', { name: 'Switch to This installation' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Switch to Harbour Bakery' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Leave Harbour Bakery' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Leave Harbour Bakery?' })
  await question.getByRole('button', { name: 'Leave the tenant' }).press('Enter')
  await expect(page.getByText('Nobody has invited you into a tenant')).toBeVisible()
})
