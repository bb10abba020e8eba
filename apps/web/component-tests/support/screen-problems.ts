import { openScreen, type Screen } from '../../../../tools/screens/screen.ts'
import { findContrastViolations, findViolations } from './axe.ts'
import { expect } from './expect.ts'
import { page } from './page.ts'
import { findUnreadableNames } from './readable-names.ts'
import { resize } from './resize.ts'
import { waitForIdle } from './routed-calls.ts'
import { findSidewaysScroll } from '../../e2e/models/sideways-scroll.ts'
import { findSmallText } from '../../e2e/models/small-text.ts'

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
async function findProblemsOf(screen: Screen, [opened, resized]: Sizes): Promise<string[]> {
  await page.setViewportSize(opened)
  if (matchMedia('(prefers-color-scheme: dark)').matches) await page.emulateMedia({ colorScheme: 'light' })
  await openScreen(playwrightPage, location.origin, screen)
  await waitForIdle(quietMs)
  // A screen that is set up to load for ever stays busy.
  if (screen.before === undefined) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const problems = [
    ...(await findProblems()),
    ...(await inDark(async () => {
      const inOpened = await findContrastProblems()
      await resize(page, resized.width, resized.height)
      return [...inOpened, ...(await findContrastProblems())]
    })),
    ...(await findProblems()),
    ...(await findUnreadableNames(page))
  ]
  if (screen.after !== undefined) await page.setViewportSize(opened)
  await screen.after?.(playwrightPage)
  return problems
}

async function inDark(find: () => Promise<string[]>): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await find()
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** What axe finds in the size that the window has, and what is too wide or too small there. */
async function findProblems(): Promise<string[]> {
  const problems = await findViolations(page)
  const over = await findSidewaysScroll(page)
  if (over > 0) problems.push(`scrolls sideways by ${over} px`)
  if (window.innerWidth === phone.width) problems.push(...(await findSmallText(page)))
  return problems.map(withWidth)
}

async function findContrastProblems(): Promise<string[]> {
  return (await findContrastViolations(page)).map(withWidth)
}

function withWidth(problem: string): string {
  return `at ${window.innerWidth} px ${problem}`
}
