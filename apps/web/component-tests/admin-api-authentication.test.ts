import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'

const response = (page: Page) => page.getByRole('region', { name: 'Response', exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Authentication' })

/** Makes an API key that may read monitoring alone; resolves with its id and the key. */
async function makeKey(page: Page): Promise<{ id: string; key: string }> {
  await page.goto('/auth/profile/security')
  await page.getByRole('region', { name: 'API keys' }).getByRole('button', { name: 'Make a key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Explorer')
  await dialog.getByRole('checkbox', { name: /monitoring\.read/ }).press('Space')
  const made = page.waitForResponse(
    (answer) => answer.url().endsWith('/api-keys') && answer.request().method() === 'POST'
  )
  await dialog.getByRole('textbox', { name: 'Name' }).press('Enter')
  const { key, secret } = (await (await made).json()) as { key: { id: string }; secret: string }
  await expect(dialog.getByRole('textbox', { name: 'Key', exact: true })).toHaveValue(secret)
  return { id: key.id, key: secret }
}

/** Opens the dialog, at a kind of credentials. */
async function openAt(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: /^Authentication: / }).press('Enter')
  await dialogOf(page).getByRole('radio', { name: kind, exact: true }).check()
}

/** Chooses by what calls are signed. */
async function choose(page: Page, kind: string, texts: Readonly<Record<string, string>>): Promise<void> {
  await openAt(page, kind)
  for (const [label, text] of Object.entries(texts))
    await dialogOf(page).getByLabel(label, { exact: true }).fill(text)
  await dialogOf(page).getByRole('button', { name: 'Use this' }).press('Enter')
  await expect(dialogOf(page)).toBeHidden()
}

test('calls are signed by a bearer token, by Basic and by an API key, and by the own session again', async ({
  page
}) => {
  await signInToPanel(page)
  const { id, key } = await makeKey(page)
  await page.goto('/admin/api?call=listUsers')
  await openAt(page, 'Bearer')
  await dialogOf(page).getByRole('button', { name: 'Use this' }).press('Enter')
  await expect(dialogOf(page).getByText('Enter it, or choose your session')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await dialogOf(page).getByLabel('Token').fill('two words')
  await dialogOf(page).getByLabel('Token').press('Enter')
  await expect(dialogOf(page).getByText('Letters, digits and signs without spaces')).toBeVisible()
  await dialogOf(page).getByLabel('Token').fill(key)
  await dialogOf(page).getByLabel('Token').press('Enter')
  await expect(dialogOf(page)).toBeHidden()

  const sent = page.waitForRequest((request) => request.url().includes('/api/users?'))
  await page.keyboard.press('Control+Enter')
  await expect(response(page)).toContainText('403')
  expect((await sent).credentials()).toBe('omit')
  await page.getByRole('tab', { name: 'cURL' }).click()
  await expect(page.getByRole('group', { name: 'cURL' })).toContainText('Bearer YOUR_TOKEN')

  const metrics = page.getByRole('navigation', { name: 'Calls of the API' })
  await metrics.getByRole('searchbox').fill('/api/monitoring/metrics')
  await metrics.locator('a[href*="call=getOverview"]').press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: '/api/monitoring/metrics' })).toBeVisible()
  for (const [kind, texts] of [
    ['Bearer', { Token: key }],
    ['Basic', { 'Key id': id, Key: key }],
    ['API key', { Key: key }]
  ] as const) {
    await choose(page, kind, texts)
    await page.keyboard.press('Control+Enter')
    await expect(response(page)).toContainText('200 OK')
    await page.getByRole('tab', { name: 'Headers', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Request' })).not.toContainText(key)
    await choose(page, kind, { [Object.keys(texts).at(-1) ?? '']: `${key}x` })
    await page.keyboard.press('Control+Enter')
    await expect(response(page)).toContainText('401')
  }
  await choose(page, 'Your session', {})
  await page.keyboard.press('Control+Enter')
  await expect(response(page)).toContainText('200 OK')
  expect(await findViolations(page)).toEqual([])

  await response(page)
    .getByRole('tab', { name: /^History/ })
    .click()
  const calls = response(page).getByRole('list', { name: 'Calls that you sent' }).getByRole('listitem')
  await expect(calls.nth(1)).toContainText('API key')
  await calls
    .nth(1)
    .getByRole('button', { name: /^Run again/ })
    .press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'authenticated by API key, which is not kept' })
  ).toBeVisible()
})
