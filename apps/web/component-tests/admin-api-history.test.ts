import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'

// A server of its own, whose history is empty.
const response = (page: Page) => page.getByRole('region', { name: 'Response', exact: true })

test('calls are kept in a history without secrets: run again, deleted, and brought back', async ({
  page
}) => {
  await signInToPanel(page, '/admin/api?call=listRoles')
  await expect(page.getByRole('button', { name: /^Execute/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(response(page)).toContainText('200 OK')
  const history = response(page).getByRole('tab', { name: /^History/ })
  await expect(history).toHaveText('History 1')
  await page.goto('/admin/api?call=login')
  await page.getByRole('switch', { name: 'Safe mode' }).press('Space')
  await page.getByRole('tab', { name: 'Body' }).click()
  const body = page.getByRole('textbox', { name: 'Body, as JSON' })
  await body.fill('{"email":"nobody@example.com","password":"hunter-two"}')
  const kept = page.waitForResponse((answer) => answer.url().includes('/api/admin/explorer/history?'))
  await page.getByRole('button', { name: /^Execute/ }).press('Enter')
  expect(await (await kept).text()).toContain('nobody@example.com')
  expect(await (await kept).text()).not.toContain('hunter-two')
  await expect(response(page)).toContainText('401')
  await history.click()
  const calls = response(page).getByRole('list', { name: 'Calls that you sent' }).getByRole('listitem')
  await expect(calls).toHaveCount(2)
  await expect(calls.first()).toContainText('1 value left out')
  expect(await findViolations(page)).toEqual([])
  await calls.first().getByRole('button', { name: 'Run again: POST /api/auth/login' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Fill it in, then execute' })).toBeVisible()
  await page.getByRole('tab', { name: 'Body' }).click()
  await expect(body).toHaveValue(/"email": "nobody@example.com",\s+"password": ""/)
  await history.click()
  await calls.last().getByRole('button', { name: 'Run again: GET /api/admin/roles' }).press('Enter')
  await expect(page).toHaveURL(/call=listRoles/)
  await expect(response(page)).toContainText('200 OK')
  await expect(history).toHaveText('History 3')
  await history.click()
  await calls.first().getByRole('button', { name: 'Delete GET /api/admin/roles' }).press('Enter')
  await expect(calls).toHaveCount(2)
  await response(page).getByRole('button', { name: 'Delete all' }).press('Enter')
  await expect(response(page)).toContainText('No call was kept yet')
  const deleted = page.getByRole('status').filter({ hasText: '2 calls deleted' })
  await deleted.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(calls).toHaveCount(2)
})
