import { expect } from '@playwright/test'
import { test } from './models/account-test.ts'
import { administrator, administratorEnv, signInToPanel } from './models/admin.ts'
import { findContrastViolations, findViolations } from './models/axe.ts'

test.use({ serverEnv: administratorEnv, timezoneId: 'Pacific/Kiritimati' })

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
