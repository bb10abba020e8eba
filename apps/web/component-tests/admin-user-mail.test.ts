import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import type { ComponentTestServer } from './support/server.ts'
import { findViolations } from './support/axe.ts'
import { findMailedLinks, waitForMailedLink } from './support/mailbox.ts'

test.override({ serverOptions: { hasMail: true } })

test.beforeEach(async ({ page }) => {
  await signInToPanel(page)
})

/** How many mails with a subject the server has sent. */
async function countMails(server: ComponentTestServer, subject: string): Promise<number> {
  const mails = await server.mails()
  return mails.filter((mail) => mail.subject === subject).length
}

test('a mail is written, read as it will arrive, mended and sent', async ({ page, server }) => {
  await server.registerUser({ firstName: 'Tomas', lastName: 'Lindqvist' })
  await page.goto('/admin/users?q=Lindqvist')
  const menu = page.getByRole('button', { name: 'Actions for Tomas Lindqvist' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Send email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send email' })
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByLabel('Subject')).toHaveAccessibleDescription('Write a subject')
  await dialog.getByLabel('Subject').fill('The workshop on Friday')
  await dialog.getByLabel('Text').fill('It begins at ten.\n\nBring your laptop.')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Preview' }).click()
  const preview = dialog.getByRole('group', { name: 'Preview' })
  await expect(preview).toBeFocused()
  await expect(preview).toContainText('Hello Tomas,')
  await expect(preview).toContainText('Admin User wrote this to you as an administrator')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Text').fill('It begins at eleven.')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(preview).toContainText('eleven')
  expect(await countMails(server, 'The workshop on Friday')).toBe(0)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('The mail is on its way to the person')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(menu).toBeFocused()
  await expect.poll(() => countMails(server, 'The workshop on Friday')).toBe(1)
})

test('a pending person gets the verification mail again, and a new address waits to be confirmed', async ({
  page,
  server
}) => {
  const { email } = await server.registerUser({ firstName: 'Priya', lastName: 'Ramanujan' })
  await page.goto('/admin/users?q=Ramanujan')
  await page.getByRole('link', { name: /Priya Ramanujan/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Priya Ramanujan' })
  await expect(drawer.getByText('Pending').first()).toBeVisible()
  await drawer.getByRole('button', { name: 'Send verification again' }).click()
  await expect(page.getByText('The verification mail is on its way to the person')).toBeVisible()
  await expect.poll(async () => (await findMailedLinks(server, email, 'verify')).length).toBe(2)

  const [, token] = (await waitForMailedLink(server, email, 'verify')).split('#')
  expect((await server.call('POST', '/api/auth/email/verify', { data: { token } })).status).toBe(200)
  await expect(drawer.getByText('Pending')).toHaveCount(0)

  await drawer.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit user' })
  await edit.getByLabel('Email').fill('priya@new.example')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/The link is on its way to priya@new\.example/)).toBeVisible()
  await expect(drawer.getByText('priya@new.example waits to be confirmed')).toBeVisible()
  await expect.poll(() => countMails(server, 'Your email address is about to change')).toBe(1)
})
