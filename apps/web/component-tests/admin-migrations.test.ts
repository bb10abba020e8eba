import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { administrator, signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { startDatabase } from './support/external-services.ts'

test('migrations are written, planned, tried, applied and rolled back by keyboard', async ({
  page,
  server
}) => {
  const fixture = await startDatabase(server, 'postgresql')
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
  await page.getByRole('tab', { name: 'Migrations' }).click()
  const tab = page.getByRole('region', { name: 'Migrations' }).first()
  await expect(tab).toContainText('No migration yet')
  expect(await findViolations(page)).toEqual([])

  const add = async (name: string, apply: string, takesBack: string) => {
    await page.getByRole('button', { name: 'Add migration' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add migration' })
    await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(name)
    await dialog.getByLabel('Applies it').fill(apply)
    await dialog.getByLabel('Takes it back').fill(takesBack)
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    return dialog
  }
  const refused = await add('notes', 'begin; create table notes (id int)', 'drop table notes')
  await expect(refused).toContainText('each migration runs in one of its own')
  expect(await findViolations(page)).toEqual([])
  await refused
    .getByLabel('Applies it')
    .fill('create table notes (id int);\ninsert into notes values (1), (2)')
  await refused.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(refused).toBeHidden()
  // The next number follows those that the list has.
  await expect(tab).toContainText('0001_notes')
  await expect(await add('text', 'alter table notes add column id int', '')).toBeHidden()
  await expect(tab).toContainText('0002_text')

  await page.getByRole('button', { name: 'Apply 2 migrations …' }).press('Enter')
  const plan = page.getByRole('dialog', { name: 'Apply to billing-eu' })
  const proof = page.getByRole('dialog').getByLabel('Password', { exact: true })
  await expect(plan.or(proof)).toBeVisible()
  if (await proof.isVisible()) {
    await proof.fill(administrator.password)
    await proof.press('Enter')
  }
  await expect(plan).toContainText('insert into notes values (1), (2)')
  await plan.getByRole('button', { name: 'Dry run' }).press('Enter')
  await expect(plan.getByRole('alert')).toContainText(
    'The dry run stopped in 0002_text. Nothing has changed.'
  )
  await expect(plan.getByRole('alert')).toContainText(
    'Statement 1: column "id" of relation "notes" already exists'
  )
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findViolations(page)).toEqual([])
  await plan.getByRole('textbox').fill('billing-eu')
  await plan.getByRole('button', { name: 'Apply 2 migrations' }).press('Enter')
  await expect(plan.getByRole('alert')).toContainText('1 migration before it stands.')
  await plan.getByText('Close', { exact: true }).press('Enter')
  await expect(tab.getByRole('row', { name: /0001_notes Applied/ })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await fixture.run('select count(*)::int as notes from notes')).toEqual([{ notes: 2 }])

  await page.getByRole('button', { name: 'Delete 0002_text' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete 0002_text?' })
  await question.getByRole('button', { name: 'Delete migration' }).press('Enter')
  await expect(tab).not.toContainText('0002_text')
  await page.getByRole('button', { name: 'Scripts of 0001_notes' }).press('Enter')
  const scripts = page.getByRole('dialog', { name: 'Scripts of 0001_notes' })
  await expect(scripts.getByLabel('Takes it back')).toHaveValue('drop table notes')
  await page.keyboard.press('Escape')

  await fixture.run('alter table notes add column by_hand text')
  await page.reload()
  await expect(tab).toContainText('not as the last migration left them')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Roll back 0001_notes …' }).press('Enter')
  const back = page.getByRole('dialog', { name: 'Roll back in billing-eu' })
  await back.getByRole('textbox').fill('billing-eu')
  await back.getByRole('button', { name: 'Dry run' }).press('Enter')
  await expect(back).toContainText('The dry run went through. Nothing has changed.')
  await back.getByRole('button', { name: 'Roll back 1 migration' }).press('Enter')
  await expect(back).toBeHidden()
  await expect(tab.getByRole('row', { name: /0001_notes Waits/ })).toBeVisible()
  expect(await fixture.run("select to_regclass('notes') is null as gone")).toEqual([{ gone: true }])

  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  const connection = page.getByRole('dialog', { name: 'Delete billing-eu?' })
  await expect(connection).toContainText(/scripts of its migrations\s*1, deleted here/)
})
