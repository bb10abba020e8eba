import { expect } from '@playwright/test'
import { test } from './models/account-test.ts'
import { waitForMailedLink } from './models/mailbox.ts'
import { signInToProfile } from './models/test-user.ts'
import { profilePage } from './models/profile.ts'

test.use({ serverEnv: { MAIL_OUTBOX: 'true' } })

test('a new address counts once the link in its mail was opened', async ({ page, person, server }) => {
  const email = `new.${person.email}`
  await page.goto(await waitForMailedLink(server, person.email, 'verify'))
  await page.getByRole('button', { name: 'Verify this address' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'verified' })).toBeVisible()

  await signInToProfile(page, person)
  await expect(page.getByText('Verified', { exact: true })).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await expect(
    page.getByText('A new address counts once the link in its mail has been opened.')
  ).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(profilePage(page).toast('Open the link that we sent to the new address')).toBeVisible()
  await expect(page.getByText(`A mail is on its way to ${email}.`)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email)

  await page.goto(await waitForMailedLink(server, email, 'confirm-email'))
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText('This address is the one of your account now.')).toBeVisible()
  await page.goto('/auth/profile')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
})
