import { expect, type Page } from '@playwright/test'
import { findViolations } from './models/axe.ts'
import { inGroups, visitEach } from './models/groups.ts'
import { resize } from './models/resize.ts'
import { openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { declaredPathsOf, layouts, type Layout } from './site-pages.ts'

/**
 * Services have one kind of page: the standard layout tries each of them, the others the first. The imprint is made of
 * the same parts as the page about privacy.
 */
function pathsIn(layout: Layout): string[] {
  const paths = declaredPathsOf(layout)
  const [, ...others] = paths.filter((path) => path.startsWith('/services/'))
  return layout === 'standard' ? paths : paths.filter((path) => ![...others, '/imprint'].includes(path))
}

/**
 * What axe finds in a window that is as high as the page, so that nothing floats over a text that is judged. Parts that
 * follow the window's height or its scroll position take their new place with the next frame.
 */
async function findViolationsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await resize(page, width, height + 200)
  return findViolations(page)
}

/** A page of a layout, and the windows in which it is looked at. */
interface Visit {
  path: string
  wide: boolean
  narrow: boolean
}

/**
 * The pages of a layout. The standard layout is looked at in both windows; the others put the same content into a frame
 * that is the same for each page, so that every second page shows it in each.
 */
const visitsOf = (layout: Layout): Visit[] =>
  pathsIn(layout).map((path, index) => {
    const every = layout === 'standard' || index === 0
    return { path, wide: every || index % 2 === 0, narrow: every || index % 2 === 1 }
  })

async function expectNoProblems(page: Page, layout: Layout, visits: readonly Visit[]): Promise<void> {
  await visitEach(page, visits, async ({ path, wide, narrow }) => {
    await page.emulateMedia({ colorScheme: wide ? 'light' : 'dark', reducedMotion: 'reduce' })
    await openPage(page, path, layout)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    if (wide) expect(await findViolationsAt(page, 1280), `${path}, wide and light`).toEqual([])

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    if (narrow) expect(await findViolationsAt(page, 360), `${path}, narrow and dark`).toEqual([])
    else await page.setViewportSize({ width: 360, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  })
}

for (const layout of layouts) {
  const [first, ...others] = visitsOf(layout)
  const what = 'no problem with assistive technology, console, network or narrow screens'

  test.describe(`${layout}, as a page that works offline`, () => {
    test.use({ worksOffline: true })

    test(`${first?.path}: ${what}`, ({ page }) => expectNoProblems(page, layout, first ? [first] : []))
  })

  for (const visits of inGroups(others))
    test(`${layout}, ${visits[0]?.path} to ${visits.at(-1)?.path}: ${what}`, ({ page }) =>
      expectNoProblems(page, layout, visits))
}
