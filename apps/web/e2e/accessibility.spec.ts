import { messages, steps } from '@sitewright/builder'
import { expect, test, type Page } from '@playwright/test'
import { findContrastViolations, findViolations } from './models/axe.ts'
import { openStep, seedStorage, completeSite, toSavedState } from './models/saved-state.ts'
import { expectNoErrors, watchPage } from './models/page-watch.ts'
import { wizardPage } from './models/wizard.ts'

const docs = ['', '#phase-2', '#frameworks', '#features', '#deploy', '#faq'].map((tab) => `/docs${tab}`)
const routes: readonly string[] = [
  '/',
  ...steps.map(({ id }) => `/builder/${id}`),
  '/preview#preview',
  '/preview#code',
  '/preview#mobile',
  '/download',
  '/history',
  '/about',
  ...docs,
  '/admin',
  '/auth/login',
  '/no-such-page'
]

/** Opens a route with a finished, generated project behind it, and waits until it is drawn. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(route)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  if (route.startsWith('/preview')) await expect(page.getByRole('tablist')).toBeVisible()
  if (
    /^\/(builder|preview)/.test(route) &&
    !route.endsWith('#code') &&
    (page.viewportSize()?.width ?? 0) > 820
  )
    await expect(page.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toBeVisible()
  if (route.endsWith('#code')) await expect(page.getByRole('textbox', { name: /^Content of/ })).toBeVisible()
}

for (const width of [1440, 390]) {
  test(`axe finds nothing on any page, light and dark, ${width} px wide`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const seen = watchPage(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await seedStorage(page, toSavedState(completeSite, 'review', true))
    const violations: string[] = []
    for (const route of routes) {
      await page.emulateMedia({ colorScheme: 'light' })
      await open(page, route)
      violations.push(...(await findViolations(page)))
      await page.emulateMedia({ colorScheme: 'dark' })
      violations.push(...(await findContrastViolations(page)))
    }
    expect(violations).toEqual([])
    expectNoErrors(seen)
  })
}

test('no page scrolls sideways on a screen of 360 px', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await seedStorage(page, toSavedState(completeSite, 'review', true))
  const wide: string[] = []
  for (const route of routes) {
    await open(page, route)
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      window.scrollTo(100, 0)
      return Math.max(scrollWidth - clientWidth, window.scrollX)
    })
    if (over > 0) wide.push(`${route} is ${over} px too wide`)
  }
  expect(wide).toEqual([])
})

test('a control can be hit with a thumb: 44 px high, or a link in a text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await seedStorage(page, toSavedState(completeSite, 'review', true))
  const small: string[] = []
  for (const { id } of steps) {
    await open(page, `/builder/${id}`)
    for (const control of await page.locator('.action-bar').getByRole('button').all()) {
      const box = await control.boundingBox()
      if (box !== null && box.height < 44)
        small.push(`${id}: ${await control.innerText()} is ${box.height} px high`)
    }
  }
  expect(small).toEqual([])
})

for (const [held, width, height] of [
  ['upright', 390, 844],
  ['sideways', 844, 390]
] as const)
  test(`a message never covers the buttons of a step on a phone held ${held}`, async ({ page }) => {
    const wizard = wizardPage(page)
    await page.setViewportSize({ width, height })
    await openStep(page, 'business')
    await wizard.continueFrom('business')
    const message = wizard.toast(messages.businessSaved)
    await expect(message).toBeVisible()
    await wizard.isAt('analysis')
    const [toast, button] = [await message.boundingBox(), await wizard.action('analysis').boundingBox()]
    expect(toast !== null && button !== null && toast.y + toast.height <= button.y).toBe(true)
  })
