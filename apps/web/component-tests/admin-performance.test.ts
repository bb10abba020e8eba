import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { administrator, signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { startDatabase } from './support/external-services.ts'
import { connectDatabase } from './support/connected-database.ts'

test('the performance of a database is read, and a statement that runs is cancelled', async ({
  page,
  server
}) => {
  const fixture = await startDatabase(server, 'postgresql')
  await fixture.run('create table events (id bigint primary key, kind text)')
  await fixture.run("insert into events select n, 'kind' from generate_series(1, 3000) n")
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
