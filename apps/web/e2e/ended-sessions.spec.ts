import { expect } from '@playwright/test'
import { test } from './models/account-test.ts'
import { signInToProfile, newBrowserContext, registerUser, signIn } from './models/test-user.ts'
import { profilePage } from './models/profile.ts'

const next = 'gable over oak beam'

test('a session that is ended elsewhere says why, and keeps what was typed', async ({
  page,
  person,
  browser,
  server
}) => {
  await signInToProfile(page, person)
  await page.getByLabel('First name').fill('Mayalin')
  // A dialog has no draft: it stays because the page below the sign-in does.
  const security = await page.context().newPage()
  await security.goto('/auth/profile/security')
  await security.getByRole('button', { name: 'Change password' }).click()
  const typing = profilePage(security).dialog('Change password')
  await typing.getByLabel('New password').fill('typed before the end')
  const elsewhere = await newBrowserContext(browser, server.origin)
  const other = await elsewhere.newPage()
  await signInToProfile(other, person, '/auth/profile/security')
  const profile = profilePage(other)
  await other.getByRole('button', { name: 'Change password' }).click()
  const dialog = profile.dialog('Change password')
  await dialog.getByLabel('Current password').fill(person.password)
  await dialog.getByLabel('New password').fill(next)
  await dialog.getByLabel('Confirm password').fill(next)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(profile.toast('Password changed')).toBeVisible()
  await elsewhere.close()

  // The page stays where it is, below a sign-in.
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(again).toContainText(/Your password was changed, which ended your other sessions/, {
    timeout: 10_000
  })
  await page.keyboard.press('Escape')
  await expect(again.getByLabel('Email')).toHaveValue(person.email)
  await again.getByLabel('Password', { exact: true }).fill(next)
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(again).toBeHidden()
  await expect(page).toHaveURL(/\/auth\/profile$/)
  await expect(page.getByLabel('First name')).toHaveValue('Mayalin')
  await expect(typing.getByLabel('New password')).toHaveValue('typed before the end')
  await security.close()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mayalin')
})

test('a tab is told that somebody else is signed in now', async ({ page, person, context, server }) => {
  const ada = await registerUser(server.origin, { firstName: 'Ada', lastName: 'Byron' })
  await signInToProfile(page, person)
  await page.getByLabel('First name').fill('Mayalin')
  const tab = await context.newPage()
  await tab.goto('/admin')
  await tab.evaluate(() => sessionStorage.clear())
  // Without its mark the tab takes nobody for signed in, while the session of the first person goes on.
  await tab.evaluate(() => localStorage.removeItem('userToken'))
  // The message goes after four seconds, so it is waited for from before it comes.
  const told = expect(page.locator('.toast')).toContainText('You are signed in as Ada Byron now', {
    timeout: 30_000
  })
  await signIn(tab, ada)
  await told
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Ada Byron')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Byron')
  // What the other one typed is not hers.
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
})
