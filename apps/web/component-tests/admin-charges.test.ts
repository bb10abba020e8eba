import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { startDatabase } from './support/external-services.ts'

test('a charged query has an estimate, a charge and a budget', async ({ page, server }) => {
  const fixture = await startDatabase(server, 'dynamodb')
  await signInToPanel(page)
  await page.getByRole('link', { name: 'Database', exact: true }).click()
  await page.getByRole('button', { name: 'Add connection' }).click()
  const form = page.getByRole('dialog', { name: 'Add connection' })
  const { host, port, database, user, password } = fixture.settings
  await form.getByLabel('Name', { exact: true }).fill('orders')
  await form.getByLabel('Type').selectOption('firestore')
  await expect(form.getByLabel('Project')).toBeVisible()
  await expect(form.getByLabel('Budget of a day, in document reads')).toBeVisible()
  await form.getByLabel('Type').selectOption('dynamodb')
  await form.getByLabel('Region').fill(database)
  await form.getByLabel('Endpoint').fill(host)
  await form.getByLabel('Port').fill(String(port))
  await form.getByLabel('Access key ID').fill(user)
  await form.getByLabel('Secret access key', { exact: true }).fill(password)
  await form.getByLabel(/^Encrypt the connection/).uncheck()
  await form.getByLabel('Budget of a day, in read capacity units').fill('half')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText(/^A whole number from 1/)).toBeVisible()
  await form.getByLabel('Budget of a day, in read capacity units').fill('1')
  expect(await findViolations(page)).toEqual([])
  await form.getByRole('button', { name: 'Test connection' }).click()
  await expect(form.getByRole('status').filter({ hasText: '2012-08-10' })).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Test connection' }).click()

  const editor = page.getByRole('textbox', { name: 'SQL statement' })
  await editor.click()
  await page.keyboard.insertText('{ "Scan": { "TableName": "customers" } }')
  await expect(
    page.getByText(/^Estimate: (about 0\.5 read capacity units|–, the service has not counted)/)
  ).toBeVisible()
  await expect(page.getByText('Yours today: 0 of 1')).toBeVisible()
  for (const charged of ['0.5', '1']) {
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(`Yours today: ${charged} of 1`)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '0.5 read capacity units' })).toBeVisible()
  }
  await expect(page.getByText('used up until 0:00 UTC')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/Your budget of the day for this connection is used up/).first()).toBeVisible()
})
