import { expect } from '@playwright/test'
import { test } from './models/account-test.ts'
import { startAccountServer } from './models/account-server.ts'
import { administrator } from './models/admin.ts'

test('security bar 9: the first start prints a link that makes the administrator, once', async ({
  browser
}) => {
  const server = await startAccountServer()
  const link = /http:\S+\/auth\/set-up#[\w-]+/.exec(server.log())?.[0] ?? ''
  const context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  await page.goto('/admin')
  await expect(page.getByText(/Nobody runs this installation yet/)).toBeVisible()
  await page.goto('/auth/set-up')
  await expect(page.getByRole('alert')).toHaveText(/This link is not complete/)
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  await page.goto('about:blank')
  await page.goto('/auth/set-up#not-the-token')
  await expect(page.getByRole('alert')).toHaveText(/has expired or was used already/)
  await expect(page.getByText(/set-up-link/)).toBeVisible()
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page).toHaveURL(/\/auth\/set-up$/)
  await expect(page.locator('head meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  const fill = async (): Promise<void> => {
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Wright')
    await page.getByLabel('Email', { exact: true }).fill(administrator.email)
    await page.getByLabel('Password', { exact: true }).fill(administrator.password)
    await page.getByLabel('Confirm password').fill(administrator.password)
    await page.getByRole('button', { name: 'Become administrator' }).click()
  }
  await fill()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await expect(page.getByRole('definition').filter({ hasText: 'Ada Wright' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto(link)
  await expect(page.getByRole('alert')).toHaveText(/is set up already/)
  await expect(page.getByRole('button', { name: 'Become administrator' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await context.close()
  await server.close()
})
