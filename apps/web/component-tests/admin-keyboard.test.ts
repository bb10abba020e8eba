import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { tabTo, typeInto } from './support/keyboard.ts'

// Auth settings and the audit log have their journeys in component-tests/admin-auth-settings.test.ts, search in
// component-tests/admin-layout.test.ts.
test('a person is found, deactivated and brought back by keyboard alone', async ({ page, server }) => {
  await server.registerUser({ firstName: 'Ottoline', lastName: 'Keyes' })
  await signInToPanel(page)
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await expect(page.getByRole('row', { name: /Ottoline Keyes/ })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search people' })).toBeFocused()
  await page.keyboard.type('Ottoline')
  const row = page.getByRole('row', { name: /Ottoline Keyes/ })
  await expect(row).toContainText('Active')
  const menu = page.getByRole('button', { name: 'Actions for Ottoline Keyes' })
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
  await expect(item('Deactivate')).toBeVisible()
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.type('Deact')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Inactive')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(item('Activate')).toBeVisible()
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.type('Activ')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Active')
  const link = page.getByRole('link', { name: /Ottoline Keyes/ })
  for (
    let presses = 0;
    presses < 5 && !(await link.evaluate((it) => it === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Ottoline Keyes' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a role is made by keyboard alone', async ({ page }) => {
  await signInToPanel(page)
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await tabTo(page, page.getByRole('button', { name: 'Roles' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('button', { name: 'Add role' }))
  await page.keyboard.press('Enter')
  await typeInto(page, dialog.getByLabel('Name'), 'Front desk')
  await tabTo(page, dialog.getByLabel('Read the report of the team'))
  await page.keyboard.press('Space')
  await expect(dialog.getByLabel('Read the report of the team')).toBeChecked()
  await tabTo(page, dialog.getByRole('button', { name: /^(Save|Add role)/ }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('list', { name: 'Roles' })).toContainText('Front desk')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Roles' })).toBeFocused()
})

test('people are imported and taken back by keyboard alone', async ({ page }) => {
  await signInToPanel(page)
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await tabTo(page, page.getByRole('button', { name: 'Import' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  await tabTo(page, dialog.getByLabel('CSV file'))
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  const buffer = 'email,first name,last name\nkey.board@example.com,Key,Board\n'
  await (await choosing).setFiles({ name: 'keys.csv', mimeType: 'text/csv', buffer })
  for (const name of ['Read the file', 'Check the rows', 'Add 1 person']) {
    await tabTo(page, dialog.getByRole('button', { name }))
    await page.keyboard.press('Enter')
  }
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /Key Board/ })).toBeVisible()
  const result = page.getByRole('region', { name: 'Work on many people' })
  await tabTo(page, result.getByRole('button', { name: 'Undo' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Key Board/ })).toHaveCount(0)
})
