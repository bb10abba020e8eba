import { demoCredentials } from '@sitewright/api/worker-protocol'
import { expect, test as base, type Page } from '@playwright/test'
import { faultsOf } from './models/axe.ts'
import { codeOf } from './models/person.ts'
import { startPlainServer } from './models/plain-server.ts'

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
  expect(await faultsOf(page)).toEqual([])

  await enter(page, { ...demoCredentials, password: 'another password' })
  await expect(page.getByRole('alert')).toContainText('Invalid credentials')
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
  const person = { email: 'ada@example.com', password: 'plumb line larch' }
  await page.goto('/auth/register?from=%2Fauth%2Fprofile%2Fsecurity')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Byron')

  const app = page.getByRole('switch', { name: 'Authenticator app' })
  await app.click()
  const setUp = page.getByRole('dialog', { name: 'Set up your authenticator app' })
  const secret = await setUp.locator('.mono', { hasText: /^[A-Z2-7 ]{32,}$/ }).innerText()
  await setUp.getByLabel('Code that the app shows').fill(await codeOf(secret))
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(app).toBeChecked()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Byron')
  await expect(app).toBeChecked()
  expect(await faultsOf(page)).toEqual([])
})
