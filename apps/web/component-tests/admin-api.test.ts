import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'

async function openExplorer(page: Page): Promise<void> {
  await signInToPanel(page)
  await page.getByRole('link', { name: 'API explorer' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search the calls' })).toBeVisible()
}

/** Searches by keys and opens the first call that is found. */
async function openCall(page: Page, search: string): Promise<void> {
  await page.locator('body').press('/')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(search)
  await page.keyboard.press('Enter')
  const link = page.getByRole('navigation', { name: 'Calls of the API' }).getByRole('link').first()
  await expect(link).toContainText(search.split(' ').at(-1) ?? '')
  await link.press('Enter')
  await expect(link).toHaveAttribute('aria-current', 'true')
}

const response = (page: Page) => page.getByRole('region', { name: 'Response', exact: true })

test('a call is found, put together, sent by keys with the own session, and checked against its schema', async ({
  page
}) => {
  await openExplorer(page)
  await openCall(page, 'health')
  await expect(page.getByRole('link', { name: 'GET /health no authentication' })).toBeVisible()
  await openCall(page, 'GET /api/users')
  await expect(page).toHaveURL(/call=listUsers/)
  await expect(page.getByRole('textbox', { name: 'page', exact: true })).toHaveValue('1')
  await expect(page.getByRole('textbox', { name: 'limit', exact: true })).toHaveValue('10')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(response(page)).toContainText('200 OK')
  await expect(response(page)).toContainText('Matches schema')
  await expect(response(page)).toContainText('admin@example.com')
  await expect(response(page)).toContainText('Nothing hidden')
  const copied = await response(page)
    .getByRole('group', { name: 'Response' })
    .evaluate((text) => {
      getSelection()?.selectAllChildren(text)
      return String(getSelection())
    })
  expect(JSON.parse(copied)).toHaveProperty('users')
  expect(copied).not.toContain('\n\n')
  expect(await findViolations(page)).toEqual([])
  await response(page)
    .getByRole('tab', { name: /^Headers/ })
    .click()
  await expect(response(page).getByRole('rowheader', { name: 'content-type', exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'cURL' }).click()
  await expect(page.getByRole('group', { name: 'cURL' })).toContainText('Bearer YOUR_TOKEN')
  await page.route('**/api/users?*', (route) => route.abort())
  await page.keyboard.press('Control+Enter')
  await expect(response(page)).toContainText('Request Failed')
  await expect(response(page)).toContainText('Failed to execute API request')
})

test('safe mode sends reads only; a body is checked while it is typed, and a deletion has its path typed', async ({
  page
}) => {
  await openExplorer(page)
  await page.goto('/admin/api?call=addUser')
  const execute = page.getByRole('button', { name: /^Execute/ })
  await execute.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Safe mode is on: only GET runs')
  await page.getByRole('tab', { name: 'Body' }).click()
  const body = page.getByRole('textbox', { name: 'Body, as JSON' })
  await expect(page.getByText('Fits the schema')).toBeVisible()
  await body.fill('{"email": 5}')
  await expect(page.getByText('Faults of the body')).toBeVisible()
  await body.fill('{"email":')
  await expect(page.getByText('This is no JSON.')).toBeVisible()
  await body.fill(
    '{"email":"noor@example.com","firstName":"Noor","lastName":"Haddad","role":"user","password":"seven quiet herons"}'
  )
  const safeMode = page.getByRole('switch', { name: 'Safe mode' })
  await safeMode.press('Space')
  await expect(page.getByText(/everything runs for (10:00|9:5\d)/)).toBeVisible()
  await execute.press('Enter')
  await expect(response(page)).toContainText('200 OK')
  await expect(response(page)).toContainText('noor@example.com')
  await page.getByRole('searchbox', { name: 'Search the calls' }).fill('DELETE /api/users')
  await page.getByRole('link', { name: 'DELETE /api/users/{id} needs' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: '/api/users/{id}' })).toBeVisible()
  await execute.press('Enter')
  const question = page.getByRole('dialog', { name: 'Send DELETE?' })
  await question.getByRole('textbox').fill('/api/users/1')
  await question.getByRole('button', { name: 'Send DELETE' }).press('Enter')
  await expect(question).toContainText('DELETE /api/users/')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(response(page)).toContainText('Nothing was sent yet')
})

test('a stream is shown until it is stopped', async ({ page }) => {
  await openExplorer(page)
  await page.goto('/admin/api?call=eventStream')
  await page.getByRole('button', { name: /^Execute/ }).press('Enter')
  await expect(response(page)).toContainText('The stream is open')
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(response(page)).toContainText('The stream has ended')
})
