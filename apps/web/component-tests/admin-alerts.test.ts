import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { signInToPanel, tryAgain } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { startSite } from './support/external-services.ts'

test.override({ serverOptions: { hasTasks: true } })

async function openAlerts(page: Page): Promise<void> {
  await signInToPanel(page, '/admin/monitoring?view=alerts')
  await expect(page.getByRole('tab', { name: 'Alerts' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: /^Rules/ })).toBeVisible()
}

/** Adds a rule on the memory by keys alone: it is always used, so that the rule fires with the next evaluation. */
async function addFiringRule(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add rule' }).press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('combobox', { name: 'Metric' }).selectOption('memory')
  await page.getByRole('textbox', { name: 'Threshold in %' }).fill('0')
  await page.getByRole('textbox', { name: 'For minutes' }).fill('0')
  await page.getByRole('textbox', { name: 'For minutes' }).press('Enter')
  await expect(page.getByText(`${name} is saved`)).toBeVisible()
}

async function deleteRule(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Delete ${name}` }).press('Enter')
  await expect(page.getByText(`${name} is deleted`)).toBeVisible()
}

const rowOf = (page: Page, part: 'Open' | 'Rules' | 'Closed', name: string) =>
  page
    .getByRole('region', { name: new RegExp(`^${part}`) })
    .getByRole('listitem')
    .filter({ hasText: name })

test('a rule fires, its alert is acknowledged with a note and has a time line, by keys alone', async ({
  page
}) => {
  const name = 'Memory is in use'
  await openAlerts(page)
  await expect(rowOf(page, 'Rules', 'Disk is nearly full')).toContainText('Disk above 90 % for 5 min')
  await addFiringRule(page, name)
  const alert = rowOf(page, 'Open', name)
  await expect(alert).toContainText('Warning')
  await alert.getByRole('button', { name: `Acknowledge ${name}` }).press('Enter')
  const note = page.getByRole('textbox', { name: 'Note' })
  await expect(note).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await note.fill('That is what it is for.')
  const acknowledge = '**/api/admin/alerts/*/acknowledge'
  await page.route(acknowledge, (route) => route.abort())
  await page.getByRole('button', { name: 'Acknowledge', exact: true }).press('Enter')
  await expect(page.getByText('Failed to acknowledge alert')).toBeVisible()
  await expect(note).toHaveValue('That is what it is for.')
  await page.unroute(acknowledge)
  await page.getByRole('button', { name: 'Acknowledge', exact: true }).press('Enter')
  await expect(alert).toContainText('That is what it is for.')
  await expect(alert).toContainText('Acknowledged')
  await alert.getByRole('button', { name, exact: true }).press('Enter')
  const timeLine = page.getByRole('dialog', { name: 'Time line' })
  await expect(timeLine.getByRole('listitem').filter({ hasText: 'Acknowledged' })).toContainText(
    'That is what it is for.'
  )
  await expect(page).toHaveURL(/alert=/)
  await page.keyboard.press('Escape')
  await expect(timeLine).toBeHidden()
  await deleteRule(page, name)
  await expect(rowOf(page, 'Closed', name).first()).toContainText('Warning')
  // A dialog that fades has colours of its own.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
})

test('a rule is switched off, edited and silenced, and the silence ended', async ({ page }) => {
  const name = 'Memory for a silence'
  await openAlerts(page)
  await addFiringRule(page, name)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Silence' }).click()
  await page.getByRole('button', { name: 'Silence', exact: true }).click()
  await expect(page.getByText('Say why')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).fill('It is known')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Silence', exact: true }).click()
  const silences = page.getByRole('region', { name: /^Silences/ })
  await expect(silences).toContainText('It is known')
  await expect(rowOf(page, 'Open', name)).toContainText('silenced until')
  await silences.getByRole('button', { name: `End the silence of ${name}` }).click()
  await expect(rowOf(page, 'Open', name)).toContainText('told')
  await page.getByRole('switch', { name: `${name} is on` }).press('Space')
  await expect(rowOf(page, 'Rules', name)).toContainText('Off')
  await expect(rowOf(page, 'Open', name)).toHaveCount(0)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Threshold in %' }).fill('none')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a number of 0 or more')).toBeVisible()
  await page.getByRole('textbox', { name: 'Threshold in %' }).fill('99.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Rules', name)).toContainText('Memory above 99.5 %')
  await deleteRule(page, name)
})

test('a webhook shows its secret once, and a test is really sent', async ({ page, server }) => {
  const receiver = await startSite(server)
  await receiver.answerWith(204)
  await openAlerts(page)
  await page.getByRole('button', { name: 'Add webhook' }).press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill('Receiver')
  await page.getByRole('textbox', { name: 'Address' }).fill(receiver.url)
  const choices = page.getByRole('group', { name: 'It is told when an alert' })
  for (const choice of await choices.getByRole('checkbox').all()) await choice.press('Space')
  await page.getByRole('textbox', { name: 'Address' }).press('Enter')
  await expect(choices).toHaveAccessibleDescription('Choose at least one')
  await expect(choices).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await choices.getByRole('checkbox', { name: 'fires' }).press('Space')
  await choices.getByRole('checkbox', { name: 'is acknowledged' }).press('Space')
  await page.getByRole('textbox', { name: 'Address' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/)
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await page.getByRole('button', { name: 'Actions for Receiver' }).press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.getByRole('menuitem', { name: 'Send a test' }).press('Enter')
  const row = page.getByRole('region', { name: /^Webhooks/ }).getByRole('listitem')
  await expect(row.first()).toContainText(/sent .*status 204/)
  await expect(row.first()).toContainText('told: fired, acknowledged')
  await page.getByRole('button', { name: 'Actions for Receiver' }).press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('On-call')
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(page.getByText('On-call is saved')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for On-call' }).press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByText('On-call is deleted')).toBeVisible()
  const signatures = (await receiver.received()).map((headers) => headers['sitewright-signature'])
  expect(signatures).toEqual([expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/)])
})

test('alerts that cannot be loaded say so, with a way to try again', async ({ page }) => {
  await signInToPanel(page)
  let asked = 0
  await page.route('**/api/admin/alerts?*', (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto('/admin/monitoring?view=alerts')
  const open = page.getByRole('region', { name: /^Open/ })
  await expect(open.getByRole('alert')).toBeVisible()
  const retry = open.getByRole('button', { name: 'Try again' })
  const before = asked
  await retry.click()
  await expect.poll(() => asked).toBeGreaterThan(before)
  await expect(open.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/admin/alerts?*')
  await tryAgain(open)
})
