import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { startDatabase, type TestDatabase } from './support/external-services.ts'
import { connectDatabase } from './support/connected-database.ts'

const endless = 'with recursive n (i) as (select 1 union all select i from n) select count(*) from n'

/** Writes a statement into the editor, in the place of what is there. */
async function write(page: Page, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: 'SQL statement' })
  await editor.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(text)
  await page.keyboard.press('Escape')
}

let fixture: TestDatabase
test.beforeEach(async ({ server }) => {
  fixture = await startDatabase(server, 'postgresql')
})

test('runs, cancels, explains and saves queries by keyboard', async ({ page }) => {
  await signInToPanel(page)
  await connectDatabase(page, fixture.settings)
  await page.getByRole('button', { name: 'Run', exact: true }).press('Enter')
  await expect(page.locator('.toast').getByText('Query Required')).toBeVisible()
  await expect(page.locator('.toast').getByText('Please enter a SQL query to execute')).toBeVisible()

  await write(page, 'select id, name, balance from customers where id >= $1 order by id')
  await page.getByLabel('$1', { exact: true }).fill('1')
  await page.getByRole('textbox', { name: 'SQL statement' }).press('ControlOrMeta+Enter')
  const grid = page.getByRole('grid', { name: 'Result of the query' })
  await expect(grid.getByRole('row')).toHaveCount(4)
  await expect(grid.getByRole('row').nth(2)).toContainText('NULL')
  await expect(page.getByText(/^3 rows in /)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await grid.getByRole('gridcell').first().press('ArrowRight')
  await page.keyboard.press('Enter')
  const cell = page.getByRole('dialog', { name: 'name, row 1' })
  await expect(cell).toContainText('Okonkwo Catering')
  await page.keyboard.press('Escape')
  await expect(cell).toBeHidden()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'JSON' }).press('Enter')
  expect(JSON.parse((await saving).text)).toContainEqual({
    id: 2,
    name: null,
    balance: -0.5
  })

  await write(page, 'select id,\n  mistake\nfrom customers')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.locator('.toast').getByText('Query Error')).toBeVisible()
  await expect(page.getByText('column "mistake" does not exist')).toBeVisible()
  await expect(page.getByText('Line 2, column 3')).toBeVisible()
  await expect(page.locator('.cm-fault')).toHaveText('mistake')

  await write(page, endless)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('0 rows so far')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter')
  await expect(page.getByRole('alert').getByText(/was cancelled/)).toBeVisible()

  await write(page, 'select generate_series(1, 2000) as n')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText(/it ended at the limit of 1,000 rows/)).toBeVisible()
  await page.getByRole('button', { name: 'Run with 10,000 rows' }).press('Enter')
  await expect(page.getByText(/^2,000 rows in /)).toBeVisible()
  await grid.getByRole('gridcell').first().press('ControlOrMeta+End')
  await expect(grid.getByRole('gridcell', { name: '2000' })).toBeFocused()

  await page.getByRole('button', { name: 'Explain' }).press('Enter')
  await expect(page.getByText('ProjectSet')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await write(page, 'select 1 from customers')
  await page.getByRole('button', { name: 'Format' }).press('Enter')
  await expect(page.locator('.cm-line')).toHaveText(['SELECT 1', 'FROM customers'])

  await page.getByRole('button', { name: 'History' }).press('Enter')
  const kept = page.getByRole('dialog', { name: 'History and snippets' })
  await kept.getByLabel('Search the history').fill('MISTAKE')
  await expect(kept.getByRole('listitem')).toHaveCount(1)
  await expect(kept.getByText(/Failed: query.failed/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await kept.getByRole('tab', { name: 'Snippets' }).click()
  await kept.getByLabel('Name of the snippet').fill('One each')
  await page.keyboard.press('Enter')
  await expect(kept.getByText('One each')).toBeVisible()
  await kept.getByRole('tab', { name: 'History' }).click()
  await kept.getByRole('button', { name: /^Use select id,\s+mistake/ }).press('Enter')
  await expect(page.locator('.cm-line').nth(1)).toHaveText('  mistake')
  await page.getByRole('button', { name: 'History' }).press('Enter')
  await kept.getByRole('tab', { name: 'Snippets' }).click()
  await kept.getByRole('button', { name: 'Use One each' }).press('Enter')
  await expect(page.locator('.cm-line')).toHaveText(['SELECT 1', 'FROM customers'])
})

test('a result that ended at a limit is exported whole, by keyboard, or not at all', async ({ page }) => {
  await signInToPanel(page)
  await connectDatabase(page, fixture.settings)
  await write(page, "select n, 'row ' || n as name from generate_series(1, 12000) as n")
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText(/it ended at the limit of 1,000 rows/)).toBeVisible()
  await page.getByRole('button', { name: 'All rows' }).press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu).toContainText('Runs it again, without a limit of rows')
  expect(await findViolations(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await menu.getByRole('menuitem', { name: 'As CSV, for spreadsheets' }).press('Enter')
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^billing-\w+-[\d-]+\.csv$/)
  const rows = file.text.trimEnd().split('\r\n')
  expect(rows).toHaveLength(12_001)
  expect(rows.at(-1)).toBe('"12000","row 12000"')
  await expect(page.locator('.toast').getByText(/billing-.*\.csv is saved/)).toBeVisible()

  await write(page, 'select 1 / (5000 - n) as x from generate_series(1, 9000) as n')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText(/it ended at the limit of 1,000 rows/)).toBeVisible()
  await page.getByRole('button', { name: 'All rows' }).press('Enter')
  await menu.getByRole('menuitem', { name: 'As JSON Lines' }).press('Enter')
  const refused = page.locator('.toast').filter({ hasText: 'The result could not be exported' })
  await expect(refused).toContainText('The file broke off on its way, so nothing was saved.')
})

test('Tab indents, Escape and Tab leave it; the text stays while another tab is shown', async ({ page }) => {
  await signInToPanel(page)
  await connectDatabase(page, { ...fixture.settings })
  await write(page, 'select 1')
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await expect(page.locator('.cm-line').first()).toHaveText('  select 1')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'SQL statement' })).not.toBeFocused()
  await page.getByRole('tab', { name: 'Schema Browser' }).click()
  await expect(page).toHaveURL(/view=schema/)
  await page.getByRole('tab', { name: 'Query Editor' }).click()
  await expect(page.locator('.cm-line').first()).toHaveText('  select 1')
})
