import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import type { Site } from '@sitewright/site'
import { findViolationsInBothSchemes } from './models/axe.ts'
import { downloadFinishedSite, upload } from './models/finished-site.ts'
import { readBuiltPages, withServedBuild } from './models/launch-build.ts'
import { expectNoErrors, watchPage } from './models/page-watch.ts'
import { completeSite, openGenerated, openStep } from './models/saved-state.ts'
import { findSidewaysScroll } from './models/sideways-scroll.ts'
import { runNpm, unpackProject } from './models/unpacked-project.ts'
import { downloadProject, wizardPage } from './models/wizard.ts'

/** A site whose pages show much, with nothing behind it but its files. */
const site: Site = {
  ...completeSite,
  selectedFeatures: ['pwa', 'search', 'chat', 'contact-form', 'payments', 'booking', 'geolocation'],
  deployment: { ...completeSite.deployment, domain: 'harbourstreetdental.co.uk' }
}

/** The document of a page once its scripts run: the bundler names its files. */
async function hydratedDocument(page: Page, address: string): Promise<string> {
  await page.goto(address, { waitUntil: 'networkidle' })
  const html = await page.evaluate(() => document.documentElement.outerHTML)
  return html
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/\/assets\/[\w-]+-[\w-]{8}\.(js|css)/g, '/assets/$1')
}

test('a site goes from the wizard into a folder, and works there, offline too', async ({ page, browser }) => {
  await openStep(page, 'review', site)
  await wizardPage(page).generate()
  const uploaded = await upload(await downloadFinishedSite(page))
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  try {
    expect(uploaded.names).toEqual(
      expect.arrayContaining(['index.html', '404.html', 'sw.js', '.htaccess', '_headers', 'sitemap.xml'])
    )
    expect(uploaded.names.filter((name) => /\.(tsx?|map)$|^(src|node_modules|package)/.test(name))).toEqual(
      []
    )
    const visitor = await context.newPage()
    const seen = watchPage(visitor)
    for (const path of uploaded.paths) {
      // A visitor who leaves while the code of a page is loading makes it fail.
      await visitor.goto(uploaded.origin + path, { waitUntil: 'networkidle' })
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await findSidewaysScroll(visitor)).toBe(0)
    }
    await visitor.goto(`${uploaded.origin}/`, { waitUntil: 'networkidle' })
    await visitor.evaluate(() => Object.assign(window, { stayed: true }))
    await visitor.getByRole('link', { name: 'Contact' }).first().click()
    await expect(visitor).toHaveURL(/\/contact$/)
    expect(await visitor.evaluate(() => Reflect.get(window, 'stayed')), 'the page was not loaded again').toBe(
      true
    )

    await visitor.evaluate(async () => {
      await navigator.serviceWorker.ready
      while (navigator.serviceWorker.controller === null) await new Promise((again) => setTimeout(again, 50))
    })
    await context.setOffline(true)
    for (const path of uploaded.paths) {
      await visitor.goto(uploaded.origin + path, { waitUntil: 'networkidle' })
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expectNoErrors(seen)
  } finally {
    await context.close()
    await uploaded.close()
  }
})

test('every page is the document that a build of the project makes, once its scripts run', async ({
  page,
  context
}) => {
  test.setTimeout(240_000)
  await openGenerated(page, '/download', site)
  const zip = await downloadFinishedSite(page)
  const project = unpackProject(await readFile(await (await downloadProject(page)).path()))
  const uploaded = await upload(zip)
  try {
    expect((await runNpm(project, 'ci')).code).toBe(0)
    expect((await runNpm(project, 'run', 'build:launch')).code).toBe(0)
    expect(readBuiltPages(project).length).toBeGreaterThan(5)
    await withServedBuild(project, async (origin) => {
      const visitor = await context.newPage()
      for (const path of uploaded.paths) {
        const built = await hydratedDocument(visitor, origin + path)
        const finished = await hydratedDocument(visitor, uploaded.origin + path)
        expect(finished.replaceAll(uploaded.origin, origin), path).toBe(built)
      }
    })
  } finally {
    project.remove()
    await uploaded.close()
  }
})

test('before it, what is missing and left out is said, and each button leads to its field', async ({
  page
}) => {
  await openGenerated(page, '/download', {
    ...site,
    deployment: { ...site.deployment, domain: '', messages: { way: 'call', address: '', accessKey: '' } }
  })
  const section = page.getByRole('region', { name: 'The finished site' })
  await expect(section.getByText('No address of your own yet')).toBeVisible()
  await expect(section.getByText('Payments is left out when you publish')).toBeVisible()
  await expect(section.getByText(/still our guess$/).first()).toBeVisible()
  await expect(section).not.toContainText('content.')
  await section.getByText(/^\d+ more$/).click()
  expect(await findViolationsInBothSchemes(page)).toEqual([])
  const wide = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await findSidewaysScroll(page)).toBe(0)
  for (const button of await section.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.setViewportSize(wide)

  await section.getByRole('button', { name: 'Add a domain' }).click()
  await expect(page).toHaveURL(/\/builder\/deployment$/)
  await expect(wizardPage(page).field('Domain')).toBeFocused()

  await page.goBack()
  const decide = section.getByRole('button', { name: /^Decide: / }).first()
  const guess = (await decide.getAttribute('aria-label'))?.replace('Decide: ', '') ?? ''
  const text = await section.getByRole('listitem').filter({ hasText: guess }).locator('p').textContent()
  await decide.click()
  await expect(page).toHaveURL(/\/builder\/review\?drafts=/)
  await expect(page.getByRole('heading', { name: /drafts left$/ })).toBeVisible()
  const row = page
    .getByRole('listitem')
    .filter({ hasText: text ?? '' })
    .first()
  await expect(row).toBeInViewport()
})

test('what cannot be loaded is said, and loaded when asked again', async ({ page }) => {
  let lost = true
  await page.context().route('**/site-kit/*', (route) => (lost ? route.abort() : route.continue()))
  await openGenerated(page, '/download', site)
  const button = page.getByRole('button', { name: 'Download the finished site' })
  await button.press('Enter')
  await expect(page.getByRole('alert')).toContainText('What builds the site could not be loaded.')
  await expect(button).toBeFocused()
  lost = false
  expect((await downloadFinishedSite(page)).length).toBeGreaterThan(100_000)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the page that shows where to drop it can be read at every width, and calls no host', async ({
  page
}) => {
  const seen = watchPage(page)
  await page.goto('/upload')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where to drop it')
  expect(await findViolationsInBothSchemes(page)).toEqual([])
  for (const width of [1440, 820, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findSidewaysScroll(page), `${width} px`).toBe(0)
  }
  expectNoErrors(seen)
})
