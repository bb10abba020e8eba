import { features } from '@sitewright/catalog'
import { expect, test } from '@playwright/test'
import { openStep, openGenerated, completeSite } from './models/saved-state.ts'
import { getPreviewFrame, previewFrame } from './models/preview-frame.ts'
import { expectNoErrors, watchPage } from './models/page-watch.ts'
import { wizardPage } from './models/wizard.ts'

test('what is typed stands in the preview', async ({ page }) => {
  const wizard = wizardPage(page)
  await page.goto('/builder')
  await expect(page.getByText('Type a name and the site appears here.')).toBeVisible()
  await wizard.field('Business name').pressSequentially('Lamp & Anchor')
  const site = previewFrame(page, 'desktop')
  await expect(site.getByText('Lamp & Anchor').first()).toBeVisible()
  await wizard.field('Business name').fill('Lamp & Anvil')
  await expect(site.getByText('Lamp & Anvil').first()).toBeVisible()
  await expect(site.getByText('Lamp & Anchor')).toHaveCount(0)
  await expect(previewFrame(page, 'phone').getByText('Lamp & Anvil').first()).toBeVisible()
})

test('pointing at a feature marks its place, and leaving takes the mark away', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'features')
  await page.getByRole('tab', { name: /^Business/ }).click()
  const mark = previewFrame(page, 'phone').locator('.slot[data-feature="testimonials"]').first()
  await expect(mark).toHaveCSS('outline-style', 'none')
  await wizard.feature('testimonials').locator('xpath=ancestor::label').hover()
  await expect(mark).toHaveCSS('outline-style', 'solid')
  await expect(mark).toBeInViewport()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(mark).toHaveCSS('outline-style', 'none')
})

test('a feature that is picked is there at once, and gone when it is taken out', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'features', { ...completeSite, selectedFeatures: ['pwa'] })
  const site = previewFrame(page, 'phone')
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(site.locator('[data-feature="testimonials"]')).toHaveCount(0)
  await page.getByRole('tab', { name: /^Business/ }).click()
  await wizard.feature('testimonials').press('Space')
  await expect(site.locator('[data-feature="testimonials"]').first()).toBeAttached()
  await page.getByRole('button', { name: `Remove ${features.testimonials.name}` }).click()
  await expect(site.locator('[data-feature="testimonials"]')).toHaveCount(0)
})

test('the site stands in a phone, a tablet and a desktop of their real widths', async ({ page }) => {
  await openStep(page, 'features')
  const radio = (name: string) => page.getByRole('radiogroup', { name: 'Frame' }).getByRole('radio', { name })
  for (const [name, device, width] of [
    ['Phone', 'phone', 390],
    ['Tablet', 'tablet', 820],
    ['Desktop', 'desktop', 1280]
  ] as const) {
    await radio(name).press('Space')
    const frame = await getPreviewFrame(page, device)
    expect(await frame.evaluate(() => innerWidth)).toBe(width)
    await expect(page.locator('iframe')).toHaveCount(1)
  }
  await radio('Both').press('Space')
  await expect(page.locator('iframe')).toHaveCount(2)
})

test('the site is shown in light and in dark', async ({ page }) => {
  await openStep(page, 'deployment')
  const frame = await getPreviewFrame(page, 'desktop')
  const background = () => frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: 'Show in dark' }).click()
  await expect.poll(background).not.toBe(light)
  expect(await frame.evaluate(() => document.documentElement.dataset['colorScheme'])).toBe('dark')
  await page.getByRole('button', { name: 'Show in light' }).click()
  await expect.poll(background).toBe(light)
})

test('links work inside of the preview, and the drawn address follows', async ({ page }) => {
  await openStep(page, 'deployment')
  const site = previewFrame(page, 'desktop')
  await site.getByRole('navigation').getByRole('link', { name: 'About' }).first().press('Enter')
  await expect(page.getByText('harbourstreet.example/about')).toBeVisible()
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/builder\/deployment$/)
})

test('a place in the preview is kept while typing goes on', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'business')
  const site = previewFrame(page, 'desktop')
  await site.getByRole('navigation').getByRole('link', { name: 'About' }).first().press('Enter')
  await expect(page.getByText('harbourstreet.example/about')).toBeVisible()
  await wizard.field('Business name').fill('Quay Dental')
  await expect(site.getByText('Quay Dental').first()).toBeVisible()
  await expect(page.getByText('harbourstreet.example/about')).toBeVisible()
})

test('the previewed site reaches nothing of the wizard and asks nobody', async ({ page }) => {
  const seen = watchPage(page)
  await openStep(page, 'deployment')
  const frame = await getPreviewFrame(page, 'desktop')
  const reached = await frame.evaluate(async () => {
    const attempt = async (what: () => unknown): Promise<string> => {
      try {
        return `reached ${String(await what())}`
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    return {
      origin: window.origin,
      document: await attempt(() => window.parent.document.title),
      storage: await attempt(() => window.localStorage.length),
      cookies: await attempt(() => document.cookie),
      top: await attempt(() => {
        if (window.top) window.top.location.href = 'about:blank'
        return 'the address bar'
      }),
      opened: await attempt(() => window.open('about:blank'))
    }
  })
  expect(reached).toMatchObject({
    origin: 'null',
    document: 'SecurityError',
    storage: 'SecurityError',
    cookies: 'SecurityError',
    opened: 'reached null'
  })
  await expect(page).toHaveURL(/\/builder\/deployment$/)
  expect(seen.outside).toEqual([])
})

test('what the wizard hears from a frame cannot drive it', async ({ page }) => {
  await openStep(page, 'deployment')
  const frame = await getPreviewFrame(page, 'desktop')
  await frame.evaluate(() => {
    for (const data of [
      null,
      7,
      'x',
      {},
      { type: 'sitewright:navigated', path: '<img src=x onerror=alert(1)>' }
    ])
      window.parent.postMessage(data, '*')
  })
  await expect(page.getByText('harbourstreet.example<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('a preview that cannot be loaded says so, the wizard works, and it can be loaded again', async ({
  page
}) => {
  const wizard = wizardPage(page)
  await page.route('**/preview-app/react.js', (route) => route.abort())
  await openStep(page, 'business')
  await expect(page.getByText('The preview could not be loaded. The wizard works without it.')).toBeVisible()
  await wizard.field('Business name').fill('Quay Dental')
  await page.unroute('**/preview-app/react.js')
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(previewFrame(page, 'desktop').getByText('Quay Dental').first()).toBeVisible()
})

test('on a phone the preview is a drawer over the step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStep(page, 'business')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Preview' }).click()
  const drawer = page.getByRole('dialog', { name: 'Live preview' })
  await expect(drawer.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await drawer.getByRole('button', { name: 'Back to the form' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused()
})

test('the page of a generated project shows the site, its code and the site on a phone', async ({ page }) => {
  const seen = watchPage(page)
  await openGenerated(page, '/preview')
  await expect(previewFrame(page, 'desktop').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('tab', { name: 'Mobile' }).click()
  await expect(previewFrame(page, 'phone').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('tab', { name: 'Code' }).click()
  await page.getByRole('searchbox', { name: 'Find a file' }).fill('package.json')
  await page.getByRole('treeitem', { name: 'package.json' }).click()
  await expect(page.getByRole('textbox', { name: 'Content of package.json' })).toContainText(
    'harbour-street-dental'
  )
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download file' }).click()
  expect((await begun).suggestedFilename()).toBe('package.json')
  expectNoErrors(seen)
})
