import type { Browser, Page } from '@playwright/test'
import { runAxe } from '../../../../tools/run-axe.ts'

/** What axe finds on a page, one line each; the previewed site has landmarks like ours, and is passed over. */
export function findViolations(page: Page): Promise<string[]> {
  return faultsAmong(page)
}

/** What axe finds in a part of a page whose rest was looked at already. */
export function findViolationsIn(page: Page, selector: string): Promise<string[]> {
  return faultsAmong(page, undefined, selector)
}

/** What axe finds in the colours of a page that was looked at in another scheme: the rest of it is the same. */
export function findContrastViolations(page: Page): Promise<string[]> {
  return faultsAmong(page, { runOnly: ['color-contrast', 'link-in-text-block'] })
}

async function faultsAmong(
  page: Page,
  options?: Parameters<typeof runAxe>[1],
  selector?: string
): Promise<string[]> {
  const violations = await runAxe(page, options, selector)
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
