import { expect, type Page } from '@playwright/test'
import { test } from './models/account-test.ts'
import { administratorEnv, signInToPanel } from './models/admin.ts'
import { findViolations } from './models/axe.ts'

test.use({ serverEnv: administratorEnv })

const overview = '**/api/monitoring/metrics'

async function openMonitoring(page: Page): Promise<void> {
  await signInToPanel(page)
  await page.getByRole('link', { name: /^Monitoring/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitoring')
}

test('auto-refresh is off by default, and turns itself off with the first failure', async ({ page }) => {
  await page.clock.install()
  await openMonitoring(page)
  const switched = page.getByRole('switch', { name: 'Auto-refresh' })
  await expect(switched).not.toBeChecked()
  await switched.press('Space')
  const answered = page.waitForResponse(overview)
  await page.clock.runFor(31_000)
  expect((await answered).status()).toBe(200)
  await page.route(overview, (route) => route.abort())
  // The next reading is only planned once the page has taken in the answer, which may be after it arrived.
  await expect(async () => {
    await page.clock.runFor(31_000)
    await expect(page.getByText('Auto-refresh Error')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(switched).not.toBeChecked()
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await expect(page.getByText('Refresh Failed')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitoring')
})

test('what cannot be loaded at first is an error page with a way to load it again', async ({ page }) => {
  await signInToPanel(page)
  await page.route(overview, (route) => route.abort())
  await page.getByRole('link', { name: /^Monitoring/ }).click()
  await expect(page.getByRole('heading', { name: 'System Monitoring Error' })).toBeVisible()
  await expect(page.getByText('Failed to load monitoring data')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.unroute(overview)
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitoring')
})
