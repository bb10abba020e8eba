import { expect, type Page } from '@playwright/test'
import { startMongodbServer, type MongodbServer } from '@sitewright/databases/testing/mongodb-server'
import { writeMongodb } from '@sitewright/databases/testing/mongodb'
import type { DatabaseSettings } from '@sitewright/databases'
import { test } from './models/account-test.ts'
import { administratorEnv, signInToPanel } from './models/admin.ts'
import { findViolations } from './models/axe.ts'
import { connectDatabase } from './models/connected-database.ts'

test.use({ serverEnv: { ...administratorEnv, EGRESS_DB_ALLOW: '127.0.0.1' } })

/** Runs a query by keyboard, in the place of what is there. */
async function run(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'SQL statement' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(text)
  await page.keyboard.press('ControlOrMeta+Enter')
}

test.describe('a MongoDB', () => {
  let server: MongodbServer
  let settings: DatabaseSettings
  test.beforeAll(async () => {
    server = await startMongodbServer()
    const { port, user, password } = server
    const place = { host: '127.0.0.1', port, database: 'billing', tls: false, certificate: null }
    settings = { kind: 'mongodb', ...place, user, password }
    await writeMongodb(settings, {
      customers: [
        { _id: 1, name: 'Okonkwo Catering' },
        { _id: 2, name: null }
      ]
    })
  })
  test.afterAll(() => server.stop())

  test('a MongoDB is connected, read and browsed by keyboard', async ({ page }) => {
    await signInToPanel(page)
    await connectDatabase(page, settings)
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
    expect(server.commands.some((command) => 'aggregate' in command)).toBe(false)

    await page.getByRole('tab', { name: 'Schema Browser' }).press('Enter')
    await expect(page.getByText('customers').first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('tab', { name: 'Data Explorer' }).press('Enter')
    await expect(page).toHaveURL(/view=data/)
  })
})
