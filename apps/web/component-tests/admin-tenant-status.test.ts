import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'

test('a tenant is activated, suspended with a reason, and given back by keyboard', async ({ page }) => {
  await signInToPanel(page)
  await page.getByRole('link', { name: 'Tenants', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Add tenant' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Add tenant' })
  await form.getByLabel('Name', { exact: true }).fill('Harbour Bakery')
  await form.getByLabel('Subdomain').fill('harbour')
  await form.getByLabel('Subdomain').press('Enter')
  await expect(form).toBeHidden()

  const list = page.getByRole('region', { name: 'List of tenants' })
  const choose = async (act: string): Promise<void> => {
    await list.getByRole('button', { name: 'Actions for Harbour Bakery' }).press('Enter')
    await expect(page.getByRole('menu')).toBeFocused()
    await page.getByRole('menuitem', { name: act }).click()
  }
  await choose('Activate')
  await expect(page.getByText('Harbour Bakery is active')).toBeVisible()
  await expect(list.getByText('Active', { exact: true }).last()).toBeVisible()

  await choose('Suspend…')
  const question = page.getByRole('dialog', { name: 'Suspend Harbour Bakery?' })
  await expect(question.getByText('Projects and shared links')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Suspend tenant' }).press('Enter')
  await expect(question.getByText('Say in a few words why it is suspended')).toBeVisible()
  await question.getByLabel('Reason').fill('Three invoices are overdue')
  await question.getByLabel('Reason').press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByText('Harbour Bakery is suspended')).toBeVisible()
  await expect(list.getByText('Suspended', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).press('Enter')
  await expect(page.getByText('Harbour Bakery is as it was')).toBeVisible()
  await expect(list.getByText('Suspended', { exact: true })).toBeHidden()
})
