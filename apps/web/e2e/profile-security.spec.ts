import { expect } from '@playwright/test'
import { test } from './models/account-test.ts'
import { newBrowserContext, signInToProfile } from './models/test-user.ts'
import { profilePage } from './models/profile.ts'

test('security bar 25: a session that is ended in one browser is out within 5 s in the other', async ({
  page,
  person,
  browser,
  server
}) => {
  const elsewhere = await newBrowserContext(browser, server.origin)
  const other = await elsewhere.newPage()
  await signInToProfile(other, person)
  await signInToProfile(page, person, '/auth/profile/security')
  const profile = profilePage(page)
  await expect(page.getByText('This session')).toHaveCount(1)
  const end = page.getByRole('button', { name: /^End the session on/ })
  await expect(end).toHaveCount(1)
  await end.click()
  await expect(end).toHaveCount(0)
  await expect(profile.toast('The session has ended')).toBeVisible()
  // Nobody does anything there.
  await expect(other.getByRole('dialog', { name: 'Sign in again' })).toBeVisible({ timeout: 5000 })
  await elsewhere.close()
})
