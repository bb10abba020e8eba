import type { DatabaseSettings } from '@sitewright/databases'
import { expect } from './expect.ts'
import type { Page } from './page.ts'

/** What the fields of a connection are called where that differs from those of SQL. */
const fieldLabels: Partial<Record<DatabaseSettings['kind'], Partial<typeof sqlLabels>>> = {
  mongodb: { user: 'User' }
}
const sqlLabels = { host: 'Host', database: 'Database', user: 'Role', password: 'Password' }

/** Connects a database of this machine on the screen Database, and tests the connection. */
export async function connectDatabase(page: Page, settings: DatabaseSettings): Promise<void> {
  const name = `billing-${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('link', { name: 'Database', exact: true }).click()
  await page.getByRole('button', { name: 'Add connection' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add connection' })
  const fields = { ...sqlLabels, ...fieldLabels[settings.kind] }
  await dialog.getByLabel('Type').selectOption(settings.kind)
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel(fields.host, { exact: true }).fill(settings.host)
  await dialog.getByLabel('Port').fill(String(settings.port))
  await dialog.getByLabel(fields.database, { exact: true }).fill(settings.database)
  await dialog.getByLabel(fields.user, { exact: true }).fill(settings.user)
  await dialog.getByLabel(fields.password, { exact: true }).fill(settings.password)
  await dialog.getByLabel('Encrypt the connection').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Test connection' }).click()
  const card = page
    .getByRole('navigation', { name: 'Connections' })
    .getByRole('link', { name: new RegExp(name) })
  await expect(card).toContainText('Answers in')
}
