import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'

test.override({ serverOptions: { hasTasks: true, behindMs: 30_000 } })

async function openMonitoring(page: Page): Promise<void> {
  await signInToPanel(page)
  await page.getByRole('link', { name: /^Monitoring/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitoring')
}

const card = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Current metrics' }).locator('> *').filter({ hasText: name })

test('metrics are measured, with their age, and charts are tables too', async ({ page, server }) => {
  await openMonitoring(page)
  await server.catchUp()
  await page.getByRole('radio', { name: '15 min' }).press('Space')
  await expect(page).toHaveURL(/range=15m/)
  const cpu = page.getByRole('region', { name: 'CPU and memory' })
  // A server writes what it measured every ten seconds, and a chart draws whole windows of ten seconds.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh', exact: true }).click()
    await expect(card(page, 'Memory')).toContainText(/\d+ ?%/, { timeout: 2000 })
    await expect(cpu).toContainText(/Memory ?\d/, { timeout: 2000 })
  }).toPass()
  await expect(card(page, 'Database')).toContainText('one round trip')
  await expect(page.getByRole('row', { name: /^Host 20 %/ })).toContainText('in use')
  await cpu.getByRole('button', { name: 'Table' }).click()
  await expect(cpu.getByRole('columnheader')).toHaveText(['Time', 'CPU', 'Memory', 'Event'])
  await expect(
    page.getByRole('row', { name: /GET \/api\/auth\/verify|POST \/api\/auth/ }).first()
  ).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
