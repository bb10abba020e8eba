import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import type { DatabaseSettings } from '@sitewright/databases'
import { test } from './support/test.ts'
import { administrator, signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { startDatabase } from './support/external-services.ts'

/** Adds a connection that may write, tests it, and shows its rows. */
async function explore(
  page: Page,
  { kind, host, port, database, password }: DatabaseSettings,
  { name, user, isProduction }: { name: string; user: string; isProduction: boolean }
): Promise<void> {
  await signInToPanel(page)
  await page.getByRole('link', { name: 'Database', exact: true }).click()
  await page.getByRole('button', { name: 'Add connection' }).click()
  const form = page.getByRole('dialog', { name: 'Add connection' })
  await form.getByLabel('Type', { exact: true }).selectOption(kind)
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Host').fill(host)
  await form.getByLabel('Port').fill(String(port))
  await form.getByLabel('Database', { exact: true }).fill(database)
  await form.getByRole('textbox', { name: 'Role' }).fill(user)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByLabel(/^Encrypt the connection/).uncheck()
  if (isProduction) await form.getByLabel('People depend on this database').check()
  await form.getByLabel('Allow writing').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Test connection' }).click()
  await page.getByRole('tab', { name: 'Data Explorer' }).click()
}

/** Saves what is staged, after a proof where one is asked for; the dialog of the held write. */
async function save(page: Page, name: string) {
  await page.getByRole('button', { name: 'Save …' }).press('Enter')
  const held = page.getByRole('dialog', { name: `Write to ${name}` })
  const proof = page.getByRole('dialog').getByLabel('Password', { exact: true })
  await expect(held.or(proof)).toBeVisible()
  if (await proof.isVisible()) {
    await proof.fill(administrator.password)
    await proof.press('Enter')
  }
  return held
}

test('rows are followed, edited, looked at as a held write, and committed', async ({ page, server }) => {
  const fixture = await startDatabase(server, 'postgresql')
  await fixture.run(`
    create table events as select n as id, 'event ' || n as name from generate_series(1, 120) n;
    grant all on events to ${fixture.users.writer}`)
  await explore(page, fixture.settings, {
    name: 'billing-eu',
    user: fixture.users.writer,
    isProduction: true
  })
  await page.getByLabel('Table').selectOption('invoices')
  await page.getByRole('button', { name: 'Show the row that customer_id 1 points to' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove filter: id is 1' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'customers' })).toContainText('Okonkwo Catering')
  await page.goBack()
  await expect(page.getByRole('region', { name: 'invoices' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('region', { name: 'customers' })).toBeVisible()

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
  const held = await save(page, 'billing-eu')
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
  // The facts of the connection stand behind a word, so that the tabs come first.
  await expect(page.getByText('Encryption', { exact: true })).toBeHidden()
  await page.getByText('About the connection').click()
  await expect(page.getByText('Encryption', { exact: true })).toBeVisible()
  expect(await fixture.run('select name from customers where id = 1')).toEqual([{ name: 'Okonkwo & Co' }])
})

test('rows with numbers, defaults, bytes and computed columns are edited and added', async ({
  page,
  server
}) => {
  const mariadb = await startDatabase(server, 'mysql')
  await mariadb.run(`create table stock (id int auto_increment primary key, name varchar(40), photo varbinary(20),
    price decimal(30, 2) not null default 1.50, twice decimal(31, 2) as (price * 2), size enum('s', 'm'))`)
  await mariadb.run(
    "insert into stock (name, photo, size) values ('Kettle', 0x00FF, 's'), ('Cup', null, 'm')"
  )
  await explore(page, mariadb.settings, { name: 'shop', user: mariadb.users.writer, isProduction: false })
  await page.getByLabel('Table').selectOption(`${mariadb.settings.database}.stock`)
  await expect(page.getByRole('region', { name: 'stock' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit row 1' }).press('Enter')
  const row = page.getByRole('dialog', { name: 'Edit row' })
  await expect(row.getByLabel('twice', { exact: true })).toBeDisabled()
  await row.getByLabel('photo', { exact: true }).fill('0x89504E47')
  await row.getByLabel('price', { exact: true }).fill('12345678901234567890.25')
  await row.getByRole('button', { name: 'Keep for saving' }).press('Enter')
  await page.getByRole('button', { name: 'Add row' }).press('Enter')
  const added = page.getByRole('dialog', { name: 'Add row' })
  await added.getByLabel('name', { exact: true }).fill('Teapot 🫖')
  expect(await findViolations(page)).toEqual([])
  await added.getByRole('button', { name: 'Keep for saving' }).press('Enter')
  const held = await save(page, 'shop')
  await expect(held).toContainText('+ 0x89504E47')
  await expect(held).toContainText('id goes on counting even where this is rolled back')
  await expect(held).toContainText('The database tells this role nothing of who waits')
  expect(await findViolations(page)).toEqual([])
  await held.getByRole('button', { name: 'Commit 2 rows' }).press('Enter')
  await expect(held).toBeHidden()
  await expect(page.getByRole('region', { name: 'stock' })).toContainText('Teapot 🫖')
  const read = () => mariadb.run('select id, name, hex(photo) as photo, price, twice from stock order by id')
  expect(await read()).toMatchObject([
    { id: 1, name: 'Kettle', photo: '89504E47', price: '12345678901234567890.25' },
    { id: 2, name: 'Cup' },
    { id: 3, name: 'Teapot 🫖', photo: null, price: '1.50', twice: '3.00' }
  ])
  await page.getByRole('button', { name: 'Undo …' }).press('Enter')
  await held.getByRole('button', { name: 'Commit 2 rows' }).press('Enter')
  await expect(held).toBeHidden()
  expect(await read()).toMatchObject([{ id: 1, photo: '00FF', price: '1.50' }, { id: 2 }])
})
