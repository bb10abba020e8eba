import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { administrator, signInToPanel } from './support/admin.ts'
import { findViolationsIn } from './support/axe.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

/** Opens the list with one person in it, whose row has the focus. */
async function openRow(page: Page, email: string): Promise<void> {
  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`)
  await expect(page.getByRole('table', { name: 'People' }).getByText(email)).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('table', { name: 'People' }).locator('tr:focus')).toContainText(email)
}

test('by keys alone a person is edited, deactivated and taken back, in the list and in the record', async ({
  page,
  server
}) => {
  const bo = await server.registerUser({ firstName: 'Bo', lastName: 'Keys' })
  await signInToPanel(page)
  await openRow(page, bo.email)
  await page.keyboard.press('e')
  const edit = page.getByRole('dialog', { name: 'Edit user' })
  await expect(edit.getByLabel('First name')).toBeVisible()
  // While a dialog is open or a field has the focus, keyboard shortcuts are off.
  await edit.getByLabel('First name').fill('')
  await edit.getByLabel('First name').pressSequentially('Ed')
  await page.keyboard.press('Escape')
  await expect(edit).toBeHidden()
  await expect(rowOf(page, 'Bo Keys')).toBeFocused()

  await page.keyboard.press('d')
  await expect(rowOf(page, 'Bo Keys').getByText('Inactive')).toBeVisible()
  await page.keyboard.press('d')
  await expect(page.getByText('Is inactive already')).toBeVisible()
  await page.keyboard.press('z')
  await expect(rowOf(page, 'Bo Keys').getByText('Active', { exact: true })).toBeVisible()

  await page.keyboard.press('Enter')
  const record = page.getByRole('dialog', { name: 'Bo Keys' })
  await expect(record.getByText('Identifier')).toBeVisible()
  await page.keyboard.press('d')
  await expect(record.getByText('Inactive').first()).toBeVisible()
  await page.keyboard.press('z')
  await expect(record.getByText('Active', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('e')
  await expect(edit.getByLabel('First name')).toHaveValue('Bo')
})

test('the own account stays, with the reason; nothing is undone where there is nothing', async ({ page }) => {
  await signInToPanel(page)
  await openRow(page, administrator.email)
  await page.keyboard.press('z')
  await expect(page.getByText('There is nothing to undo')).toBeVisible()
  await page.keyboard.press('d')
  await expect(page.getByText(/This is your own account/)).toBeVisible()
  await expect(rowOf(page, administrator.email).getByText('Active', { exact: true })).toBeVisible()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  for (const act of ['Edit the person', 'Deactivate the person', 'Undo', 'Refresh what is shown'])
    await expect(keys.getByText(act, { exact: true })).toBeVisible()
  expect(await findViolationsIn(page, '[role=dialog]')).toEqual([])
})

test('a key fetches what is shown again', async ({ page }) => {
  await signInToPanel(page)
  await openRow(page, administrator.email)
  const fetched = page.waitForResponse((response) => response.url().includes('/api/admin/users?'))
  await page.keyboard.press('r')
  expect((await fetched).status()).toBe(200)
})

test('while somebody types, and where they are switched off, the keys do nothing', async ({
  page,
  server
}) => {
  const bo = await server.registerUser({ firstName: 'Bo', lastName: 'Typing' })
  await signInToPanel(page)
  await openRow(page, bo.email)
  const search = page.getByRole('searchbox', { name: 'Search people' })
  await search.fill('')
  await search.pressSequentially('bo ty')
  await expect(search).toHaveValue('bo ty')
  await expect(rowOf(page, 'Bo Typing').getByText('Active', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Preferences' }).click()
  const preferences = page.getByRole('dialog', { name: 'Preferences' })
  await preferences.getByRole('switch', { name: 'Single keys' }).click()
  await expect(preferences.getByRole('switch', { name: 'Single keys' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(preferences).toBeHidden()
  await rowOf(page, 'Bo Typing').focus()
  await page.keyboard.press('d')
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(rowOf(page, 'Bo Typing').getByText('Active', { exact: true })).toBeVisible()
})
