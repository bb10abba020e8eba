import { messages, steps } from '@sitewright/builder'
import { expect, test, type Page } from '@playwright/test'
import { findViolationsInBothSchemes } from './models/axe.ts'
import { resize } from './models/resize.ts'
import { openStep, seedStorage, completeSite, toSavedState } from './models/saved-state.ts'
import { expectNoErrors, watchPage } from './models/page-watch.ts'
import { findSidewaysScroll } from './models/sideways-scroll.ts'
import { findSmallText } from './models/small-text.ts'
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
  // The project is generated anew before its preview is there.
  if (route.startsWith('/preview')) await expect(page.getByRole('tablist')).toBeVisible({ timeout: 20_000 })
  if (
    /^\/(builder|preview)/.test(route) &&
    !route.endsWith('#code') &&
    (page.viewportSize()?.width ?? 0) > 820
  )
    await expect(page.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toBeVisible()
  if (route.endsWith('#code')) await expect(page.getByRole('textbox', { name: /^Content of/ })).toBeVisible()
}

/** The buttons of a step that a thumb cannot hit: a target is 44 px high. */
async function findLowButtons(page: Page): Promise<string[]> {
  const low: string[] = []
  for (const control of await page.locator('.action-bar').getByRole('button').all()) {
    const box = await control.boundingBox()
    if (box !== null && box.height < 44) low.push(`${await control.innerText()} is ${box.height} px high`)
  }
  return low
}

// Loading a page takes longer than looking at it: whatever is looked for at one width is looked for at once.
for (const width of [1440, 390]) {
  const what = width === 390 ? ', nothing scrolls sideways, and thumbs hit the buttons of a step' : ''
  test(`axe finds nothing on any page, light and dark, ${width} px wide${what}`, async ({ page }) => {
    test.setTimeout(480_000)
    const height = width === 390 ? 844 : 900
    const seen = watchPage(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await seedStorage(page, toSavedState(completeSite, 'review', true))
    const problems: string[] = []
    for (const route of routes) {
      await page.setViewportSize({ width, height })
      await open(page, route)
      problems.push(...(await findViolationsInBothSchemes(page)))
      if (width !== 390) continue
      problems.push(...(await findLowButtons(page)).map((button) => `${route}: ${button}`))
      await resize(page, 360, 740)
      const over = await findSidewaysScroll(page)
      if (over > 0) problems.push(`${route} is ${over} px too wide at 360 px`)
      problems.push(...(await findSmallText(page)).map((text) => `${route}: ${text}`))
    }
    expect(problems).toEqual([])
    expectNoErrors(seen)
  })
}

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
