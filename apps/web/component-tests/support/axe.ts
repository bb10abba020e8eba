import axe from 'axe-core'
import type { Page } from './page.ts'

/** What axe finds on the page, one line each. */
export function findViolations(_page: Page): Promise<string[]> {
  return faults('html')
}

/** What axe finds in a part of the page whose rest was looked at already. */
export function findViolationsIn(_page: Page, selector: string): Promise<string[]> {
  return faults(selector)
}

/** What axe finds in the colours of a page that was looked at in another scheme: the rest of it is the same. */
export function findContrastViolations(_page: Page): Promise<string[]> {
  return faults('html', { runOnly: ['color-contrast', 'link-in-text-block'] })
}

/** What axe finds on the page in light and in dark; leaves it in light. */
export async function findViolationsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const violations = await findViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  violations.push(...(await findContrastViolations(page)))
  await page.emulateMedia({ colorScheme: 'light' })
  return violations
}

/** Runs something on a page of each size. */
export async function onEachWidth(
  page: Page,
  run: (page: Page, screen: string) => Promise<void>
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await run(page, `${width} px`)
  }
}

async function faults(selector: string, options: axe.RunOptions = {}): Promise<string[]> {
  // A colour on its way to another one, as of a dialog that fades in, belongs to no state of the page.
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  try {
    const { violations } = await axe.run(
      { include: [[selector]], exclude: [['iframe']] },
      { iframes: false, resultTypes: ['violations'], ...options }
    )
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `(${scheme}): ${id} at ${target.join(' ')}`)
    )
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== still)
  }
}
