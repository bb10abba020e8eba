import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { administrator, signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'

test('why somebody cannot do something is explained step by step, by the keyboard alone', async ({
  page,
  server
}) => {
  await server.registerUser({ firstName: 'Bo', lastName: 'Inman' })
  await signInToPanel(page, '/admin/users')
  const acts = page.getByRole('button', { name: 'Actions for Bo Inman' })
  await acts.focus()
  await page.keyboard.press('ArrowUp')
  const why = page.getByRole('menuitem', { name: 'Why can’t they…' })
  await expect(page.getByRole('menuitem', { name: 'Delete…' })).toHaveAttribute('data-highlighted')
  await page.keyboard.press('ArrowUp')
  await expect(why).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'What may Bo do?' })
  await expect(page).toHaveURL(/explain=/)
  const act = dialog.getByRole('combobox', { name: 'Act' })
  await act.focus()
  await page.keyboard.type('Delete a person')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const answer = dialog.getByRole('region', { name: 'How it is decided' })
  await expect(answer.getByRole('status')).toContainText('No')
  await expect(answer.getByText('The role lacks the permission')).toBeVisible()
  await expect(answer.getByText('give the role the permission, or them another role')).toBeVisible()

  const object = dialog.getByRole('combobox', { name: 'To whom' })
  await object.focus()
  await page.keyboard.type(administrator.email)
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(answer.getByText('The other person ranks above them')).toBeVisible()
  await expect(answer.getByText(/things stand in the way/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await dialog.getByLabel('As of').fill('2020-01-01T10:00')
  await expect(answer.getByText('The account did not exist yet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/explain=/)
})
