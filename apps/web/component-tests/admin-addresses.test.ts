import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'

test('a page behind the last one says which that is, and leads there', async ({ page, server }) => {
  await server.registerUser({ firstName: 'Ida', lastName: 'Quillfeather' })
  await signInToPanel(page, '/admin/users?q=Quillfeather&page=10000000')
  await expect(page.getByText('Page 10,000,000 does not exist')).toBeVisible()
  await expect(page.getByText('The last is 1.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Go to the first page' }).click()
  await expect(page.getByRole('row', { name: /Ida Quillfeather/ })).toBeVisible()
  await expect(page).toHaveURL(/\?q=Quillfeather$/)
})

test('a sort and a filter that there are not are named, and taken out of the address', async ({
  page,
  server
}) => {
  await server.registerUser({ firstName: 'Ida', lastName: 'Rosenquill' })
  await signInToPanel(page, '/admin/users?q=Rosenquill&sort=password&status=active,asleep')
  await expect(page.getByText(/^The address asks for status=asleep, sort=password,/)).toBeVisible()
  await expect(page.getByRole('row', { name: /Ida Rosenquill/ })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Correct the address' }).click()
  await expect(page.getByText(/^The address asks for/)).toBeHidden()
  await expect(page).toHaveURL(/\?q=Rosenquill&status=active$/)
})

test('a record of somebody who is gone says so, and leads back to the list', async ({ page }) => {
  await signInToPanel(page, '/admin/users?user=nobody-here')
  const drawer = page.getByRole('dialog', { name: 'Person' })
  await expect(drawer.getByRole('alert')).toContainText('This person is not here')
  expect(await findViolations(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Back to the list' }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/users$/)
})
