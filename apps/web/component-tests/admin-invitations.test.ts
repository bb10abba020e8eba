import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { waitForMailedLink } from './support/mailbox.ts'
import { expectNoErrors, watchPage } from './support/page-watch.ts'

test.override({ serverOptions: { hasMail: true } })

test('people who were imported without a mail are invited, set a password and are in, by keyboard alone', async ({
  page,
  server
}) => {
  const seen = watchPage(page)
  const email = `zoe${Date.now()}@example.com`
  await signInToPanel(page)
  await page.getByRole('link', { name: /^Users/ }).click()
  await page.getByRole('button', { name: 'Import' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  await dialog.getByLabel('CSV file').setInputFiles({
    name: 'team.csv',
    mimeType: 'text/csv',
    buffer: `email,first name,last name\n${email},Zoë,Müller\nno address,Bo,Inman\n`
  })
  await dialog.getByRole('button', { name: 'Read the file' }).press('Enter')
  await expect(dialog.getByText(/^Without it nobody of them can sign in/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Check the rows' }).press('Enter')
  await dialog.getByRole('button', { name: 'Add 1 person' }).press('Enter')
  await expect(dialog).toBeHidden()

  const result = page.getByRole('region', { name: 'Work on many people' })
  const invitations = page.getByRole('region', { name: 'Invitations' })
  await expect(result).toContainText('They have no password, and cannot sign in before they set one')
  expect(await findViolations(page)).toEqual([])
  await result.getByRole('button', { name: 'Send invitations' }).press('Enter')
  await expect(invitations).toContainText('1 person invited. Its link holds for 30 minutes')
  await expect(result.getByRole('button', { name: 'Refused rows' })).toBeVisible()
  await expect(result.getByRole('button', { name: 'Send invitations' })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('row', { name: email }).getByRole('checkbox').press('Space')
  await page.getByRole('button', { name: 'Bulk actions' }).press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu).toBeFocused()
  await menu.getByRole('menuitem', { name: 'Send invitations' }).click()
  const question = page.getByRole('dialog', { name: 'Send invitations to 1 person?' })
  await expect(question).toContainText('To who has no password and never signed in')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()

  await page.goto(await waitForMailedLink(server, email, 'reset'))
  await page.getByLabel('New password', { exact: true }).fill('oak beam cedar')
  await page.getByLabel('Confirm password', { exact: true }).fill('oak beam cedar')
  await page.getByRole('button', { name: 'Set password' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'The password is set' })).toBeVisible()
  expectNoErrors(seen)
})
