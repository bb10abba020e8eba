import { expect } from '@playwright/test'
import { createPostgresqlFixture, type PostgresqlFixture } from '@sitewright/databases/testing/postgresql'
import { test } from './models/account-test.ts'
import { administrator, administratorEnv, signInToPanel } from './models/admin.ts'
import { findViolations } from './models/axe.ts'

const url = process.env['TEST_DATABASE_URL']
if (url === undefined && process.env['CI'] !== undefined)
  throw new Error('CI needs a Postgres: set TEST_DATABASE_URL to its address.')

test.use({ serverEnv: { ...administratorEnv, EGRESS_DB_ALLOW: '127.0.0.0/8' } })

let fixture: PostgresqlFixture
test.beforeAll(async () => {
  fixture = await createPostgresqlFixture(url ?? '')
  await fixture.run(`
    create table events as select n as id, 'event ' || n as name from generate_series(1, 120) n;
    grant all on events to ${fixture.users.writer}`)
})
test.afterAll(() => fixture.drop())

test('rows are followed, edited, looked at as a held write, and committed', async ({ page }) => {
  await signInToPanel(page)
  await page.getByRole('link', { name: 'Database', exact: true }).click()
  await page.getByRole('button', { name: 'Add connection' }).click()
  const form = page.getByRole('dialog', { name: 'Add connection' })
  const { host, port, database } = fixture.settings
  await form.getByLabel('Name', { exact: true }).fill('billing-eu')
  await form.getByLabel('Host').fill(host)
  await form.getByLabel('Port').fill(String(port))
  await form.getByLabel('Database', { exact: true }).fill(database)
  await form.getByRole('textbox', { name: 'Role' }).fill(fixture.users.writer)
  await form.getByLabel('Password', { exact: true }).fill('not asked for')
  await form.getByLabel(/^Encrypt the connection/).uncheck()
  await form.getByLabel('People depend on this database').check()
  await form.getByLabel('Allow writing').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Test connection' }).click()
  await page.getByRole('tab', { name: 'Data Explorer' }).click()

  await page.getByLabel('Table').selectOption('invoices')
  await page.getByRole('button', { name: 'Show the row that customer_id 1 points to' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove filter: id is 1' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'customers' })).toContainText('Okonkwo Catering')
  await page.goBack()
  await expect(page.getByRole('region', { name: 'invoices' })).toBeVisible()
  await page.goForward()

  await page.getByRole('button', { name: 'Edit row 1' }).press('Enter')
  const row = page.getByRole('dialog', { name: 'Edit row' })
  await row.getByLabel('name', { exact: true }).fill('Okonkwo & Co')
  await row.getByRole('button', { name: 'Keep for saving' }).press('Enter')
  await expect(row).toBeHidden()
  await expect(page.getByText('1 change, not saved')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  // What is staged outlives another order, other columns and another table.
  await page.getByRole('button', { name: 'Sort by name' }).press('Enter')
  await expect(page.getByText('1 change, not saved')).toBeVisible()
  await page.getByRole('button', { name: 'Columns', exact: true }).press('Enter')
  await page.getByLabel('Columns that are shown').getByLabel('balance').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Columns (2 of 3)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sort by balance' })).toBeHidden()
  await page.getByLabel('Table').selectOption('events')
  const rows = page.getByRole('region', { name: 'events' })
  await page.getByRole('button', { name: 'Next page' }).press('Enter')
  await expect(rows).toContainText('event 51')
  await page.getByRole('button', { name: 'Next page' }).press('Enter')
  await expect(page.getByText('Page 3 · 20 rows on this page')).toBeVisible()
  await page.getByRole('button', { name: 'Previous page' }).press('Enter')
  await expect(rows).toContainText('event 51')
  await page.getByRole('button', { name: 'customers: 1 change' }).press('Enter')
  await expect(page.getByText('1 change, not saved')).toBeVisible()
  await page.getByRole('button', { name: 'Save …' }).press('Enter')
  const held = page.getByRole('dialog', { name: 'Write to billing-eu' })
  const proof = page.getByRole('dialog').getByLabel('Password', { exact: true })
  await expect(held.or(proof)).toBeVisible()
  if (await proof.isVisible()) {
    await proof.fill(administrator.password)
    await proof.press('Enter')
  }
  await expect(held).toContainText('− Okonkwo Catering')
  await expect(held).toContainText('+ Okonkwo & Co')
  await expect(held).toContainText('Nobody waits')
  await expect(held).toContainText(/\d+ s left/)
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findViolations(page)).toEqual([])
  await held.getByRole('textbox').fill('billing-eu')
  await held.getByRole('button', { name: 'Commit 1 row' }).press('Enter')
  await expect(held).toBeHidden()
  await expect(page.getByRole('region', { name: 'customers' })).toContainText('Okonkwo & Co')
  // On a phone the facts of the connection stand behind a word, so that the tabs come first.
  await expect(page.getByText('Encryption', { exact: true })).toBeHidden()
  await page.getByText('About the connection').click()
  await expect(page.getByText('Encryption', { exact: true })).toBeVisible()
  expect(await fixture.run('select name from customers where id = 1')).toEqual([{ name: 'Okonkwo & Co' }])
})
