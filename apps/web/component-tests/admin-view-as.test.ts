import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import type { ComponentTestServer } from './support/server.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { tabTo } from './support/keyboard.ts'
import { findMails, waitForMailedLink } from './support/mailbox.ts'
import type { TestUser } from './support/test-user.ts'

test.override({ serverOptions: { hasMail: true } })

/** The banner over the pages of another user. */
const bannerOf = (page: Page, name: string) => page.getByRole('region', { name: `Viewing as ${name}` })

/** A user with a verified email address, who can sign in. */
async function registerVerified(
  server: ComponentTestServer,
  firstName: string,
  lastName: string
): Promise<TestUser> {
  const person = await server.registerUser({ firstName, lastName })
  const [, token] = (await waitForMailedLink(server, person.email, 'verify')).split('#')
  expect((await server.call('POST', '/api/auth/email/verify', { data: { token } })).status).toBe(200)
  return person
}

test('an administrator views as somebody, can change nothing, and comes back to where it began', async ({
  page,
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
  const token = await server.tokenOf(person, 'user')
  const own = await server.call('GET', '/api/account/profile', { token })
  expect(own.body).toMatchObject({ firstName: 'Amara' })
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
