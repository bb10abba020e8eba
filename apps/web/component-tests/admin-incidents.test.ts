import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { signInToPanel, tryAgain } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { startSite, type TestSite } from './support/external-services.ts'

test.override({ serverOptions: { hasTasks: true } })

/** A site whose status the test changes. */
let site: TestSite
test.beforeEach(async ({ server }) => {
  site = await startSite(server)
})

const incidents = (page: Page) => page.getByRole('region', { name: /^Incidents/ })

/** Adds a check of the site that is down after one failure, and answers its dialog by keys. */
async function addCheck(page: Page, name: string): Promise<void> {
  await page.goto('/admin/monitoring?view=services')
  await page.getByRole('button', { name: 'Add check' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add check' })
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Address').fill(site.url)
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog).toBeHidden()
}

/** Runs the check as often as it takes to be down, or up. */
async function runCheck(page: Page, name: string, times: number): Promise<void> {
  for (let run = 0; run < times; run += 1) {
    await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).press('Enter')
    await expect(page.getByRole('menu')).toBeFocused()
    await page.keyboard.type('Run')
    const answered = page.waitForResponse(/\/run$/)
    await page.keyboard.press('Enter')
    await answered
    await expect(page.getByRole('menu')).toBeHidden()
  }
}

/** Adds a rule on all checks in the dialog of rules, by keys alone. */
async function addCheckRule(page: Page, name: string): Promise<void> {
  await page.goto('/admin/monitoring?view=alerts')
  await page.getByRole('button', { name: 'Add rule' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a rule' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('combobox', { name: 'Watches' }).selectOption('check')
  await expect(dialog.getByRole('combobox', { name: 'Metric' })).toBeHidden()
  await dialog.getByRole('combobox', { name: 'Check' }).selectOption('Shop')
  await dialog.getByRole('textbox', { name: 'For minutes' }).fill('0')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'For minutes' }).press('Enter')
  await expect(dialog).toBeHidden()
}

test('a service that goes down is an incident with one time line, noted on and renamed, by keys alone', async ({
  page
}) => {
  await signInToPanel(page, '/admin/monitoring?view=alerts')
  await expect(incidents(page)).toContainText('No incident yet')
  await addCheck(page, 'Shop')
  await addCheckRule(page, 'The shop is down')
  const rule = page
    .getByRole('region', { name: /^Rules/ })
    .getByRole('listitem')
    .filter({ hasText: 'The shop is down' })
  await expect(rule).toContainText('Shop down')
  await page.goto('/admin/monitoring?view=services')
  await runCheck(page, 'Shop', 1)
  await site.answerWith(503)
  await runCheck(page, 'Shop', 2)
  await page.goto('/admin/monitoring?view=alerts')
  const open = incidents(page).getByRole('button', { name: /^Shop is down/ })
  await expect(open).toBeVisible()
  // The rule that was added, and the one that is built in.
  await expect(incidents(page)).toContainText('2 alerts')
  await expect(incidents(page).getByRole('img')).toHaveAccessibleName(
    /2 alerts, \d+ deploys?, \d+ audit (entry|entries)/
  )
  await open.press('Enter')
  const drawer = page.getByRole('dialog', { name: /^Shop is down/ })
  await expect(page).toHaveURL(/incident=/)
  const line = drawer.getByRole('region', { name: 'Time line' })
  await expect(line.getByRole('listitem').filter({ hasText: 'Shop: Down' })).toContainText('It answered 503')
  await expect(line.getByRole('listitem').filter({ hasText: 'Fired' })).toHaveCount(2)
  // What was changed is there, and what does not concern the shop is not.
  await expect(line.getByText('Added a check of a service')).toBeVisible()
  await expect(line.getByText('Signed in')).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Add note' }).press('Enter')
  await expect(drawer.getByText('Write something')).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Add a note' }).fill('The provider confirms it.')
  await drawer.getByRole('button', { name: 'Add note' }).press('Enter')
  await expect(line.getByRole('listitem').filter({ hasText: 'The provider confirms it.' })).toHaveCount(1)
  await expect(drawer.getByRole('textbox', { name: 'Add a note' })).toHaveValue('')
  await drawer.getByRole('button', { name: 'Rename' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Rename incident' })
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Provider outage')
  await dialog.getByRole('textbox', { name: 'Title' }).press('Enter')
  await expect(dialog).toBeHidden()
  const named = page.getByRole('dialog', { name: 'Provider outage' })
  await expect(named).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await site.answerWith(200)
  await page.goto('/admin/monitoring?view=services')
  await runCheck(page, 'Shop', 1)
  await page.goto('/admin/monitoring?view=alerts')
  await expect(incidents(page).getByRole('listitem').filter({ hasText: 'Provider outage' })).toContainText(
    'Over'
  )
})

test('an incident that is not there, or cannot be loaded, says so', async ({ page }) => {
  await signInToPanel(page, '/admin/monitoring?view=alerts&incident=none')
  const drawer = page.getByRole('dialog', { name: 'Incident' })
  await expect(drawer).toContainText('There is no such incident')
  await drawer.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(drawer).toBeHidden()
  await page.route('**/api/admin/incidents?*', (route) => route.abort())
  await page.goto('/admin/monitoring?view=alerts')
  await expect(incidents(page).getByRole('alert')).toBeVisible()
  await page.unroute('**/api/admin/incidents?*')
  await tryAgain(incidents(page))
})
