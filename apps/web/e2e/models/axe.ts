import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'

/**
 * What axe finds on a page, one line each. The previewed site has tests of its own, and landmarks like ours; without
 * its frame axe needs no second page to gather what frames report, which halves its time.
 */
export function findViolations(page: Page): Promise<string[]> {
  return faultsAmong(page, {})
}

/** What axe finds in a part of a page whose rest was looked at already. */
export function findViolationsIn(page: Page, selector: string): Promise<string[]> {
  return faultsAmong(page, {}, selector)
}

/** What axe finds in the colours of a page that was looked at in another scheme: the rest of it is the same. */
export function findContrastViolations(page: Page): Promise<string[]> {
  return faultsAmong(page, { runOnly: ['color-contrast', 'link-in-text-block'] })
}

async function faultsAmong(
  page: Page,
  options: Parameters<AxeBuilder['options']>[0],
  selector = 'html'
): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(selector)
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...options })
    .analyze()
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target }) =>
        `${page.url().replace(/^https?:\/\/[^/]*/, '')} (${isDark ? 'dark' : 'light'}): ${id} at ${target.join(' ')}`
    )
  )
}

/** Runs something on a page of each size and scheme. */
export async function onEachViewport(
  browser: Browser,
  origin: string,
  run: (page: Page, screen: string) => Promise<void>
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      const context = await browser.newContext({
        baseURL: origin,
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: width === 390 ? 844 : 900 }
      })
      await run(await context.newPage(), `${colorScheme}, ${width} px`)
      await context.close()
    }
  }
}
