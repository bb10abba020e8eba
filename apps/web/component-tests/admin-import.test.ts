import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { openUsers } from './support/admin.ts'
import { findViolationsIn } from './support/axe.ts'
import { watchPage } from './support/page-watch.ts'

const toLatin1 = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)

/** A file as a spreadsheet in Western Europe writes it: Windows-1252, with semicolons. */
const file = {
  name: 'team.csv',
  mimeType: 'text/csv',
  buffer: toLatin1(
    'E-mail;First name;Surname;Notes\r\nzoe@example.com;Zoë;Müller;x\r\nno address;Bo;Inman;\r\nADMIN@example.com;Bo;Inman;\r\nkai@example.com;Kai;Lund;\r\n'
  )
}

test('people are imported from a file, with the problems named first, the refused rows given back, and undone', async ({
  page
}) => {
  const seen = watchPage(page)
  await openUsers(page)
  const open = page.getByRole('button', { name: 'Import' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  await dialog.getByRole('button', { name: 'Read the file' }).click()
  await expect(dialog.getByLabel('CSV file')).toHaveAccessibleDescription(/Choose a file/)
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'sheet.csv', mimeType: 'text/csv', buffer: 'PK\u0003\u0004\u0000' })
  await dialog.getByRole('button', { name: 'Read the file' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This is no text.')
  await dialog.getByLabel('CSV file').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Read the file' }).click()

  await expect(dialog).toContainText('team.csv: 4 rows')
  await expect(dialog).toContainText('Read as Windows-1252, with semicolons between the values.')
  await expect(dialog.getByLabel('Column of the last name')).toHaveValue('2')
  await expect(
    dialog.getByRole('checkbox', { name: 'The first row has the names of the columns' })
  ).toBeChecked()
  expect(await findViolationsIn(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Check the rows' }).click()

  await expect(dialog.getByRole('row', { name: /^3 E-mail Email is invalid/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^4 E-mail Somebody has this address already/ })).toBeVisible()
  expect(await findViolationsIn(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Add 2 people' }).click()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()

  await expect(page.getByRole('row', { name: /Zoë Müller/ })).toBeVisible()
  const result = page.getByRole('region', { name: 'Work on many people' })
  await expect(result).toContainText('2 people added. 2 people refused.')
  await expect(result).toContainText('They have no password, and no way to set one.')
  await expect(result.getByRole('button', { name: 'Send invitations' })).toHaveCount(0)
  const saved = page.waitForEvent('download')
  await result.getByRole('button', { name: 'Refused rows' }).click()
  expect((await saved).text.split('\r\n')).toEqual([
    '\uFEFF"E-mail","First name","Surname","Notes","Reason"',
    '"no address","Bo","Inman","","E-mail: Email is invalid"',
    '"ADMIN@example.com","Bo","Inman","","E-mail: Somebody has this address already."',
    ''
  ])
  await result.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /Zoë Müller/ })).toBeHidden()
  await expect(page.locator('.toast').filter({ hasText: '2 people removed again' })).toBeVisible()
  seen.stop()
  expect(seen.outside).toEqual([])
})

test('a file without names of columns is asked about, and loses nobody', async ({ page }) => {
  await openUsers(page)
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  const buffer = 'Ada,Roth,ada.header@example.com\nBea,Roth,bea.header@example.com\n'
  await dialog.getByLabel('CSV file').setInputFiles({ name: 'bare.csv', mimeType: 'text/csv', buffer })
  await dialog.getByRole('button', { name: 'Read the file' }).click()
  const header = dialog.getByRole('checkbox', { name: 'The first row has the names of the columns' })
  await expect(header).not.toBeChecked()
  await expect(dialog).toContainText('bare.csv: 2 rows')
  await expect(dialog.getByLabel('Column of the email')).toHaveValue('2')
  await header.check()
  await expect(dialog).toContainText('bare.csv: 1 row')
  await header.uncheck()
  await dialog.getByLabel('Column of the first name').selectOption('Column 1, such as Ada')
  await dialog.getByLabel('Column of the last name').selectOption('Column 2, such as Roth')
  expect(await findViolationsIn(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Check the rows' }).click()
  await dialog.getByRole('button', { name: 'Add 2 people' }).click()
  // Nobody was mailed, so that they have nothing to sign in with.
  await expect(page.getByRole('row', { name: /Ada Roth/ })).toContainText('No way in')
})

test('on a phone importing is in the menu', async ({ page }) => {
  await openUsers(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Import' }).click()
  await expect(page.getByRole('dialog', { name: 'Import people' }).getByLabel('CSV file')).toBeVisible()
})
