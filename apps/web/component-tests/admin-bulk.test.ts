import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { openUsers } from './support/admin.ts'
import { findViolations, findViolationsIn } from './support/axe.ts'
import { expectNoErrors, watchPage } from './support/page-watch.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

test('many are deactivated after a question, signed out, and taken back; who may not is named', async ({
  page,
  server
}) => {
  const bo = await server.registerUser({ firstName: 'Bo', lastName: 'Inman' })
  await server.registerUser({ firstName: 'Noor', lastName: 'Haddad' })
  const token = await server.tokenOf(bo, 'user')
  const readOwn = async () => (await server.call('GET', '/api/account/profile', { token })).status
  expect(await readOwn()).toBe(200)
  const seen = watchPage(page)
  await openUsers(page)

  await page.getByRole('button', { name: 'Bulk actions' }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await expect(page.getByText('No Users Selected')).toBeVisible()
  await expect(page.getByText('Please select users to perform bulk actions')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('group', { name: 'Actions for the selection' })
  await expect(bar).toContainText('3 selected')
  await bar.getByRole('button', { name: 'Deactivate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deactivate 2 people?' })
  await expect(dialog).toContainText('Your own accountLeft out')
  await expect(dialog.getByRole('button', { name: 'Leave as they are' })).toBeFocused()
  expect(await findViolationsIn(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Deactivate 2 people' }).click()

  const toast = page.locator('.toast').filter({ hasText: '2 people deactivated' })
  await expect(toast).toContainText(/1 session ended in \d+\.\d s\./)
  await expect(rowOf(page, 'Bo Inman').getByText('Inactive')).toBeVisible()
  await expect(rowOf(page, 'Admin User').getByText('Active', { exact: true })).toBeVisible()
  await expect(bar).toBeHidden()
  expect(await readOwn()).toBe(401)

  const result = page.getByRole('region', { name: 'Work on many people' })
  await expect(result).toContainText('1 person refused.')
  expect(await findViolations(page)).toEqual([])
  await result.getByRole('button', { name: 'Each result' }).click()
  const results = page.getByRole('dialog', { name: 'What became of each' })
  await expect(results.getByRole('row', { name: /admin@example\.com/ })).toContainText(
    'You cannot do this to your own account here.'
  )
  expect(await findViolationsIn(page, '[role=dialog]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(result.getByRole('button', { name: 'Each result' })).toBeFocused()

  await page.reload()
  await result.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.toast').filter({ hasText: '2 people as before' })).toBeVisible()
  await expect(rowOf(page, 'Bo Inman').getByText('Active', { exact: true })).toBeVisible()
  expectNoErrors(seen)
})

test('a selection is kept over pages, and all that match are selected without naming them', async ({
  page,
  server
}) => {
  for (let number = 0; number < 27; number += 1)
    await server.registerUser({ firstName: 'Kai', lastName: `Number${number}` })
  await openUsers(page)
  await page.getByRole('searchbox', { name: 'Search people' }).fill('Kai')
  await expect(page.getByText('1–25 of 27')).toBeVisible()
  const bar = page.getByRole('group', { name: 'Actions for the selection' })
  await page.getByRole('checkbox', { name: 'Select all on this page' }).focus()
  await page.keyboard.press('Space')
  await expect(bar).toContainText('25 selected')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(3)
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check()
  await expect(bar).toContainText('26 selected')
  await bar.getByRole('button', { name: 'Select all 27' }).click()
  await expect(bar).toContainText('27 selected')
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
})

test('what the filters show is saved as a file, by keyboard', async ({ page, server }) => {
  const ines = await server.registerUser({ firstName: '=Inês', lastName: 'Duarte' })
  await server.registerUser({ firstName: 'Bo', lastName: 'Inman' })
  await openUsers(page)
  await page.getByRole('searchbox', { name: 'Search people' }).fill('ines')
  await expect(page.getByRole('table', { name: 'People' }).getByText(ines.email)).toBeVisible()
  await expect(page).toHaveURL(/q=ines/)
  await page.getByRole('button', { name: 'Export' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'As CSV, for spreadsheets' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^people-\d{4}-\d\d-\d\d\.csv$/)
  const lines = file.text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('\uFEFF"id","email","firstName"')
  expect(lines[1]).toContain(`"${ines.email}","'=Inês","Duarte"`)
  await expect(page.locator('.toast').filter({ hasText: 'is saved' })).toBeVisible()
})
