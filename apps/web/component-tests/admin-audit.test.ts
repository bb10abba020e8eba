import { administrator, signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { expect } from './support/expect.ts'
import { expectNoErrors, watchPage } from './support/page-watch.ts'
import type { Page } from './support/page.ts'
import type { ComponentTestServer } from './support/server.ts'
import { test } from './support/test.ts'
import type { TestUser } from './support/test-user.ts'

/** A user whose role opens the audit log and nothing else. */
async function createAuditor(server: ComponentTestServer): Promise<TestUser> {
  const person = await server.registerUser({ firstName: 'Noor', lastName: 'Auditor' })
  const token = await server.tokenOf(administrator)
  const made = await server.call('POST', '/api/admin/roles', {
    token,
    data: { name: 'Auditor', description: '', rank: 20, permissions: ['admin.access', 'audit.read'] }
  })
  const { role } = made.body as { role: { id: string } }
  const found = await server.call('GET', `/api/admin/users?search=${encodeURIComponent(person.email)}`, {
    token
  })
  const { users } = found.body as { users: { id: string }[] }
  const changed = await server.call('PATCH', `/api/users/${users[0]?.id}`, { token, data: { role: role.id } })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  return person
}

async function changeAddress(
  server: ComponentTestServer,
  row: number,
  from: string,
  to: string
): Promise<void> {
  await server.sql('drop trigger if exists audit_no_update')
  await server.sql(`update audit set ip = replace(ip, '${from}', '${to}') where seq = ${row}`)
}

const panel = (page: Page) => page.getByRole('region', { name: 'Audit log' })

test('a role that reads the audit log alone has that screen, and no other', async ({ page, server }) => {
  const seen = watchPage(page)
  await signInToPanel(page, '/admin', await createAuditor(server))
  await expect(page).toHaveURL(/\/admin\/auth-settings$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  const screens = page.getByRole('navigation', { name: 'Screens' })
  await expect(screens.getByRole('link')).toHaveText(['Audit log'])
  await expect(page.getByRole('button', { name: 'Security Settings' })).toHaveCount(0)
  await expect(panel(page).getByRole('table', { name: 'Entries' }).getByRole('link').first()).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'About', exact: true })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])

  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog').getByRole('combobox')
  await search.fill('audit log')
  await expect(page.getByRole('option', { name: 'Audit log' })).toBeVisible()
  await search.fill('dashboard')
  await expect(page.getByText('Nothing is called “dashboard”', { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { name: 'Your role does not open this screen' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to Audit log' }).click()
  await expect(panel(page)).toBeVisible()
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/auth-settings$/)
  expectNoErrors(seen)
})

test('a break in the chain is told in the bell and on the screen, with its row', async ({ page, server }) => {
  await signInToPanel(page, '/admin/auth-settings?view=audit')
  await expect(panel(page).getByRole('button', { name: 'Verify now' })).toBeVisible()
  await changeAddress(server, 2, '1', '3')
  await panel(page).getByRole('button', { name: 'Verify now' }).click()
  const alert = panel(page).getByRole('alert')
  await expect(alert).toContainText('Row 2 does not hold')
  await expect(alert).toContainText('All rows up to 1 hold.')
  expect(await findViolations(page)).toEqual([])
  await alert.getByRole('link', { name: 'Show the rows there' }).click()
  await expect(panel(page).getByRole('table', { name: 'Entries' }).getByRole('link')).toHaveCount(2)
  await page.getByRole('button', { name: /^Notices/ }).click()
  const notice = page.getByRole('listitem').filter({ hasText: 'The chain of the audit log is broken' })
  await expect(notice).toContainText('Row 2 does not hold')
  await notice.getByRole('link').click()
  await expect(page).toHaveURL(/view=audit$/)
  await changeAddress(server, 2, '3', '1')
})
