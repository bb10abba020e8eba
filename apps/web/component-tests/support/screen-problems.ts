import { openScreen, type Screen } from '../../../../tools/screens/screen.ts'
import { findViolationsInBothSchemes } from './axe.ts'
import { expect } from './expect.ts'
import { page } from './page.ts'
import { findUnreadableNames } from './readable-names.ts'
import { resize } from './resize.ts'
import { waitForIdle } from './routed-calls.ts'
import { findSidewaysScroll } from './sideways-scroll.ts'
import { findSmallText } from './small-text.ts'

/** What the lists of screens call a page: it has the names of Playwright that they use. */
const playwrightPage = page as unknown as Parameters<typeof openScreen>[0]

/** For so long no call may be under way before a screen is looked at; in milliseconds. */
const quietMs = 100

const phone = { width: 390, height: 844 } as const
const wide = { width: 1440, height: 900 } as const

/** Both sizes of windows that every screen is made for; one to open it in, and one that the window then gets. */
type Sizes = readonly [typeof phone, typeof wide] | readonly [typeof wide, typeof phone]

/** Opens each screen, every second one on a phone, and expects that none has a problem in either size. */
export async function expectNoProblems(screens: readonly Screen[]): Promise<void> {
  const ofScreens: Record<string, string[]> = {}
  for (const [index, screen] of screens.entries()) {
    const found = await findProblemsOf(screen, index % 2 === 0 ? [phone, wide] : [wide, phone]).catch(
      (error: unknown) => [`does not open: ${String(error).split('\n')[0]}`]
    )
    if (found.length > 0) ofScreens[screen.name] = found
  }
  expect(ofScreens).toEqual({})
}

/** Opens a screen in one size, and looks at it in both. */
async function findProblemsOf(screen: Screen, sizes: Sizes): Promise<string[]> {
  const [opened] = sizes
  await page.setViewportSize(opened)
  await openScreen(playwrightPage, location.origin, screen)
  await waitForIdle(quietMs)
  // A screen that is set up to load for ever stays busy.
  if (screen.before === undefined) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const problems: string[] = []
  for (const size of sizes) problems.push(...(await findProblemsIn(size)))
  problems.push(...(await findUnreadableNames(page)))
  if (screen.after !== undefined) await page.setViewportSize(opened)
  await screen.after?.(playwrightPage)
  return problems
}

/** What axe finds in light and dark, and what is too wide or too small. */
async function findProblemsIn({ width, height }: Sizes[number]): Promise<string[]> {
  if (page.viewportSize().width !== width) await resize(page, width, height)
  const problems = await findViolationsInBothSchemes(page)
  const over = await findSidewaysScroll(page)
  if (over > 0) problems.push(`scrolls sideways by ${over} px`)
  if (width === phone.width) problems.push(...(await findSmallText(page)))
  return problems.map((problem) => `at ${width} px ${problem}`)
}
