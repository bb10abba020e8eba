import type { Page } from '@playwright/test'
import { runAxe } from '../../../../tools/run-axe.ts'
import { waitForFrames } from './frames.ts'

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

/** What axe finds on a page in light and in dark; leaves it in light. */
export async function findViolationsInBothSchemes(page: Page): Promise<string[]> {
  await emulateColorScheme(page, 'light')
  const violations = await findViolations(page)
  await emulateColorScheme(page, 'dark')
  violations.push(...(await findContrastViolations(page)))
  await emulateColorScheme(page, 'light')
  return violations
}

/** Changes what the browser prefers; the page hears of it with its next frame, and has the old colours until then. */
export async function emulateColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await waitForFrames(page)
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
