import { expect } from './support/expect.ts'
import { test } from './support/test.ts'

test('there is no button for a provider that is not switched on', async ({ page }) => {
  await page.goto('/auth/login')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign in with (Google|GitHub|Microsoft)/ })).toHaveCount(0)
})

test('coming back without having gone says so', async ({ page }) => {
  await page.goto('/auth/callback?code=stolen&state=guessed')
  await expect(page.getByRole('heading', { name: 'OAuth Error' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('No OAuth provider found in storage')
})
