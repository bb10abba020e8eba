import { expect, type Page } from '@playwright/test'
import { test } from './models/account-test.ts'
import { administratorEnv, signInToPanel } from './models/admin.ts'

test.use({ serverEnv: { ...administratorEnv } })

const card = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Numbers of now' }).locator('> *').filter({ hasText: name })

test('C8: numbers are read every three seconds; once that fails, they stay and are stale', async ({
  page
}) => {
  await page.clock.install()
  await signInToPanel(page)
  await expect(card(page, 'Total users')).toContainText('1 active')
  const again = page.waitForResponse('**/api/admin/dashboard')
  await page.clock.runFor(3100)
  expect((await again).status()).toBe(200)
  await page.route('**/api/admin/dashboard', (route) => route.abort())
  await page.clock.runFor(10_000)
  await expect(page.getByText('The numbers could not be read again.')).toBeVisible()
  await expect(card(page, 'Total users')).toHaveAttribute('data-stale', 'true')
  await expect(card(page, 'Total users')).toContainText('1 active')
})
