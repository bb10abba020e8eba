import { readFile } from 'node:fs/promises'
import { messages } from '@sitewright/builder'
import { expect, test, type Page } from '@playwright/test'
import { downloadFinishedSite } from './models/finished-site.ts'
import { startReleaseProxy } from './models/release-proxy.ts'
import { seedStorage, completeSite, toSavedState } from './models/saved-state.ts'
import { downloadProject, wizardPage } from './models/wizard.ts'

test.use({ serviceWorkers: 'allow' })

/** A single visit, until the service worker has taken over; then the network is gone. */
async function visitOnce(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null) await new Promise((again) => setTimeout(again, 50))
  })
  await page.context().setOffline(true)
}

const { businessName } = completeSite.businessInfo

test('after one visit every page opens without a network', async ({ page }) => {
  await visitOnce(page, '/')
  const titles: readonly (readonly [string, RegExp])[] = [
    ['/', /./],
    ['/builder', /Tell us about/],
    ['/docs#faq', /Documentation/],
    ['/about', /./],
    ['/preview', /Preview/],
    ['/download', /Download/],
    ['/no-such-page', /Page Not Found/]
  ]
  for (const [address, title] of titles) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('a deep link into the wizard opens with its preview', async ({ page }) => {
  await seedStorage(page, toSavedState(completeSite, 'review'))
  await visitOnce(page, '/')
  await page.goto('/builder/features')
  await wizardPage(page).isAt('features')
  const site = page.frameLocator('iframe[title="Live preview, phone"]')
  await expect(site.getByRole('link', { name: businessName }).first()).toBeVisible()
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
})

test('custom CSS that cannot stand in a page is refused without a network too', async ({ page }) => {
  const customization = { ...completeSite.customization, customCSS: 'a { color: red' }
  await seedStorage(page, toSavedState({ ...completeSite, customization }, 'review'))
  await visitOnce(page, '/')
  await page.goto('/builder/review')
  await expect(page.getByRole('button', { name: 'Correct custom css' })).toBeVisible()
  await expect(wizardPage(page).action('review')).toBeDisabled()
})

test('a project and its finished site are made and downloaded without a network', async ({ page }) => {
  await seedStorage(page, toSavedState(completeSite, 'review'))
  await visitOnce(page, '/')
  const wizard = wizardPage(page)
  await page.goto('/builder/review')
  await wizard.isAt('review')
  await wizard.generate()
  await expect(wizard.toast(messages.generated)).toBeVisible()
  await expect(page.getByText('READY TO USE', { exact: true })).toBeVisible()
  const zip = await readFile(await (await downloadProject(page)).path())
  expect(zip.subarray(0, 2).toString('latin1')).toBe('PK')
  expect(zip.length).toBeGreaterThan(100_000)
  expect((await downloadFinishedSite(page)).length).toBeGreaterThan(100_000)
})

test('the code of the project can be read without a network', async ({ page }) => {
  await seedStorage(page, toSavedState(completeSite, 'review', true))
  await visitOnce(page, '/')
  await page.goto('/preview#code')
  await expect(page.getByRole('textbox', { name: 'Content of src/main.tsx' })).toContainText('import')
})

test('a new version is offered, and taken only when the visitor says so', async ({ page, baseURL }) => {
  const release = await startReleaseProxy(baseURL ?? '')
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'none')
  try {
    await page.goto(release.origin)
    await page.evaluate(() => navigator.serviceWorker.ready)
    expect(await waiting()).toBe('none')
    const other = await page.context().newPage()
    await other.goto(`${release.origin}/docs`)
    await other.evaluate(() => navigator.serviceWorker.ready)
    release.putNewVersionOnline()
    await page.goto(`${release.origin}/builder`)
    await wizardPage(page).field('Business name').fill('Quay Dental')
    await expect(page.getByText('A new version of Sitewright is ready.')).toBeVisible()
    expect(await waiting()).toBe('installed')
    await page.getByRole('button', { name: 'Update now' }).click()
    // The page loads again meanwhile, and cannot be asked for a moment.
    await expect.poll(() => waiting().catch(() => 'loading')).toBe('none')
    await expect(wizardPage(page).field('Business name'), 'nothing is lost').toHaveValue('Quay Dental')

    // Another tab has it activated by now, and loads it all the same.
    const loaded = () => other.evaluate(() => performance.timeOrigin)
    const before = await loaded()
    await other.getByRole('button', { name: 'Update now' }).click()
    await expect.poll(() => loaded().catch(() => before)).toBeGreaterThan(before)
    await expect(other.getByRole('button', { name: 'Update now' })).toHaveCount(0)
  } finally {
    await release.close()
  }
})
