import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { waitForMailedLink } from './support/mailbox.ts'
import { signInToProfile } from './support/test-user.ts'
import { profilePage } from './support/profile.ts'

test.override({ serverOptions: { hasMail: true } })

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
