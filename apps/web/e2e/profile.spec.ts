import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './models/account-test.ts'
import { atHome, codeOf, ownBrowser, signIn } from './models/person.ts'
import { profileOn } from './models/profile.ts'
import { twoColours } from './models/picture.ts'
import { expectQuiet, watch } from './models/watch.ts'

test('a changed name is saved, and shown at once', async ({ page, person }) => {
  const seen = watch(page)
  await atHome(page, person)
  const profile = profileOn(page)
  await expect(page.getByText('No unsaved changes')).toBeVisible()

  await page.getByLabel('First name').fill('  ')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()

  await page.getByLabel('First name').fill('Mira')
  await expect(page.getByText('First name is required')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(profile.toast('Profile updated')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mira Okafor')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Mira')
  expectQuiet(seen)
})

test('unsaved changes are not left behind without asking', async ({ page, person }) => {
  await atHome(page, person)
  const profile = profileOn(page)
  await page.getByLabel('Last name').fill('Adeyemi')
  await profile.tab('Security')
  const ask = profile.dialog('Leave without saving?')
  await ask.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL(/\/auth\/profile$/)
  await expect(page.getByLabel('Last name')).toHaveValue('Adeyemi')
  await profile.tab('Security')
  await ask.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\/profile\/security$/)
})

test('a changed password signs in, and the old one does not', async ({ page, person, browser, server }) => {
  await atHome(page, person, '/auth/profile/security')
  const profile = profileOn(page)
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

  const elsewhere = await ownBrowser(browser, server.origin)
  const other = await elsewhere.newPage()
  await signIn(other, person)
  await expect(other.getByText('Invalid email or password')).toBeVisible()
  await atHome(other, { ...person, password: next })
  await elsewhere.close()
})

