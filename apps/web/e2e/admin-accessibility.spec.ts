import { expect, type Page } from '@playwright/test'
import { adminScreens } from '../../../tools/screens/admin-screens.ts'
import { saveRecords } from '../../../tools/screens/save-records.ts'
import { openScreen } from '../../../tools/screens/screen.ts'
import { test as base } from './models/account-test.ts'
import { administrator, administratorEnv, signInToPanel } from './models/admin.ts'
import { findContrastViolations, findViolations } from './models/axe.ts'

const test = base.extend<object, { records: undefined }>({
  records: [
    async ({ server }, give) => {
      await saveRecords(server.origin, administrator)
      await give(undefined)
    },
    { scope: 'worker', auto: true }
  ]
})

test.use({ serverEnv: administratorEnv, reducedMotion: 'reduce', colorScheme: 'light' })

/** How far a page is wider than its window. */
function findSidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

async function findProblems(page: Page): Promise<string[]> {
  const problems = await findViolations(page)
  const over = await findSidewaysScroll(page)
  if (over > 0) problems.push(`scrolls sideways by ${over} px`)
  await page.emulateMedia({ colorScheme: 'dark' })
  problems.push(...(await findContrastViolations(page)))
  await page.emulateMedia({ colorScheme: 'light' })
  return problems
}

/** Each screen is a page that is loaded anew, which a session may be sixty times an hour. */
const screensAtOnce = 25

// A screen, dialog, drawer or state of the control panel is covered by being in the list of pictures.
for (const [width, height] of [
  [1440, 900],
  [390, 844]
] as const)
  for (let from = 0; from < adminScreens.length; from += screensAtOnce) {
    const screens = adminScreens.slice(from, from + screensAtOnce)
    const names = `${screens[0]?.name} to ${screens.at(-1)?.name}`
    test(`axe finds nothing at ${width} pixels, light and dark: ${names}`, async ({ page, server }) => {
      test.setTimeout(300_000)
      page.setDefaultTimeout(20_000)
      await page.setViewportSize({ width, height })
      await signInToPanel(page)
      const found: Record<string, string[]> = {}
      for (const screen of screens) {
        const problems = await openScreen(page, server.origin, screen).then(
          () => findProblems(page),
          (error: unknown) => [`does not open: ${String(error).split('\n')[0]}`]
        )
        if (problems.length > 0) found[screen.name] = problems
      }
      expect(found).toEqual({})
    })
  }
