import { readFile } from 'node:fs/promises'
import { demoCredentials } from '@sitewright/api/worker-protocol'
import { expect, test as base, type Page } from '@playwright/test'
import { findViolations } from './models/axe.ts'
import { totpCode } from './models/test-user.ts'
import { createPng } from './models/png.ts'
import { startPlainServer } from './models/plain-server.ts'
import { profilePage } from './models/profile.ts'

const test = base.extend<object, { plain: Awaited<ReturnType<typeof startPlainServer>> }>({
  plain: [
    async ({ browserName: _browser }, provide) => {
      const plain = await startPlainServer()
      await provide(plain)
      plain.close()
    },
    { scope: 'worker' }
  ],
  baseURL: async ({ plain }, provide) => provide(plain.origin)
})

const person = { email: 'ada@example.com', password: 'plumb line larch' }

/** Registers somebody of the demo, who comes to a page from there. */
async function join(page: Page, path: string): Promise<void> {
  await page.goto(`/auth/register?from=${encodeURIComponent(path)}`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Byron')
}

async function enter(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('without a backend the page says so, and the demo sign-in works', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByText('Demo mode').first()).toBeVisible()
  const box = page.getByRole('region', { name: 'Administrator' })
  await expect(box).toContainText(demoCredentials.email)
  expect(await findViolations(page)).toEqual([])

  await enter(page, { ...demoCredentials, password: 'another password' })
  await expect(page.getByRole('alert')).toContainText(`Invalid credentials. Try ${demoCredentials.email}`)
  await enter(page, demoCredentials)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin User')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin User')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('a visitor of the demo registers, sets up a second factor, and finds the account again', async ({
  page
}) => {
  await join(page, '/auth/profile/security')
  const app = page.getByRole('switch', { name: 'Authenticator app' })
  await app.click()
  const setUp = page.getByRole('dialog', { name: 'Set up your authenticator app' })
  const secret = await setUp.locator('.mono', { hasText: /^[A-Z2-7 ]{32,}$/ }).innerText()
  await setUp.getByLabel('Code that the app shows').fill(await totpCode(secret))
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(app).toBeChecked()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Byron')
  await expect(app).toBeChecked()
  expect(await findViolations(page)).toEqual([])
})

test('in the demo a picture is set, data is taken away, the password changed and the account deleted', async ({
  page
}) => {
  await join(page, '/auth/profile')
  const profile = profilePage(page)
  const panel = profile.panel('Picture')
  await panel.locator('input[type=file]').setInputFiles({
    name: 'ada.png',
    mimeType: 'image/png',
    buffer: createPng(640, 320)
  })
  await profile.dialog('Choose the part that is shown').getByRole('button', { name: 'Use picture' }).click()
  await expect(profile.toast('Picture changed')).toBeVisible()
  expect(await panel.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)

  const next = 'gable over oak beam'
  await profile.tab('Security')
  await page.getByRole('button', { name: 'Change password' }).click()
  const change = profile.dialog('Change password')
  await change.getByLabel('Current password').fill(person.password)
  await change.getByLabel('New password').fill(next)
  await change.getByLabel('Confirm password').fill(next)
  await change.getByRole('button', { name: 'Change password' }).click()
  await expect(profile.toast('Password changed')).toBeVisible()

  await profile.tab('Personal Information')
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = profile.dialog('Delete account')
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(person.email)
  await dialog.getByLabel('Your password').fill(next)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(profile.toast('Your account has been deleted')).toBeVisible()
  await page.goto('/auth/login')
  await enter(page, { ...person, password: next })
  await expect(page.getByRole('alert')).toContainText('Invalid credentials')
})

test('two tabs of the demo change one account, and neither loses what the other one wrote', async ({
  page,
  context
}) => {
  await join(page, '/auth/profile')
  const other = await context.newPage()
  await other.goto('/auth/profile')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ada Byron')
  await page.getByLabel('First name').fill('Augusta')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(profilePage(page).toast('Profile updated')).toBeVisible()
  await other.getByLabel('Last name').fill('King')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(profilePage(other).toast('Profile updated')).toBeVisible()
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Augusta King')
  }
})
