import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'
import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { openOtherBrowser } from './support/other-browser.ts'
import { signInToProfile, totpCode, signIn } from './support/test-user.ts'
import { profilePage } from './support/profile.ts'

test('a changed password signs in, and the old one does not', async ({ page, person }) => {
  await signInToProfile(page, person, '/auth/profile/security')
  const profile = profilePage(page)
  const next = 'gable over oak beam'
  const open = page.getByRole('button', { name: 'Change password' })
  await open.click()
  const dialog = profile.dialog('Change password')
  const submit = dialog.getByRole('button', { name: 'Change password' })
  await expect(dialog.getByLabel('Current password')).toBeFocused()
  await submit.click()
  await expect(dialog.getByText('Current password is required')).toBeVisible()
  await expect(dialog.getByText('New password is required')).toBeVisible()
  await expect(dialog.getByText('Please confirm your password')).toBeVisible()

  await dialog.getByLabel('Current password').fill('not this one')
  await dialog.getByLabel('New password').fill(next)
  await dialog.getByLabel('Confirm password').fill(next)
  await expect(dialog.getByRole('checkbox', { name: 'End other sessions' })).toBeChecked()
  await submit.click()
  await expect(dialog.getByText('The current password is not right.')).toBeVisible()
  await dialog.getByLabel('Current password').fill(person.password)
  await submit.click()
  await expect(profile.toast('Password changed')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()

  await openOtherBrowser()
  await signIn(page, person)
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await signInToProfile(page, { ...person, password: next })
})

test('two-factor is turned on with a code of the app, and a recovery code opens the account once', async ({
  page,
  person
}) => {
  await signInToProfile(page, person, '/auth/profile/security')
  const profile = profilePage(page)
  const app = page.getByRole('switch', { name: 'Authenticator app' })
  await expect(app).not.toBeChecked()
  await app.click()
  const setUp = profile.dialog('Set up your authenticator app')
  await expect(setUp.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const secret = await setUp.locator('.mono', { hasText: /^[A-Z2-7 ]{32,}$/ }).innerText()
  await setUp.getByLabel('Code that the app shows').fill('000000')
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  await expect(setUp.getByText('This code is not right.')).toBeVisible()
  await setUp.getByLabel('Code that the app shows').fill(await totpCode(secret))
  await setUp.getByRole('button', { name: 'Turn on' }).click()

  const shown = profile.dialog('Recovery codes')
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  const codes = await shown.getByRole('listitem').allInnerTexts()
  const downloading = page.waitForEvent('download')
  await shown.getByRole('button', { name: 'Download' }).click()
  const file = await downloading
  for (const code of codes) expect(file.text).toContain(code)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-print] li').first()).toBeVisible()
  await expect(page.locator('h1')).not.toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(app).toBeChecked()
  await expect(page.getByText('10 of 10 left')).toBeVisible()

  await openOtherBrowser()
  await signIn(page, person, '/auth/profile/security')
  await page.getByRole('button', { name: /recovery code/i }).click()
  await page.getByLabel(/recovery code/i).fill(codes[0] ?? '')
  await page.getByRole('button', { name: /^(Confirm|Sign in|Continue)$/ }).click()
  await expect(page.getByText('9 of 10 left')).toBeVisible()
})

test('an act that takes a fresh proof asks for it, and is then done', async ({ page, person, server }) => {
  await signInToProfile(page, person, '/auth/profile/security')
  const profile = profilePage(page)
  await page.getByRole('switch', { name: 'Authenticator app' }).waitFor()
  await server.ageProofs()
  const app = page.getByRole('switch', { name: 'Authenticator app' })
  await app.click()
  const proof = profile.dialog('Confirm that it is you')
  await expect(proof.getByLabel('Password', { exact: true })).toBeFocused()
  await proof.getByLabel('Password', { exact: true }).fill('not this one')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(proof.getByText('This does not prove that it is you.')).toBeVisible()
  await proof.getByRole('button', { name: 'Cancel' }).click()
  await expect(proof).toHaveCount(0)
  await expect(app).toBeFocused()

  await app.click()
  await proof.getByLabel('Password', { exact: true }).fill(person.password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(profile.dialog('Set up your authenticator app')).toBeVisible()
})

test('two-factor is turned off with a fresh proof, which takes the place of the question', async ({
  page,
  person,
  server
}) => {
  await signInToProfile(page, person, '/auth/profile/security')
  const profile = profilePage(page)
  const app = page.getByRole('switch', { name: 'Authenticator app' })
  await app.click()
  const setUp = profile.dialog('Set up your authenticator app')
  const secret = await setUp.locator('.mono', { hasText: /^[A-Z2-7 ]{32,}$/ }).innerText()
  await setUp.getByLabel('Code that the app shows').fill(await totpCode(secret))
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  await profile.dialog('Recovery codes').getByRole('button', { name: 'Done' }).click()
  await expect(app).toBeChecked()

  await server.ageProofs()
  await app.click()
  const question = profile.dialog('Turn off the authenticator app?')
  await question.getByRole('button', { name: 'Turn off' }).click()
  const proof = profile.dialog('Confirm that it is you')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await proof.getByRole('button', { name: 'Cancel' }).click()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Turn off' }).click()
  // With a second factor the password alone proves too little, and is not offered.
  const code = proof.getByLabel('Code of your authenticator app')
  await expect(code).toBeFocused()
  await expect(proof.getByRole('button', { name: 'your password' })).toHaveCount(0)
  await code.fill(await totpCode(secret, 1))
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(profile.toast('Two-factor is off')).toBeVisible()
  await expect(app).not.toBeChecked()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(app).toBeFocused()
})

test('all other sessions end together', async ({ page, person, server }) => {
  for (let others = 0; others < 2; others += 1) await server.tokenOf(person, 'user')
  await signInToProfile(page, person, '/auth/profile/security')
  await expect(page.getByText('2 other sessions')).toBeVisible()
  await page.getByRole('button', { name: 'End all others' }).click()
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
})

test('a passkey is added, renamed, proves who one is, and is removed', async ({ page, person, server }) => {
  await commands.addAuthenticator()
  onTestFinished(() => commands.removeAuthenticator())
  await signInToProfile(page, person, '/auth/profile/security')
  const profile = profilePage(page)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const adding = profile.dialog('Add a passkey')
  await adding.getByLabel('Name').fill('Laptop')
  await adding.getByRole('button', { name: 'Add passkey' }).click()
  const codes = profile.dialog('Recovery codes')
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Laptop', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Rename Laptop' }).click()
  const renaming = profile.dialog('Rename this passkey')
  await renaming.getByLabel('Name').fill('Old laptop')
  await renaming.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Old laptop', { exact: true })).toBeVisible()

  await server.ageProofs()
  await page.getByRole('button', { name: 'Remove Old laptop' }).click()
  await profile.dialog('Remove this passkey?').getByRole('button', { name: 'Remove' }).click()
  const proof = profile.dialog('Confirm that it is you')
  await proof.getByRole('button', { name: 'a passkey' }).click()
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Old laptop', { exact: true })).toHaveCount(0)
  await expect(page.getByText('None yet. Faster, and cannot be phished')).toBeVisible()
})
