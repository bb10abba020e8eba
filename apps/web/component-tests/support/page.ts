import { commands, page as vitestPage } from 'vitest/browser'
import type { Media } from '../node/commands.ts'
import { Locator, wholePage } from './locator.ts'
import { mountApp } from './mounted-app.tsx'
import { createRequestContext } from './request-context.ts'
import { routeCalls, unrouteCalls, type RouteHandler } from './routed-calls.ts'

/** The page under test, by the names that Playwright has for it. */
export const page = Object.assign(wholePage as Omit<Locator, 'evaluate' | 'check'>, {
  keyboard: {
    press: (key: string) => commands.pressKey(key),
    type: (text: string) => commands.typeText(text),
    insertText: (text: string) => commands.insertText(text)
  },
  /** Opens an address, as if it were typed into the browser. */
  goto: (address: string) => Promise.resolve(mountApp(address)),
  reload: () => Promise.resolve(mountApp(location.href)),
  goBack: () => Promise.resolve(history.back()),
  goForward: () => Promise.resolve(history.forward()),
  url: () => location.href,
  evaluate: <T, A>(run: (argument: A) => T, argument?: A): Promise<Awaited<T>> =>
    Promise.resolve(run(argument as A)),
  /** What the browser reports next: a file that is saved. Ask before the click. */
  waitForEvent: async (_event: 'download') => {
    const { name, text } = await commands.waitForDownload()
    return { suggestedFilename: () => name, text }
  },
  /** Calls in the name of whoever is signed in in this browser. */
  request: createRequestContext({ withCookies: true }),
  setViewportSize: ({ width, height }: { width: number; height: number }) =>
    vitestPage.viewport(width, height),
  emulateMedia: (media: Media) => commands.emulateMedia(media),
  waitForTimeout: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
  route: (pattern: string | RegExp, handler: RouteHandler) => Promise.resolve(routeCalls(pattern, handler)),
  unroute: (pattern: string | RegExp) => Promise.resolve(unrouteCalls(pattern))
})

/** The page under test. */
export type Page = typeof page
