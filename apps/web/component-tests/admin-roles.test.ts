import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { administrator, signInToPanel, tryAgain } from './support/admin.ts'
import { findContrastViolations, findViolations } from './support/axe.ts'

// A copy has a server of its own, whose list holds nobody else.
async function openRoles(page: Page, query = '?roles'): Promise<void> {
  await signInToPanel(page, `/admin/users${query}`)
}

const list = (page: Page) => page.getByRole('dialog', { name: 'Roles and permissions' })

/** Moves on by Tab until an element has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) continue
    const label = await focused.evaluate((element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return (
        element.getAttribute('aria-label') ??
        (labels.map((each) => each.textContent).join(' ') || element.textContent)
      )
    })
    if (name.test(label ?? '')) return
  }
  throw new Error(`${name} is not reached by Tab`)
}

test('a role is made, changed with its effect counted, and deleted, by the keyboard alone', async ({
  page,
  server
}) => {
  await server.registerUser({ firstName: 'Bo', lastName: 'Inman' })
  await openRoles(page, '')
  await expect(page.getByText('Bo Inman', { exact: true })).toBeVisible()
  await tabTo(page, /^Roles$/)
  await page.keyboard.press('Enter')
  await expect(list(page)).toBeVisible()
  await expect(page).toHaveURL(/\?roles/)
  await expect(list(page).getByRole('listitem')).toHaveCount(5)

  await tabTo(page, /^Add role$/)
  await page.keyboard.press('Enter')
  const made = page.getByRole('dialog', { name: 'New role' })
  await expect(made.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(made.getByLabel('Name')).toHaveAccessibleDescription('A role needs a name')
  await page.keyboard.type('editor')
  await page.keyboard.press('Enter')
  await expect(made.getByLabel('Name')).toHaveAccessibleDescription(/Another role has this name/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Support desk')
  await tabTo(page, /^See people and what they did$/)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(list(page).getByText('Support desk')).toBeVisible()

  await tabTo(page, /^Edit User$/)
  await page.keyboard.press('Enter')
  const user = page.getByRole('dialog', { name: 'Role User' })
  await expect(user).toBeVisible()
  await tabTo(page, /^Read the report of the team$/)
  await page.keyboard.press('Space')
  await expect(user.getByText('1 person can read the report of the team who cannot today.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(list(page)).toBeVisible()
  await page.goBack()
  await expect(user.getByLabel('Read the report of the team')).toBeChecked()
  await page.goBack()
  await expect(list(page)).toBeVisible()

  await tabTo(page, /^Actions for the role Support desk$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Delete…' })).toBeVisible()
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete the role Support desk' })
  await expect(question.getByRole('button', { name: 'Keep the role' })).toBeFocused()
  await tabTo(page, /^Delete the role$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The role Support desk is deleted')).toBeVisible()
  await expect(list(page).getByText('Support desk')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(page).not.toHaveURL(/roles/)
})

test('what somebody else changed meanwhile is shown, and what was typed stays', async ({
  page,
  playwright,
  server
}) => {
  await openRoles(page, '?roles=editor')
  const dialog = page.getByRole('dialog', { name: 'Role Editor' })
  await dialog.getByLabel('Description').fill('Writes and edits')
  const api = await playwright.request.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { 'x-requested-with': 'sitewright' }
  })
  const { token } = await (await api.post('/api/auth/admin/login', { data: administrator })).json()
  const changed = await api.patch('/api/admin/roles/editor', {
    headers: { authorization: `Bearer ${token}` },
    data: { version: 1, permissions: ['content.read', 'content.write', 'reports.read'] }
  })
  expect(changed.ok()).toBe(true)
  await expect(dialog.getByText('Somebody changed this role meanwhile.')).toBeVisible()
  await expect(dialog.getByRole('table', { name: 'What changed meanwhile' })).toContainText('reports.read')
  await expect(dialog.getByLabel('Description')).toHaveValue('Writes and edits')
  await dialog.getByRole('button', { name: 'Save 1 change' }).click()
  await expect(list(page).getByText('Writes and edits')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Editor' }).click()
  await expect(dialog.getByLabel('Read the report of the team')).toBeChecked()
  await api.dispose()
})

test('people of a deleted role move to the one that is chosen, counted first', async ({
  page,
  playwright,
  server
}) => {
  const bo = await server.registerUser({ firstName: 'Bo', lastName: 'Inman' })
  const api = await playwright.request.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { 'x-requested-with': 'sitewright' }
  })
  const { token } = await (await api.post('/api/auth/admin/login', { data: administrator })).json()
  const headers = { authorization: `Bearer ${token}` }
  const data = { name: 'Desk', permissions: ['reports.read'] }
  const { role } = await (await api.post('/api/admin/roles', { headers, data })).json()
  const { users } = await (await api.get('/api/users', { headers, params: { search: bo.email } })).json()
  await api.patch(`/api/users/${users[0].id}`, { headers, data: { role: role.id } })

  await openRoles(page)
  await page.getByRole('button', { name: 'Actions for the role Desk' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  const question = page.getByRole('dialog', { name: 'Delete the role Desk' })
  await question.getByRole('button', { name: 'Delete the role' }).click()
  await expect(question.getByLabel('Move its people to')).toHaveAccessibleDescription(/Choose the role/)
  await question.getByLabel('Move its people to').selectOption('Editor')
  await expect(question.getByRole('status')).toContainText('1 person')
  await expect(question.getByRole('status')).toContainText('edit the projects that are shared with the team')
  await question.getByRole('button', { name: 'Delete the role' }).click()
  await expect(page.getByText('The role Desk is deleted, 1 person moved')).toBeVisible()
  await api.dispose()
})

test('the super admin is looked at and not changed', async ({ page }) => {
  await openRoles(page)
  await page.getByRole('button', { name: 'View Super admin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Role Super admin' })
  await expect(dialog.getByText('Nobody changes it')).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
})

test('roles that cannot be loaded say so in the dialog, and come with another try', async ({ page }) => {
  await openRoles(page, '')
  await page.route('**/api/admin/roles', (route) => route.fulfill({ status: 503 }))
  await page.goto('/admin/users?roles')
  const failed = list(page).getByRole('alert')
  await expect(failed).toContainText('This could not be loaded')
  await page.unroute('**/api/admin/roles')
  await tryAgain(list(page))
  await expect(list(page).getByText('Super admin', { exact: true })).toBeVisible()
})

for (const width of [1440, 390])
  test(`axe finds nothing in the dialog of roles, ${width} px wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.setViewportSize({ width, height: 844 })
    await openRoles(page)
    await expect(list(page).getByRole('listitem')).not.toHaveCount(0)
    const violations = await findViolations(page)
    await page.getByRole('button', { name: 'Edit Manager' }).click()
    const dialog = page.getByRole('dialog', { name: 'Role Manager' })
    await dialog.getByLabel('Edit the projects that are shared with the team').check()
    await expect(dialog.getByText('1 change', { exact: true })).toBeVisible()
    violations.push(...(await findViolations(page)))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.emulateMedia({ colorScheme: 'dark' })
    violations.push(...(await findContrastViolations(page)))
    expect(violations).toEqual([])
  })
