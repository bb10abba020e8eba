import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { findViolations } from './support/axe.ts'
import { signInToProfile, signIn } from './support/test-user.ts'
import { profilePage } from './support/profile.ts'
import { createPng } from './support/png.ts'
import { expectNoErrors, watchPage } from './support/page-watch.ts'

test('a changed name is saved, and shown at once', async ({ page, person }) => {
  const seen = watchPage(page)
  await signInToProfile(page, person)
  const profile = profilePage(page)
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
  expectNoErrors(seen)
})

test('a message stays while another layout takes the place of the one that showed it', async ({
  page,
  person
}) => {
  await signInToProfile(page, person)
  await page.getByLabel('First name').fill('Mira')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const toast = profilePage(page).toast('Profile updated')
  await expect(toast).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveCount(0)
  await expect(toast).toBeVisible()
})

test('unsaved changes are not left behind without asking', async ({ page, person }) => {
  await signInToProfile(page, person)
  const profile = profilePage(page)
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

test('a picture is cropped to a square, shown, and removed', async ({ page, person }) => {
  await signInToProfile(page, person)
  const profile = profilePage(page)
  const panel = profile.panel('Picture')
  await panel.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: 'no picture'
  })
  await expect(profile.toast('This file cannot be read as a picture')).toBeVisible()

  await panel.locator('input[type=file]').setInputFiles({
    name: 'maya.png',
    mimeType: 'image/png',
    buffer: await createPng(640, 320)
  })
  const dialog = profile.dialog('Choose the part that is shown')
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2')
  const cropArea = dialog.getByRole('button', { name: /^Part of the picture/ })
  const part = cropArea.locator('img')
  const left = () => part.evaluate((image) => image.style.left)
  const [first, box] = [await left(), await cropArea.boundingBox()]
  await cropArea.press('ArrowRight')
  await expect.poll(left).not.toBe(first)
  await cropArea.press('ArrowLeft')
  await expect.poll(left).toBe(first)
  await page.mouse.move(box.x + 200, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 150, box.y + 100, { steps: 5 })
  await page.mouse.up()
  await expect.poll(left).not.toBe(first)
  await dialog.getByRole('button', { name: 'Use picture' }).click()
  await expect(profile.toast('Picture changed')).toBeVisible()
  const picture = panel.locator('img')
  await expect(picture).toBeVisible()
  // It is shown before its bytes are there.
  const size = () =>
    picture.evaluate((image) => {
      const { naturalWidth, naturalHeight } = image as HTMLImageElement
      return [naturalWidth, naturalHeight]
    })
  await expect.poll(size).toEqual([256, 256])
  await panel.getByRole('button', { name: 'Remove' }).click()
  await expect(panel.getByText('Your initials')).toBeVisible()
})

test('the activity log tells what happened, and is filtered by the address', async ({ page, person }) => {
  await signInToProfile(page, person)
  const profile = profilePage(page)
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

test('the activity log is loaded page by page', async ({ page, person, server }) => {
  const token = await server.tokenOf(person, 'user')
  for (let count = 0; count < 22; count += 1)
    await server.call('PATCH', '/api/account/profile', {
      token,
      data: { lastName: count % 2 === 0 ? 'Adeyemi' : 'Okafor' }
    })
  await signInToProfile(page, person, '/auth/profile/activity')
  const changes = page.getByRole('cell', { name: 'Changed the profile' })
  await expect(changes.first()).toBeVisible()
  const before = await changes.count()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(changes).toHaveCount(22)
  expect(before).toBeLessThan(22)
  await expect(page.getByRole('cell', { name: 'Created the account' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
})

test('an account is closed with its password, after its data was offered, and can be kept', async ({
  page,
  person
}) => {
  await signInToProfile(page, person)
  const profile = profilePage(page)
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = profile.dialog('Delete account')
  await expect(dialog.getByRole('button', { name: 'Keep account' })).toBeFocused()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const file = await downloading
  expect(file.text).toContain(person.email)

  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText('Password is required')).toBeVisible()
  await dialog.getByLabel('Your password').fill('not this one')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText('The current password is not right.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(person.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(profile.toast('Your account is closed. Sign in within 14 days to keep it.')).toBeVisible()

  await signIn(page, person)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This account is closed')
  await expect(page.getByText(/^Due for deletion: .* Until then you can keep it\.$/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.reload()
  await page.getByRole('link', { name: 'Leave it closed' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)

  await signIn(page, person)
  await page.getByRole('button', { name: 'Keep account' }).press('Enter')
  await expect(profile.toast('Your account is open again')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${person.firstName} ${person.lastName}`)
  await profile.tab('Activity Log')
  await expect(page.getByText('Kept the account that was closed')).toBeVisible()
})
