import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { commands } from 'vitest/browser'
import type { Screen } from '../../../../tools/screens/screen.ts'
import type { TestServerOptions } from '../node/test-servers.ts'
import { signInToPanel } from './admin.ts'
import { unmountApp } from './mounted-app.tsx'
import { page } from './page.ts'
import { unrouteAllCalls } from './routed-calls.ts'
import { expectNoProblems } from './screen-problems.ts'
import { startServer, type ComponentTestServer } from './server.ts'

/** Each screen refreshes its session, which may be done sixty times an hour. */
const screensAtOnce = 25

/** Tests that look at each screen in both sizes and schemes, with one server for all of them. */
export function testScreens({
  title,
  screens,
  serverOptions,
  save
}: {
  title: (names: string) => string
  screens: readonly Screen[]
  serverOptions: TestServerOptions
  /** Saves what the screens show. */
  save: (server: ComponentTestServer) => Promise<void>
}): void {
  let server: ComponentTestServer

  beforeAll(async () => {
    server = await startServer(serverOptions)
    await save(server)
  }, 180_000)

  afterEach(async () => {
    unrouteAllCalls()
    unmountApp()
    await commands.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  })

  afterAll(() => server.close())

  for (const { names, round } of toRounds(screens))
    test(title(names), { timeout: 240_000 }, async () => {
      localStorage.clear()
      sessionStorage.clear()
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await signInToPanel(page)
      await expectNoProblems(round)
    })
}

/** Lists of screens that one session may open, with a name that says from which to which. */
function toRounds(screens: readonly Screen[]): { names: string; round: readonly Screen[] }[] {
  const rounds = []
  for (let from = 0; from < screens.length; from += screensAtOnce) {
    const round = screens.slice(from, from + screensAtOnce)
    rounds.push({ names: `${round[0]?.name} to ${round.at(-1)?.name}`, round })
  }
  return rounds
}
