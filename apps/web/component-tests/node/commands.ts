import { defineBrowserCommand } from '@vitest/browser-playwright'
import type { MailTemplate } from '@sitewright/kernel/services'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import {
  closeTestServer,
  mailsOf,
  serverCookie,
  servicesOf,
  startTestServer,
  type TestServerOptions
} from './test-servers.ts'

/** What component tests ask of Node: their server, and what a page cannot do to its own browser. */
export const commands = {
  startServer: defineBrowserCommand<[origin: string, options: TestServerOptions]>(
    async ({ context }, origin, options) => {
      await context.clearCookies()
      const id = await startTestServer(origin, options)
      await context.addCookies([{ name: serverCookie, value: id, url: origin }])
      return id
    }
  ),
  closeServer: defineBrowserCommand<[id: string]>((_browser, id) => closeTestServer(id)),
  runSql: defineBrowserCommand<[id: string, statement: string]>(async (_browser, id, statement) => {
    await sql.raw(statement).execute(servicesOf(id).database.db)
  }),
  readMails: defineBrowserCommand<[id: string]>((_browser, id) => Promise.resolve([...mailsOf(id)])),
  pressKey: defineBrowserCommand<[key: string]>(({ page }, key) => page.keyboard.press(key)),
  typeText: defineBrowserCommand<[text: string]>(({ page }, text) => page.keyboard.type(text)),
  insertText: defineBrowserCommand<[text: string]>(({ page }, text) => page.keyboard.insertText(text)),
  /** The next file that the page saves, and what stands in it. */
  waitForDownload: defineBrowserCommand<[]>(async ({ page }) => {
    const download = await page.waitForEvent('download', { timeout: 30_000 })
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }),
  emulateMedia: defineBrowserCommand<[media: Media]>(({ page }, media) => page.emulateMedia(media))
}

/** What the browser may be told to prefer. */
export interface Media {
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  forcedColors?: 'active' | 'none'
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    startServer: (origin: string, options: TestServerOptions) => Promise<string>
    closeServer: (id: string) => Promise<void>
    runSql: (id: string, statement: string) => Promise<void>
    readMails: (id: string) => Promise<{ email: string; template: MailTemplate }[]>
    pressKey: (key: string) => Promise<void>
    typeText: (text: string) => Promise<void>
    insertText: (text: string) => Promise<void>
    waitForDownload: () => Promise<{ name: string; text: string }>
    emulateMedia: (media: Media) => Promise<void>
  }
}
