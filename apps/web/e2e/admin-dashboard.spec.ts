import { expect, type Page } from '@playwright/test'
import { test } from './models/account-test.ts'
import { administratorEnv, signInToPanel } from './models/admin.ts'
import { findViolations } from './models/axe.ts'

// A copy has a server of its own, on which nobody else is counted.
test.use({ serverEnv: { ...administratorEnv } })

const card = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Numbers of now' }).locator('> *').filter({ hasText: name })

test('C1: numbers of now are measured, and lead to what is behind them', async ({ page }) => {
  test.slow()
  await signInToPanel(page)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page.getByText('Backend available').first()).toBeVisible()
  await expect(card(page, 'Total users')).toContainText('1 active')
  await expect(card(page, 'Active users online')).toContainText('Measured')
  // A server writes what it measured every ten seconds.
  await expect(card(page, 'API requests')).toContainText(/p95 \d/, { timeout: 15_000 })
  await expect(card(page, 'System health')).toContainText(/Errors \d+ \(40 %\)/)
  const memory = page.getByRole('meter', { name: 'Memory' })
  await expect(memory).toHaveAttribute('aria-valuetext', /^\d+ %, (Healthy|Warning|Critical)$/)
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText('Signed in')
  await expect(page.getByRole('region', { name: 'Alerts' })).toContainText(/No alert is open|open/)
  await expect(page.getByRole('region', { name: 'Network latency' })).toContainText(/p95\s?\d/)
  // The chart moves on every 30 seconds.
  await expect(page.getByRole('img', { name: /; p95 reached [1-9]/ })).toBeVisible({ timeout: 50_000 })
  await expect(page.getByRole('link', { name: 'Event streams' })).toHaveAttribute('href', /monitoring/)
  await expect(page.getByRole('region', { name: 'Live connections' })).toContainText(/Browser sessions\s?1/)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: '1 active' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/users\?status=active/)
})

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

test('C10: what needs somebody is snoozed with a reason, by keyboard, and taken back', async ({ page }) => {
  await signInToPanel(page)
  const needs = page.getByRole('region', { name: /^Needs you/ })
  const snooze = needs.getByRole('button', { name: 'Snooze: Mail is not configured' })
  await snooze.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Snooze what needs you' })
  await dialog.getByRole('textbox', { name: 'Reason' }).press('Enter')
  await expect(dialog.getByText('Say why')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Ordered from the host')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(snooze).toBeHidden()
  await needs.getByRole('button', { name: 'Snoozed 1' }).press('Enter')
  await expect(needs).toContainText(/Ordered from the host · until .*, by Admin User/)
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect(snooze).toBeVisible()
})
