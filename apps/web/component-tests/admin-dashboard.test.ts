import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'

test.override({ serverOptions: { hasTasks: true, behindMs: 30_000 } })

const card = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Numbers of now' }).locator('> *').filter({ hasText: name })

test('C1: numbers of now are measured, and lead to what is behind them', async ({ page, server }) => {
  await signInToPanel(page)
  // A chart draws whole windows of ten seconds.
  await server.catchUp()
  await page.reload()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page.getByText('Backend available').first()).toBeVisible()
  await expect(card(page, 'Total users')).toContainText('1 active')
  await expect(card(page, 'Active users online')).toContainText('Measured')
  await expect(card(page, 'API requests')).toContainText(/p95 \d/)
  await expect(card(page, 'System health')).toContainText(/Errors \d+ \(40 %\)/)
  const memory = page.getByRole('meter', { name: 'Memory' })
  await expect(memory).toHaveAttribute('aria-valuetext', /^\d+ %, (Healthy|Warning|Critical)$/)
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText('Signed in')
  await expect(page.getByRole('region', { name: 'Alerts' })).toContainText(/No alert is open|open/)
  await expect(page.getByRole('region', { name: 'Network latency' })).toContainText(/p95\s?\d/)
  await expect(page.getByRole('img', { name: /; p95 reached [1-9]/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Event streams' })).toHaveAttribute('href', /monitoring/)
  await expect(page.getByRole('region', { name: 'Live connections' })).toContainText(/Browser sessions\s?1/)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: '1 active' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/users\?status=active/)
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
