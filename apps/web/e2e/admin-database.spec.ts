import { expect } from '@playwright/test'
import { test } from './models/account-test.ts'
import { administratorEnv, signInToPanel } from './models/admin.ts'
import { findViolations } from './models/axe.ts'

test.use({ serverEnv: { ...administratorEnv } })

test('a database is connected, tested, edited and deleted by keyboard', async ({ page }) => {
  await signInToPanel(page)
  await page.getByRole('link', { name: 'Database', exact: true }).press('Enter')
  await expect(page.getByText('No database is connected')).toBeVisible()
  await page.getByRole('button', { name: 'Add connection' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add connection' })
  await dialog.getByLabel('Name', { exact: true }).fill('billing-eu')
  await dialog.getByLabel('Host').fill('10.0.0.7')
  await dialog.getByLabel('Database', { exact: true }).fill('billing')
  await dialog.getByRole('textbox', { name: 'Role' }).fill('panel_reader')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog.getByText('Enter the password of the role')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse battery staple')
  await dialog.getByLabel('People depend on this database').press('Space')
  // Nothing in a private network is reached unless the configuration names it.
  await dialog.getByRole('button', { name: 'Test connection' }).press('Enter')
  await expect(dialog.getByText(/^Its address is in a private network/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/connection=/)
  const card = page.getByRole('navigation', { name: 'Connections' }).getByRole('link', { name: /billing-eu/ })
  await expect(card).toContainText('Not tested yet')
  await expect(page.getByText('Test the connection to see its tables')).toBeVisible()

  await page.getByRole('button', { name: 'Test connection' }).press('Enter')
  await expect(page.locator('.toast').getByText('Connection Failed')).toBeVisible()
  await expect(card).toContainText('Error')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Disconnect' }).press('Enter')
  await expect(card).toContainText('Disconnected')

  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete billing-eu?' })
  await question.getByRole('textbox').fill('billing-eu')
  await question.getByRole('textbox').press('Enter')
  await expect(page.getByText('No database is connected')).toBeVisible()
})
