import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test as base } from './support/test.ts'
import { waitForMailedLink, findMailedLinks } from './support/mailbox.ts'
import { signIn, type TestUser } from './support/test-user.ts'

/** Tests with a user whose address is verified. */
const test = base.extend<{ verified: TestUser }>({
  verified: async ({ server, page }, give) => {
    const person = await server.registerUser()
    await page.goto(await waitForMailedLink(server, person.email, 'verify'))
    await page.getByRole('button', { name: 'Verify this address' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'verified' })).toBeVisible()
    await give(person)
  }
})

test.override({ serverOptions: { hasMail: true } })

const password = (page: Page, name = 'Password') => page.getByLabel(name, { exact: true })
const menu = (page: Page, email: string) => page.getByRole('button', { name: `Account of ${email}` })

/** What every page does that is opened with a token (security bar 8). */
async function expectDiscreet(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.locator('head meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  ).not.toContain('#')
}

test('a person registers, verifies the address by mail, and signs in', async ({ page, server }) => {
  const email = 'mira.adeyemi@example.com'
  await page.goto('/auth/register')
  await page.getByLabel('First name').fill('Mira')
  await page.getByLabel('Last name').fill('Adeyemi')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await password(page).fill('plumb line larch')
  await password(page, 'Confirm password').fill('plumb line larch')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Look into your mailbox' })).toBeVisible()
  await expect.poll(async () => (await findMailedLinks(server, email, 'verify')).length).toBe(1)
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await expect.poll(async () => (await findMailedLinks(server, email, 'verify')).length).toBe(2)

  const person = { firstName: 'Mira', lastName: 'Adeyemi', email, password: 'plumb line larch' }
  await signIn(page, person, '/docs')
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')

  const link = await waitForMailedLink(server, email, 'verify')
  await page.goto(link)
  await expectDiscreet(page, '/auth/verify')
  await page.getByRole('button', { name: 'Verify this address' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'verified' })).toBeVisible()
  await signIn(page, person, '/docs')
  await expect(menu(page, email)).toBeVisible()

  await page.goto(link)
  await page.getByRole('button', { name: 'Verify this address' }).click()
  await expect(page.getByRole('alert')).toHaveText(/expired or was used already/)
})

test('security bar 8: a mailed link sets a new password, signs nobody in, and tells nobody', async ({
  page,
  server,
  verified
}) => {
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // Both pages have a field of that name, and the first one stays until the code of the second is here.
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(verified.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is on its way' })).toBeVisible()

  await page.goto(await waitForMailedLink(server, verified.email, 'reset'))
  await expectDiscreet(page, '/auth/reset')
  await expect(password(page, 'New password')).toHaveAttribute('autocomplete', 'new-password')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(password(page, 'New password')).toHaveAccessibleDescription(/New password is required/)
  await password(page, 'New password').fill('seven oak beams')
  await password(page, 'Confirm password').fill('seven oak beams')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The password is set' })).toBeVisible()
  await page.goto('/docs')
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()

  await signIn(page, verified, '/docs')
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await signIn(page, { ...verified, password: 'seven oak beams' }, '/docs')
  await expect(menu(page, verified.email)).toBeVisible()
})

test('a locked account is opened again by the link of the mail about it', async ({
  page,
  server,
  verified
}) => {
  for (let tries = 0; tries < 5; tries += 1) {
    await signIn(page, { ...verified, password: `wrong ${tries} larch` }, '/docs')
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  }
  const link = await waitForMailedLink(server, verified.email, 'unlock')
  await page.goto(link)
  await expectDiscreet(page, '/auth/unlock')
  await page.getByRole('button', { name: 'Unlock my account' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The lock is lifted' })).toBeVisible()
})

test('a link without its token says so, and offers another one', async ({ page }) => {
  await page.goto('/auth/reset')
  await expect(page.getByRole('alert')).toHaveText(/This link is not complete/)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(/\/auth\/forgot$/)
})

test('the mail is sent again from the sign-in and from a link that has ended', async ({ page, server }) => {
  const waiting = await server.registerUser()
  const again = page.getByRole('button', { name: 'Send the mail again' })
  const sent = page.getByRole('status').filter({ hasText: 'a mail is on its way' })
  const mails = () => findMailedLinks(server, waiting.email, 'verify')
  await expect.poll(async () => (await mails()).length).toBe(1)
  await signIn(page, waiting)
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await again.click()
  await expect(sent).toBeVisible()
  await expect.poll(async () => (await mails()).length).toBe(2)

  await page.goto('/auth/verify#an-old-one')
  await page.getByRole('button', { name: 'Verify this address' }).click()
  await expect(page.getByRole('alert')).toHaveText(/expired or was used already/)
  await page.getByLabel('Email').fill(waiting.email)
  await again.click()
  await expect(sent).toBeVisible()
  await expect.poll(async () => (await mails()).length).toBe(3)
  // Each of them verifies the address; the first one that is opened ends the others.
  await page.goto((await mails()).at(-1) ?? '')
  await page.getByRole('button', { name: 'Verify this address' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'verified' })).toBeVisible()
  await signIn(page, waiting, '/docs')
  await expect(menu(page, waiting.email)).toBeVisible()
})
