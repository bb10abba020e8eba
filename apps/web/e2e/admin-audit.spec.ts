import { expect, request, type Page } from '@playwright/test'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { AccountServer } from './models/account-server.ts'
import { test } from './models/account-test.ts'
import { administrator, administratorEnv, signInToPanel } from './models/admin.ts'
import { findContrastViolations, findViolations } from './models/axe.ts'
import { expectNoErrors, watchPage } from './models/page-watch.ts'
import { registerUser, uniqueIpAddress, type TestUser } from './models/test-user.ts'

test.use({ serverEnv: administratorEnv, timezoneId: 'Pacific/Kiritimati' })

/** Somebody whose role opens the audit log and nothing else. */
async function createAuditor(origin: string): Promise<TestUser> {
  const person = await registerUser(origin, { firstName: 'Noor', lastName: 'Auditor' })
  const api = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'x-forwarded-for': uniqueIpAddress(), 'x-requested-with': 'sitewright' }
  })
  const { token } = await (await api.post('/api/auth/admin/login', { data: administrator })).json()
  const headers = { authorization: `Bearer ${token}` }
  const { role } = await (
    await api.post('/api/admin/roles', {
      headers,
      data: {
        name: `Auditor ${person.email}`,
        description: '',
        rank: 20,
        permissions: ['admin.access', 'audit.read']
      }
    })
  ).json()
  const found = await api.get(`/api/admin/users?search=${encodeURIComponent(person.email)}`, { headers })
  const { users } = await found.json()
  const changed = await api.patch(`/api/users/${users[0].id}`, { headers, data: { role: role.id } })
  expect(changed.ok(), await changed.text()).toBe(true)
  await api.dispose()
  return person
}

function changeAddress(server: AccountServer, row: number, from: string, to: string): void {
  const database = new DatabaseSync(join(server.dataDir, 'sitewright.db'))
  database.exec('pragma busy_timeout = 5000; drop trigger if exists audit_no_update')
  database.prepare('update audit set ip = replace(ip, ?, ?) where seq = ?').run(from, to, row)
  database.close()
}

const panel = (page: Page) => page.getByRole('region', { name: 'Audit log' })

test('a role that reads the audit log alone has that screen, and no other', async ({ page, server }) => {
  const seen = watchPage(page)
  await signInToPanel(page, '/admin', await createAuditor(server.origin))
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

test('days of the filter are those of the reader, far from UTC', async ({ page }) => {
  await signInToPanel(page)
  const asked = page.waitForRequest(
    (call) => call.url().includes('/api/admin/audit?') && call.url().includes('to=')
  )
  await page.goto('/admin/auth-settings?view=audit&from=2026-03-29&to=2026-03-29')
  const first = new URL((await asked).url()).searchParams
  expect(Number(first.get('from'))).toBe(Date.parse('2026-03-29T00:00:00+14:00'))
  expect(Number(first.get('to'))).toBe(Date.parse('2026-03-29T23:59:59.999+14:00'))

  // In the zone of the preferences, on the day on which its clocks change.
  await page.getByRole('button', { name: `Account of ${administrator.email}` }).click()
  await page.getByRole('menuitem', { name: 'Preferences' }).click()
  const again = page.waitForRequest((call) =>
    call.url().includes(`from=${Date.parse('2026-03-29T00:00:00+01:00')}`)
  )
  await page.getByRole('dialog').getByRole('combobox', { name: 'Time zone' }).fill('warsaw')
  await page.getByRole('option', { name: /Warsaw/ }).click()
  const second = new URL((await again).url()).searchParams
  expect(Number(second.get('to'))).toBe(Date.parse('2026-03-29T23:59:59.999+02:00'))
})

test('sign-ins of 30 days are a chart, and a table behind T', async ({ page }) => {
  await signInToPanel(page, '/admin/auth-settings')
  const signIns = page.getByRole('region', { name: 'Sign-ins by way in' })
  await expect(
    signIns.getByRole('img', { name: /^Sign-ins by way in, \d+ \w+ to \d+ \w+\. Password: last \d+/ })
  ).toBeVisible()
  await expect(page.getByText(/\d+ completed sign-ins to accounts and to the control panel/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('t')
  const rows = signIns.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(31)
  await expect(rows.first().getByRole('columnheader')).toHaveText(['Day', 'Password'])
  await expect(rows.last().getByRole('cell')).toHaveText(/^[1-9]\d*$/)
  expect(await findViolations(page)).toEqual([])
  expect(await findContrastViolations(page)).toEqual([])
})

test('a break in the chain is told in the bell and on the screen, with its row', async ({ page, server }) => {
  await signInToPanel(page, '/admin/auth-settings?view=audit')
  await expect(panel(page).getByRole('button', { name: 'Verify now' })).toBeVisible()
  changeAddress(server, 2, '1', '3')
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
  changeAddress(server, 2, '3', '1')
})
