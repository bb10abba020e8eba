import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'

const response = (page: Page) => page.getByRole('region', { name: 'Response', exact: true })

/** Chooses as whom calls are run, by keyboard. */
async function runAs(page: Page, role: string): Promise<void> {
  await page.getByRole('button', { name: /^Authentication: / }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Authentication' })
  await dialog.getByRole('combobox', { name: 'Run as' }).selectOption(role)
  if (role === 'Editor') expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Use this' }).press('Enter')
  await expect(dialog).toBeHidden()
}

test('a call is run as a role that one may grant: refused as it is, and nothing that it writes is kept', async ({
  page
}) => {
  await signInToPanel(page)
  const head = response(page).getByRole('status').first()
  await page.goto('/admin/api?call=listUsers')
  await runAs(page, 'Editor')
  await expect(page.getByRole('button', { name: 'Authentication: Run as Editor' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(head).toContainText('403 Forbidden')
  await expect(head).toContainText('as Editor')
  await expect(response(page)).toContainText('auth.forbidden')

  await page.goto('/admin/api?call=addUser')
  await runAs(page, 'Admin')
  // Safe mode is on: what is rolled back runs all the same.
  await expect(page.getByRole('switch', { name: 'Safe mode' })).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(head).toContainText('200 OK')
  await expect(head).toContainText('as Admin')
  await expect(head).toContainText('Rolled back: nothing was kept')
  for (const [width, scheme] of [
    [1440, 'light'],
    [390, 'dark']
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme })
    expect(await findViolations(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  // The same person can be added again, since there is none.
  await page.keyboard.press('Control+Enter')
  await response(page).getByRole('tab', { name: 'History 3' }).click()
  const history = response(page).getByRole('list', { name: 'Calls that you sent' })
  await expect(history.getByRole('listitem').filter({ hasText: 'as Admin' })).toHaveCount(2)
  await expect(history).not.toContainText('409')
  await history.getByRole('button', { name: /^Run again: GET/ }).press('Enter')
  await expect(page.getByRole('button', { name: 'Authentication: Run as Editor' })).toBeVisible()
  await expect(head).toContainText('403 Forbidden')
  await expect(head).toContainText('as Editor')

  await page.goto('/admin/users')
  await expect(page.getByRole('table', { name: 'People' }).getByText(/@example\.com$/)).toHaveCount(1)
})
