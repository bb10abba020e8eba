import { messages, steps } from '@sitewright/builder'
import { findViolationsInBothSchemes } from './support/axe.ts'
import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { expectNoErrors, watchPage } from './support/page-watch.ts'
import { resize } from './support/resize.ts'
import { completeSite, openStep, seedStorage, toSavedState } from './support/saved-state.ts'
import { findSidewaysScroll } from '../e2e/models/sideways-scroll.ts'
import { findSmallText } from '../e2e/models/small-text.ts'
import { test } from './support/test.ts'
import { wizardPage } from './support/wizard.ts'

const docs = ['', '#phase-2', '#frameworks', '#features', '#deploy', '#faq'].map((tab) => `/docs${tab}`)
const routes: readonly string[] = [
  '/',
  '/history',
  '/about',
  ...docs,
  '/admin',
  '/auth/login',
  '/no-such-page'
]

/** In a wide window a step has a preview beside it, which component tests do not serve. */
const phoneRoutes = steps.map(({ id }) => `/builder/${id}`)

/** Opens a route with a finished, generated project behind it, and waits until it is drawn. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(route)
  // The step that was open before is shown until this one is loaded.
  const step = steps.find(({ id }) => route === `/builder/${id}`)
  if (step !== undefined) await wizardPage(page).isAt(step.id)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** The buttons of a step that a thumb cannot hit: a target is 44 px high. */
async function findLowButtons(page: Page): Promise<string[]> {
  const low: string[] = []
  for (const control of await page.locator('.action-bar').getByRole('button').all()) {
    const { height } = await control.boundingBox()
    if (height < 44) low.push(`${await control.innerText()} is ${height} px high`)
  }
  return low
}

for (const width of [1440, 390]) {
  const what = width === 390 ? ', nothing scrolls sideways, and thumbs hit the buttons of a step' : ''
  test(`axe finds nothing on any page, light and dark, ${width} px wide${what}`, async ({ page }) => {
    const height = width === 390 ? 844 : 900
    const seen = watchPage(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await seedStorage(page, toSavedState(completeSite, 'review', true))
    const problems: string[] = []
    for (const route of width === 390 ? [...routes, ...phoneRoutes] : routes) {
      await page.setViewportSize({ width, height })
      await open(page, route)
      problems.push(...(await findViolationsInBothSchemes(page)).map((problem) => `${route} ${problem}`))
      if (width !== 390) continue
      problems.push(...(await findLowButtons(page)).map((button) => `${route}: ${button}`))
      await resize(page, 360, 740)
      const over = await findSidewaysScroll(page)
      if (over > 0) problems.push(`${route} is ${over} px too wide at 360 px`)
      problems.push(...(await findSmallText(page)).map((text) => `${route}: ${text}`))
    }
    expect(problems).toEqual([])
    expectNoErrors(seen)
    // The documentation has a table of all combinations: a minute is too short on a slow machine.
  }, 120_000)
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
    expect(toast.y + toast.height <= button.y).toBe(true)
  })
