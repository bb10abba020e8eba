import { adminScreens } from '../../../tools/screens/admin-screens.ts'
import { saveRecords } from '../../../tools/screens/save-records.ts'
import { test } from './models/account-test.ts'
import { administrator, administratorEnv, signInToPanel } from './models/admin.ts'
import { expectNoProblems, toRounds, windowSizes } from './models/screen-problems.ts'

test.use({ serverEnv: administratorEnv, reducedMotion: 'reduce', colorScheme: 'light' })

test.beforeAll(async ({ server }) => {
  await saveRecords(server.origin, administrator)
})

// A screen, dialog, drawer or state of the control panel is covered by being in the list of pictures.
for (const [width, height] of windowSizes)
  for (const { names, round } of toRounds(adminScreens, width))
    test(`axe finds nothing at ${width} pixels, light and dark: ${names}`, async ({ page, server }) => {
      test.setTimeout(480_000)
      page.setDefaultTimeout(20_000)
      await page.setViewportSize({ width, height })
      await signInToPanel(page)
      await expectNoProblems(page, server.origin, round)
    })