test('two-factor is turned on with a code of the app, and a recovery code opens the account once', async ({
  page,
  person,
  browser,
  server
}) => {
  await atHome(page, person, '/auth/profile/security')
  const profile = profileOn(page)
  const app = page.getByRole('switch', { name: 'Authenticator app' })
  await expect(app).not.toBeChecked()
  await app.click()
  const setUp = profile.dialog('Set up your authenticator app')
  await expect(setUp.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const secret = await setUp.locator('.mono', { hasText: /^[A-Z2-7 ]{32,}$/ }).innerText()
  await setUp.getByLabel('Code that the app shows').fill('000000')
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  await expect(setUp.getByText('This code is not right.')).toBeVisible()
  await setUp.getByLabel('Code that the app shows').fill(await codeOf(secret))
  await setUp.getByRole('button', { name: 'Turn on' }).click()

  const shown = profile.dialog('Recovery codes')
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  const codes = await shown.getByRole('listitem').allInnerTexts()
  const downloading = page.waitForEvent('download')
  await shown.getByRole('button', { name: 'Download' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  for (const code of codes) expect(file).toContain(code)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-print] li').first()).toBeVisible()
  await expect(page.locator('h1')).not.toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(app).toBeChecked()
  await expect(page.getByText('10 of 10 left')).toBeVisible()

  const elsewhere = await ownBrowser(browser, server.origin)
  const other = await elsewhere.newPage()
  await signIn(other, person, '/auth/profile/security')
  await other.getByRole('button', { name: /recovery code/i }).click()
  await other.getByLabel(/recovery code/i).fill(codes[0] ?? '')
  await other.getByRole('button', { name: /^(Confirm|Sign in|Continue)$/ }).click()
  await expect(other.getByText('9 of 10 left')).toBeVisible()
  await elsewhere.close()
})

test('an act that takes a fresh proof asks for it, and is then done', async ({ page, person, server }) => {
  await atHome(page, person, '/auth/profile/security')
  const profile = profileOn(page)
  await page.getByRole('switch', { name: 'Authenticator app' }).waitFor()
  server.ageProofs()
  await page.waitForTimeout(2500)
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

test('security bar 25: a session that is ended in one browser is out within 5 s in the other', async ({
  page,
  person,
  browser,
  server
}) => {
  const elsewhere = await ownBrowser(browser, server.origin)
  const other = await elsewhere.newPage()
  await atHome(other, person)
  await atHome(page, person, '/auth/profile/security')
  const profile = profileOn(page)
  await expect(page.getByText('This session')).toHaveCount(1)
  const end = page.getByRole('button', { name: /^End the session on/ })
  await expect(end).toHaveCount(1)
  await end.click()
  await expect(end).toHaveCount(0)
  await expect(profile.toast('The session has ended')).toBeVisible()
  await other.getByRole('tab', { name: 'Security' }).click()
  await expect(other).toHaveURL(/\/auth\/login/, { timeout: 5000 })
  await elsewhere.close()
})

test('all other sessions end together', async ({ page, person, browser, server }) => {
  const contexts = await Promise.all([1, 2].map(() => ownBrowser(browser, server.origin)))
  for (const context of contexts) await atHome(await context.newPage(), person)
  await atHome(page, person, '/auth/profile/security')
  await expect(page.getByText('2 other sessions')).toBeVisible()
  await page.getByRole('button', { name: 'End all others' }).click()
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
  for (const context of contexts) await context.close()
})

test('a passkey is added, renamed and removed', async ({ page, person }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true
    }
  })
  await atHome(page, person, '/auth/profile/security')
  const profile = profileOn(page)
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

  await page.getByRole('button', { name: 'Remove Old laptop' }).click()
  await profile.dialog('Remove this passkey?').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Old laptop', { exact: true })).toHaveCount(0)
  await expect(page.getByText('None yet. Faster, and cannot be phished')).toBeVisible()
})

test('a picture is cropped to a square, shown, and removed', async ({ page, person }) => {
  await atHome(page, person)
  const profile = profileOn(page)
  const panel = profile.panel('Picture')
  await panel.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture')
  })
  await expect(profile.toast('This file cannot be read as a picture')).toBeVisible()

  await panel.locator('input[type=file]').setInputFiles({
    name: 'maya.png',
    mimeType: 'image/png',
    buffer: twoColours(640, 320)
  })
  const dialog = profile.dialog('Choose the part that is shown')
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2')
  await dialog.getByRole('button', { name: /^Part of the picture/ }).press('ArrowRight')
  await dialog.getByRole('button', { name: 'Use picture' }).click()
  await expect(profile.toast('Picture changed')).toBeVisible()
  const picture = panel.locator('img')
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  ).toEqual([256, 256])
  await panel.getByRole('button', { name: 'Remove' }).click()
  await expect(panel.getByText('Your initials')).toBeVisible()
})

test('the activity log tells what happened, and is filtered by the address', async ({ page, person }) => {
  await atHome(page, person)
  const profile = profileOn(page)
  await page.getByLabel('First name').fill('Mira')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(profile.toast('Profile updated')).toBeVisible()
  await profile.tab('Activity Log')
  await expect(page.getByRole('cell', { name: 'Signed in' }).first()).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Changed the profile' })).toBeVisible()
  await page.getByLabel('Action').selectOption('profile')
  await expect(page).toHaveURL(/\?kind=profile$/)
  await expect(page.getByRole('cell', { name: 'Signed in' })).toHaveCount(0)
  await page.getByLabel('Action').selectOption('projects')
  await expect(page.getByText('Nothing of this kind')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByRole('cell', { name: 'Signed in' }).first()).toBeVisible()
})

test('an account is deleted with its password, after its data was offered', async ({ page, person }) => {
  await atHome(page, person)
  const profile = profileOn(page)
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = profile.dialog('Delete account')
  await expect(dialog.getByRole('button', { name: 'Keep account' })).toBeFocused()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain(person.email)

  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText('Password is required')).toBeVisible()
  await dialog.getByLabel('Your password').fill(person.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(profile.toast('Your account has been deleted')).toBeVisible()
  await signIn(page, person)
  await expect(page.getByText('Invalid email or password')).toBeVisible()
})
