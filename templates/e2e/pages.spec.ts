import { expect, test, type Page } from '@playwright/test'
import { findViolations } from './models/axe.ts'
import { firstVisit } from './models/first-visit.ts'
import { openPage } from './models/site.ts'
import { layouts, pathsOf, type Layout } from './site-pages.ts'
import { watch } from './watch.ts'

/**
 * Services have one kind of page: the standard layout tries each of them, the others the first. The imprint is made of
 * the same parts as the page about privacy.
 */
function pathsIn(layout: Layout): string[] {
  const paths = pathsOf(layout)
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
  await page.setViewportSize({ width, height: height + 200 })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  )
  return findViolations(page)
}

/**
 * Windows in which a page is looked at. The standard layout is, in both; the others put the same content into a frame
 * that is the same for each page, so that every second page shows it in each.
 */
function windowsOf(layout: Layout, index: number): { wide: boolean; narrow: boolean } {
  const every = layout === 'standard' || index === 0
  return { wide: every || index % 2 === 0, narrow: every || index % 2 === 1 }
}

for (const layout of layouts) {
  for (const [index, path] of pathsIn(layout).entries()) {
    const { wide, narrow } = windowsOf(layout, index)
    // The first page of each layout registers the service worker.
    const visit = index === 0 ? test : firstVisit
    visit(
      `${layout} ${path}: no problem with assistive technology, console, network or narrow screens`,
      async ({ page }) => {
        const seen = watch(page)
        await page.emulateMedia({ colorScheme: wide ? 'light' : 'dark', reducedMotion: 'reduce' })
        await openPage(page, path, layout)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        if (wide) expect(await findViolationsAt(page, 1280)).toEqual([])

        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        if (narrow) expect(await findViolationsAt(page, 360)).toEqual([])
        else await page.setViewportSize({ width: 360, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
        expect(seen).toEqual({ errors: [], outside: [] })
      }
    )
  }
}
