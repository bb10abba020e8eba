import { expect, type Page } from '@playwright/test'
import { openScreen, type Screen } from '../../../../tools/screens/screen.ts'
import { findViolationsInBothSchemes } from './axe.ts'
import { findUnreadableNames } from './readable-names.ts'
import { resize } from './resize.ts'
import { findSidewaysScroll } from './sideways-scroll.ts'
import { findSmallText } from './small-text.ts'

/** Each screen is a page that is loaded anew, which a session may be sixty times an hour. */
const screensAtOnce = 25

/** Set where every screen is looked at in both sizes, which `npm test` has no time for. */
const inBothSizes = process.env['EVERY_SIZE'] !== undefined

/** The two sizes of windows that every screen is made for. */
export const windowSizes = [
  [1440, 900],
  [390, 844]
] as const

/**
 * Lists of screens that one session may open, with a name that says from which to which: every second one for each width,
 * unless EVERY_SIZE is set.
 */
export function toRounds(
  all: readonly Screen[],
  width: number
): { names: string; round: readonly Screen[] }[] {
  const remainder = width < 600 ? 0 : 1
  const screens = all.filter((_, index) => inBothSizes || index % 2 === remainder)
  const rounds = []
  for (let from = 0; from < screens.length; from += screensAtOnce) {
    const round = screens.slice(from, from + screensAtOnce)
    rounds.push({ names: `${round[0]?.name} to ${round.at(-1)?.name}`, round })
  }
  return rounds
}

/** Opens each screen, and expects that axe finds nothing in light and dark, and that none scrolls sideways in either size. */
export async function expectNoProblems(
  page: Page,
  origin: string,
  screens: readonly Screen[]
): Promise<void> {
  const ofScreens: Record<string, string[]> = {}
  for (const screen of screens) {
    const found = await openScreen(page, origin, screen).then(
      async () => {
        const problems = await findProblems(page)
        await screen.after?.(page)
        return problems
      },
      (error: unknown) => [`does not open: ${String(error).split('\n')[0]}`]
    )
    if (found.length > 0) ofScreens[screen.name] = found
  }
  expect(ofScreens).toEqual({})
}

async function findProblems(page: Page): Promise<string[]> {
  const problems = await findViolationsInBothSchemes(page)
  const opened = page.viewportSize()
  for (const [width, height] of windowSizes) {
    await resize(page, width, height)
    const over = await findSidewaysScroll(page)
    if (over > 0) problems.push(`scrolls sideways by ${over} px at ${width} px`)
    if (width < 600) problems.push(...(await findSmallText(page)))
  }
  problems.push(...(await findUnreadableNames(page)))
  if (opened !== null) await page.setViewportSize(opened)
  return problems
}
