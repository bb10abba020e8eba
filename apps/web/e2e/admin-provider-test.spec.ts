import { expect } from '@playwright/test'
import { test } from './models/account-test.ts'
import { signInToPanel } from './models/admin.ts'
import { findViolations } from './models/axe.ts'
import { startIdentityProvider, switchOn } from './models/identity-provider.ts'

/** A user of this file alone: a test sign-in is stored for ten minutes. */
const admin = { email: 'ada@example.com', password: 'plumb line larch' }

test.use({ serverEnv: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, LOCAL_PROVIDERS: 'true' } })

test('a provider is tested before it is saved, and shows what a person would become, by keyboard alone', async ({
  page,
  server
}) => {
  const provider = await startIdentityProvider(server.origin, {
    sub: 'admin-at-google',
    email: admin.email,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Moss'
  })
  await switchOn(server.origin, provider.issuer, admin)
  await signInToPanel(page, '/admin', admin)
  await page.getByRole('link', { name: 'Auth settings' }).click()
  await page.getByRole('button', { name: 'Configure GitHub' }).press('Enter')
  const other = page.getByRole('dialog', { name: 'Configure GitHub' })
  await other.getByRole('tab', { name: 'Basic Configuration' }).press('ArrowRight')
  await expect(other.getByText(/is shown once a test sign-in has come back/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(other).toBeHidden()

  const configure = page.getByRole('button', { name: 'Configure Google' })
  await configure.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Configure Google' })
  await dialog.getByRole('tab', { name: 'Basic Configuration' }).press('ArrowRight')
  let popup = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: /^Test (sign-in|again)$/ }).press('Enter')
  await popup
  await expect(dialog.getByText(/^From your test sign-in of/)).toBeVisible()
  const first = dialog.getByLabel('First name field')
  await first.fill('given_name')
  await expect(first).toHaveAccessibleDescription('Would become: Ada')
  await expect(dialog.getByLabel('Email field')).toHaveAccessibleDescription(/ada@example\.com verified$/)
  await expect(dialog.getByLabel('Email field')).toHaveValue('email')
  await first.fill('family_name')
  await expect(first).toHaveAccessibleDescription('Would become: Moss')
  await dialog.getByLabel('Email field').fill('sub')
  await expect(dialog.getByLabel('Email field')).toHaveAccessibleDescription('Would become: empty')
  expect(await findViolations(page)).toEqual([])

  const testAndSave = dialog.getByRole('button', { name: 'Test and save' })
  popup = page.waitForEvent('popup')
  await testAndSave.press('Enter')
  await popup
  await expect(dialog.getByText(/^Nothing is saved\. A real sign-in would be refused/)).toBeVisible()
  await expect(dialog.getByLabel('Email field')).toHaveValue('sub')
  await dialog.getByLabel('Email field').fill('email')
  popup = page.waitForEvent('popup')
  await testAndSave.press('Enter')
  await popup
  await expect(page.getByText(/^The test sign-in with Google worked/)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(configure).toBeFocused()

  await page.reload()
  await configure.press('Enter')
  await dialog.getByRole('tab', { name: 'Basic Configuration' }).press('ArrowRight')
  await expect(first).toHaveValue('family_name')
  await expect(first).toHaveAccessibleDescription('Would become: Moss')
  await provider.close()
})
