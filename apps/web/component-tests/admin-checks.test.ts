import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'
import { startSite, type TestSite } from './support/external-services.ts'

test.override({ serverOptions: { hasTasks: true } })

/** A site whose status the test changes. */
let site: TestSite
test.beforeEach(async ({ server }) => {
  site = await startSite(server)
})

async function openServices(page: Page): Promise<void> {
  await signInToPanel(page, '/admin/monitoring?view=services')
  await expect(page.getByRole('heading', { name: /^Services/ })).toBeVisible()
}

const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add check' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add check' })
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Address').fill(site.url)
  await dialog.getByRole('button', { name: 'Test now' }).press('Enter')
  await expect(dialog.getByText(/^Up, /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row(page, name)).toBeVisible()
}

/** Chooses an act of a check by keys alone. */
async function act(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.type(item.slice(0, 3))
  await page.keyboard.press('Enter')
}

test('a service is added, tried, watched, paused and deleted by keyboard', async ({ page }) => {
  await signInToPanel(page, '/admin/monitoring')
  await page.getByRole('tab', { name: 'System Health' }).press('ArrowRight')
  await expect(page).toHaveURL(/view=services/)
  await expect(page.getByRole('tab', { name: 'Services Status' })).toBeFocused()
  const name = `Shop ${Date.now()}`
  await add(page, name)
  // The server runs it by itself, and tells the page.
  await expect(row(page, name)).toContainText('Up')
  await expect(row(page, name)).toContainText('100 %')
  expect(await findViolations(page)).toEqual([])

  await site.answerWith(503)
  for (let run = 0; run < 2; run += 1) {
    await act(page, name, 'Run now')
    await expect(page.getByText(`${name}: It answered 503`).first()).toBeVisible()
  }
  await expect(row(page, name)).toContainText('Down')
  // What is down is in sight on every tab, also where the cards push the list off a phone.
  await expect(page.getByRole('tab', { name: /^Services Status \d+ of \d+ down$/ })).toBeVisible()
  await page.getByLabel('Status', { exact: true }).selectOption('Up')
  await page.getByRole('searchbox', { name: 'Search services' }).fill(name)
  await expect(page.getByText('No service matches')).toBeVisible()
  await page.getByLabel('Status', { exact: true }).selectOption('Down')
  await expect(row(page, name)).toBeVisible()
  await expect(page).toHaveURL(/status=down/)
  await page.getByLabel('Status', { exact: true }).selectOption('Any status')

  await act(page, name, 'Last results')
  const results = page.getByRole('dialog', { name: /^Last results of/ })
  await expect(results.getByText('It answered 503').first()).toBeVisible()
  await results.press('Escape')
  await expect(results).toBeHidden()
  await act(page, name, 'Pause')
  await expect(row(page, name)).toContainText('Paused')
  await act(page, name, 'Resume')
  await expect(row(page, name)).toContainText(/Pending|Up/)
  await act(page, name, 'Delete')
  await page.getByRole('button', { name: 'Delete check' }).press('Enter')
  await expect(row(page, name)).toBeHidden()
})

test('what cannot be checked is refused beside its field, and a private address in words', async ({
  page
}) => {
  await openServices(page)
  await page.getByRole('button', { name: 'Add check' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add check' })
  const url = dialog.getByLabel('Address')
  await url.fill('ftp://example.com')
  await url.press('Enter')
  await expect(dialog.getByText('A check needs a name')).toBeVisible()
  await expect(dialog.getByText('An address that begins with https:// or http://')).toBeVisible()
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await url.fill('http://10.1.2.3/')
  await dialog.getByRole('button', { name: 'Test now' }).press('Enter')
  await expect(dialog.getByText('Its address is in a private network.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('a maintenance window holds its checks until it is ended', async ({ page }) => {
  await openServices(page)
  const name = `Relay ${Date.now()}`
  await add(page, name)
  await page.getByRole('button', { name: 'Maintenance window' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Maintenance windows' })
  await dialog.getByRole('button', { name: 'Add window' }).press('Enter')
  await expect(dialog.getByText('Say what is being worked on')).toBeVisible()
  await dialog.getByLabel('What is being worked on').fill(name)
  await dialog.getByRole('checkbox', { name, exact: true }).press('Space')
  await dialog.getByRole('button', { name: 'Add window' }).press('Enter')
  const window = dialog.getByRole('listitem').filter({ hasText: name })
  await expect(window).toContainText('Running')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(row(page, name)).toContainText('Maintenance')
  await page.getByRole('button', { name: 'Maintenance window' }).press('Enter')
  await window.getByRole('button', { name: /^End now/ }).press('Enter')
  await expect(window).toContainText('Over')
  await page.keyboard.press('Escape')
  await expect(row(page, name)).not.toContainText('Maintenance')
})
