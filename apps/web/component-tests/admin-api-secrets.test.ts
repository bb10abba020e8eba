import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations, findViolationsInBothSchemes } from './support/axe.ts'

test('a secret is kept, completed while typing, filled in by the server, and redacted', async ({ page }) => {
  await signInToPanel(page, '/admin/api?call=listUsers')
  await page.getByRole('button', { name: 'Secrets', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Secrets' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Not a name')
  await dialog.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(dialog.getByText('Use up to 40 small letters')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('who')
  await dialog.getByLabel('Value').fill('admin@example.com')
  await dialog.getByLabel('Value').press('Enter')
  await expect(dialog.getByRole('list', { name: 'Your secrets' })).toContainText('who')
  expect(await findViolations(page)).toEqual([])
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findViolationsInBothSchemes(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const search = page.getByRole('textbox', { name: 'search', exact: true })
  await search.fill('{{sec')
  await page.getByRole('group', { name: 'Secrets to fill in' }).getByRole('button').press('Enter')
  await expect(search).toHaveValue('{{secret:who}}')
  await page.keyboard.press('Control+Enter')
  const response = page.getByRole('region', { name: 'Response', exact: true })
  await expect(response).toContainText('200')
  await expect(response).toContainText('of secrets redacted: body')
  await expect(response).not.toContainText('admin@example.com')
  expect(await findViolations(page)).toEqual([])
  await response.getByRole('tab', { name: /^History/ }).click()
  await expect(response).toContainText('search={{secret:who}}')

  await search.fill('{{secret:nobody}}')
  await page.keyboard.press('Control+Enter')
  await expect(response).toContainText('explorer.unknown-secret')
  await expect(response).toContainText('You have no secret named nobody.')
})

test('a secret is replaced and deleted by keyboard', async ({ page }) => {
  await signInToPanel(page, '/admin/api?call=listUsers')
  const open = () => page.getByRole('button', { name: 'Secrets', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  const response = page.getByRole('region', { name: 'Response', exact: true })
  const search = async (answered: string) => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('textbox', { name: 'search', exact: true }).fill('{{secret:who}}')
    await page.keyboard.press('Control+Enter')
    await expect(response).toContainText(answered)
  }
  await open()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('who')
  await dialog.getByLabel('Value').fill('nobody@example.com')
  await dialog.getByLabel('Value').press('Enter')
  const list = dialog.getByRole('list', { name: 'Your secrets' })
  await expect(list).toContainText('who')
  await search('200 OK')

  await open()
  await list.getByRole('button', { name: 'Replace who' }).press('Enter')
  await dialog.getByLabel('Value').fill('admin@example.com')
  await dialog.getByLabel('Value').press('Enter')
  await expect(list).toContainText('who')
  await search('of secrets redacted: body')

  await open()
  await list.getByRole('button', { name: 'Delete who' }).press('Enter')
  await expect(dialog).toContainText('The value of who is gone for good')
  await dialog.getByRole('button', { name: 'Delete the secret' }).press('Enter')
  await expect(dialog).toContainText('You have no secrets yet.')
  await search('explorer.unknown-secret')
})
