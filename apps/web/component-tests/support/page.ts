import { commands, page as vitestPage } from 'vitest/browser'
import type { Media } from '../node/commands.ts'
import { waitForFrames } from './frames.ts'
import { Locator, wholePage } from './locator.ts'
import { mountApp, remountApp } from './mounted-app.tsx'
import { waitForEvent } from './page-events.ts'
import { createRequestContext } from './request-context.ts'
import { routeCalls, unrouteAllCalls, unrouteCalls, waitForIdle, type RouteHandler } from './routed-calls.ts'
import { waitForRequest, waitForResponse } from './watched-calls.ts'

/** Moves in the history; resolves once the address is there. */
function travel(by: -1 | 1): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The history leads to no page there')), 5000)
    const arrive = (): void => {
      clearTimeout(late)
      resolve()
    }
    window.addEventListener('popstate', arrive, { once: true })
    history.go(by)
  })
}

/** The page under test, by the names that Playwright has for it. */
export const page = Object.assign(wholePage as Omit<Locator, 'evaluate' | 'check'>, {
  keyboard: {
    press: (key: string) => commands.pressKey(key),
    type: (text: string) => commands.typeText(text),
    insertText: (text: string) => commands.insertText(text)
  },
  mouse: {
    click: async (x: number, y: number) => {
      const frame = window.frameElement?.getBoundingClientRect()
      await commands.moveMouse(x + (frame?.x ?? 0), y + (frame?.y ?? 0), 1)
      await commands.holdMouse()
      await commands.releaseMouse()
    },
    move: (x: number, y: number, { steps = 1 }: { steps?: number } = {}) => {
      const frame = window.frameElement?.getBoundingClientRect()
      return commands.moveMouse(x + (frame?.x ?? 0), y + (frame?.y ?? 0), steps)
    },
    down: () => commands.holdMouse(),
    up: () => commands.releaseMouse()
  },
  /** Opens an address, as if it were typed into the browser. */
  goto: async (address: string, { waitUntil = 'load' }: { waitUntil?: 'load' | 'networkidle' } = {}) => {
    mountApp(address)
    if (waitUntil === 'networkidle') await waitForIdle()
  },
  reload: () => Promise.resolve(remountApp()),
  goBack: () => travel(-1),
  goForward: () => travel(1),
  url: () => location.href,
  content: () => Promise.resolve(document.documentElement.outerHTML),
  evaluate: <T, A>(run: (argument: A) => T, argument?: A): Promise<Awaited<T>> =>
    Promise.resolve(run(argument as A)),
  waitForEvent,
  /** Calls as the user who is signed in in this browser. */
  request: createRequestContext({ withCookies: true }),
  viewportSize: () => ({ width: window.innerWidth, height: window.innerHeight }),
  setViewportSize: ({ width, height }: { width: number; height: number }) =>
    vitestPage.viewport(width, height),
  emulateMedia: async (media: Media) => {
    await commands.emulateMedia(media)
    await waitForFrames()
  },
  waitForTimeout: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
  route: (pattern: string | RegExp, handler: RouteHandler) => Promise.resolve(routeCalls(pattern, handler)),
  waitForRequest,
  waitForResponse,
  unroute: (pattern: string | RegExp) => Promise.resolve(unrouteCalls(pattern)),
  unrouteAll: () => Promise.resolve(unrouteAllCalls())
})

/** The page under test. */
export type Page = typeof page
