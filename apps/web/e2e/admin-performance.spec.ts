import { expect } from '@playwright/test'
import { createPostgresqlFixture, type PostgresqlFixture } from '@sitewright/databases/testing/postgresql'
import { test } from './models/account-test.ts'
import { administrator, administratorEnv, signInToPanel } from './models/admin.ts'
import { findViolations } from './models/axe.ts'
import { connectDatabase } from './models/connected-database.ts'

const url = process.env['TEST_DATABASE_URL']
if (url === undefined && process.env['CI'] !== undefined)
  throw new Error('CI needs a Postgres: set TEST_DATABASE_URL to its address.')

test.use({ serverEnv: { ...administratorEnv, EGRESS_DB_ALLOW: '127.0.0.1' } })

let fixture: PostgresqlFixture
test.beforeAll(async () => {
  fixture = await createPostgresqlFixture(url ?? '')
  await fixture.run('create table events (id bigint primary key, kind text)')
  await fixture.run("insert into events select n, 'kind' from generate_series(1, 3000) n")
})
test.afterAll(() => fixture.drop())

test('the performance of a database is read, and a statement that runs is cancelled', async ({ page }) => {
  await signInToPanel(page)
  await connectDatabase(page, { ...fixture.settings, user: fixture.users.writer })
  const ended = fixture.runAs(fixture.users.writer, 'select pg_sleep(60)')
  await page.getByRole('tab', { name: 'Performance' }).press('Enter')
  const figures = page.getByRole('region', { name: 'Figures of the database' })
  await expect(figures).toContainText('that the server takes')
  await expect(page.getByRole('table', { name: 'Largest tables' })).toContainText('events')
  await expect(page.getByText(/CREATE EXTENSION pg_stat_statements/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Refresh' }).press('Enter')
  await page.getByRole('button', { name: /^Cancel the statement of process/ }).press('Enter')
  const question = page.getByRole('dialog', { name: /^Cancel the statement of process/ })
  await question.getByRole('button', { name: 'Cancel the statement' }).press('Enter')
  const proof = page.getByRole('dialog').getByLabel('Password', { exact: true })
  const told = page.locator('.toast').getByText('The statement is told to stop')
  await expect(proof.or(told)).toBeVisible()
  if (await proof.isVisible()) {
    await proof.fill(administrator.password)
    await proof.press('Enter')
  }
  await expect(told).toBeVisible()
  expect(await ended).toBe('57014')
})
