import { steps } from '@sitewright/builder'
import { expect, test, type Page } from '@playwright/test'
import { findViolationsInBothSchemes } from './models/axe.ts'
import { resize } from './models/resize.ts'
import { seedStorage, completeSite, toSavedState } from './models/saved-state.ts'
import { expectNoErrors, watchPage } from './models/page-watch.ts'
import { findSidewaysScroll } from './models/sideways-scroll.ts'
import { findSmallText } from './models/small-text.ts'

/** Pages of a project, whose preview runs. Steps have one beside them in a wide window; component tests look at the rest. */
const routes: readonly string[] = ['/preview#preview', '/preview#code', '/preview#mobile', '/download']
const wideRoutes = steps.map(({ id }) => `/builder/${id}`)

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

// Loading a page takes longer than looking at it: whatever is looked for at one width is looked for at once.
for (const width of [1440, 390]) {
  const what = width === 390 ? ', and nothing scrolls sideways' : ''
  test(`axe finds nothing on pages with a preview, light and dark, ${width} px wide${what}`, async ({
    page
  }) => {
    test.setTimeout(240_000)
    const height = width === 390 ? 844 : 900
    const seen = watchPage(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await seedStorage(page, toSavedState(completeSite, 'review', true))
    const problems: string[] = []
    for (const route of width === 390 ? routes : [...routes, ...wideRoutes]) {
      await page.setViewportSize({ width, height })
      await open(page, route)
      problems.push(...(await findViolationsInBothSchemes(page)))
      if (width !== 390) continue
      await resize(page, 360, 740)
      const over = await findSidewaysScroll(page)
      if (over > 0) problems.push(`${route} is ${over} px too wide at 360 px`)
      problems.push(...(await findSmallText(page)).map((text) => `${route}: ${text}`))
    }
    expect(problems).toEqual([])
    expectNoErrors(seen)
  })
}
