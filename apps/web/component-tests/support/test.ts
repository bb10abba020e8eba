import { test as base } from 'vitest'
import { commands, page as vitestPage } from 'vitest/browser'
import type { TestUser } from '../../e2e/models/test-user.ts'
import type { TestServerOptions } from '../node/test-servers.ts'
import { unmountApp } from './mounted-app.tsx'
import { page, type Page } from './page.ts'
import { createRequestContext, type RequestContext } from './request-context.ts'
import { unrouteAllCalls } from './routed-calls.ts'
import { startServer, type ComponentTestServer } from './server.ts'

interface Fixtures {
  serverOptions: TestServerOptions
  server: ComponentTestServer
  page: Page
  person: TestUser
  /** Other browsers of the same server, without pages. */
  playwright: {
    request: {
      newContext: (options: {
        baseURL?: string
        extraHTTPHeaders?: Record<string, string>
      }) => Promise<RequestContext>
    }
  }
}

/** The size of the window at the start of each test, in pixels. */
const windowSize = [1280, 720] as const

/** Tests with a server and an empty browser each, and the whole app on the page. */
export const test = base.extend<Fixtures>({
  serverOptions: {},
  server: [
    async ({ serverOptions }, give) => {
      localStorage.clear()
      sessionStorage.clear()
      await vitestPage.viewport(...windowSize)
      const server = await startServer(serverOptions)
      await give(server)
      unrouteAllCalls()
      unmountApp()
      await commands.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference', media: 'screen' })
      await server.close()
    },
    { auto: true }
  ],
  page: async ({ server: _any }, give) => give(page),
  playwright: async ({ server }, give) =>
    give({
      request: {
        newContext: ({ extraHTTPHeaders = {} }) =>
          Promise.resolve(
            createRequestContext({ headers: { ...extraHTTPHeaders, 'x-test-server': server.id } })
          )
      }
    }),
  person: async ({ server }, give) => give(await server.registerUser())
})
