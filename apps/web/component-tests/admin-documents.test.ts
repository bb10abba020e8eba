import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { startDatabase } from './support/external-services.ts'
import { connectDatabase } from './support/connected-database.ts'

/** Runs a query by keyboard, in the place of what is there. */
async function run(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'SQL statement' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(text)
  await page.keyboard.press('ControlOrMeta+Enter')
}

test('a MongoDB is connected, read and browsed by keyboard', async ({ page, server }) => {
  const database = await startDatabase(server, 'mongodb')
  await signInToPanel(page)
  await connectDatabase(page, database.settings)
  await expect(page.getByText('MongoDB (preview)').first()).toBeVisible()
  await expect(page.getByText('The panel was tried on servers that speak as MongoDB does')).toBeVisible()
  await expect(page.getByText('{ "find": "customers", "filter": {} }')).toBeVisible()

  await run(page, '{ "find": "customers", "sort": { "_id": 1 } }')
  const grid = page.getByRole('grid', { name: 'Result of the query' })
  await expect(grid.getByRole('row')).toHaveCount(3)
  await expect(grid).toContainText('Okonkwo Catering')
  expect(await findViolations(page)).toEqual([])
  await run(page, '{ "aggregate": "customers", "pipeline": [{ "$out": "stolen" }] }')
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await database.commands()).toContain('find')
  expect(await database.commands()).not.toContain('aggregate')

  await page.getByRole('tab', { name: 'Schema Browser' }).press('Enter')
  await expect(page.getByText('customers').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('tab', { name: 'Data Explorer' }).press('Enter')
  await expect(page).toHaveURL(/view=data/)
})
