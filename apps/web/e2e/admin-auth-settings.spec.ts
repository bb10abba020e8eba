import { expect, type Page } from '@playwright/test'
import { test } from './models/account-test.ts'
import { administrator, administratorEnv, submitSignIn } from './models/admin.ts'
import { findViolations } from './models/axe.ts'
import { startIdentityProvider, switchOn } from './models/identity-provider.ts'

test.use({ serverEnv: { ...administratorEnv, LOCAL_PROVIDERS: 'true' } })

async function openAuthSettings(page: Page): Promise<void> {
  await submitSignIn(page)
  await page.getByRole('link', { name: 'Auth settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Auth settings' })).toBeAttached()
}

test('a test sign-in shows claims and person, and opens no session', async ({ page, server }) => {
  const provider = await startIdentityProvider(server.origin, {
    sub: 'admin-at-google',
    email: administrator.email,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Moss'
  })
  await switchOn(server.origin, provider.issuer, administrator)
  await openAuthSettings(page)
  const google = page.getByRole('article', { name: 'Google' })
  await google.getByRole('button', { name: 'Test sign-in with Google' }).click()
  const dialog = page.getByRole('dialog', { name: 'Test sign-in with Google' })
  const popup = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Open the sign-in' }).click()
  await popup
  await expect(dialog.getByRole('region', { name: 'Claims' })).toContainText('admin-at-google')
  await expect(dialog.getByRole('region', { name: 'Person' })).toContainText('Ada Moss')
  await expect(dialog.getByRole('region', { name: 'Claims' })).not.toContainText('nonce')
  await expect(dialog.getByText(/It would connect the provider to this account/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(google.getByText('Sign-ins', { exact: true }).locator('..')).toContainText('0')
  await provider.close()
})
