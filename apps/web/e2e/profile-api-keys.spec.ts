import { expect } from '@playwright/test'
import { test } from './models/account-test.ts'
import { administratorEnv, signInToPanel } from './models/admin.ts'
import { findViolations } from './models/axe.ts'

test.use({ serverEnv: { ...administratorEnv } })

test('an API key is made by keyboard, shown once, taken by the API, and revoked', async ({
  page,
  request
}) => {
  await signInToPanel(page)
  await page.goto('/auth/profile/security')
  const keys = page.getByRole('region', { name: 'API keys' })
  await keys.getByRole('button', { name: 'Make a key' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make a key' }).press('Enter')
  await expect(dialog.getByText('Give it a name')).toBeVisible()
  await expect(dialog.getByText('Choose at least one scope')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Deploy bot')
  await dialog.getByRole('checkbox', { name: /monitoring\.read/ }).press('Space')
  await dialog.getByRole('textbox', { name: 'Name' }).press('Enter')
  const shown = dialog.getByRole('textbox', { name: 'Key', exact: true })
  await expect(shown).toHaveValue(/^swk_/)
  expect(await findViolations(page)).toEqual([])
  const headers = { 'x-api-key': await shown.inputValue() }
  expect((await request.get('/api/monitoring/metrics', { headers })).status()).toBe(200)
  expect((await request.get('/api/users', { headers })).status()).toBe(403)
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(keys).toContainText('monitoring.read')
  await keys.getByRole('button', { name: 'Revoke Deploy bot' }).press('Enter')
  await dialog.getByRole('button', { name: 'Revoke' }).press('Enter')
  await expect(keys).toContainText('No API keys')
  expect((await request.get('/api/monitoring/metrics', { headers })).status()).toBe(401)
  expect(await findViolations(page)).toEqual([])
})
