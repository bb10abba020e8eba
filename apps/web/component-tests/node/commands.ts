import { defineBrowserCommand } from '@vitest/browser-playwright'
import type { BrowserCommandContext } from 'vitest/node'
import { renderMail } from '@sitewright/kernel/mail'
import type { MailTemplate } from '@sitewright/kernel/services'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { externalCommands } from './external-commands.ts'
import { screenCommands } from './screen-commands.ts'
import {
  catchUp,
  closeTestServer,
  mailsOf,
  serverCookie,
  servicesOf,
  startTestServer,
  type TestServerOptions
} from './test-servers.ts'
import { verifyAudit } from './verify-audit.ts'

type Context = BrowserCommandContext['context']

const authenticators = new Map<Context, Awaited<ReturnType<Context['newCDPSession']>>>()

/** What component tests ask of Node: their server, and what a page cannot do to its own browser. */
export const commands = {
  ...externalCommands,
  ...screenCommands,
  startServer: defineBrowserCommand<[origin: string, options: TestServerOptions]>(
    async ({ context, page }, origin, options) => {
      interceptFileChoosers(page)
      await context.clearCookies()
      await context.clearPermissions()
      const id = await startTestServer(origin, options)
      await context.addCookies([{ name: serverCookie, value: id, url: origin }])
      return id
    }
  ),
  catchUp: defineBrowserCommand<[id: string]>((_browser, id) => catchUp(id)),
  closeServer: defineBrowserCommand<[id: string]>((_browser, id) => closeTestServer(id)),
  runSql: defineBrowserCommand<[id: string, statement: string]>(async (_browser, id, statement) => {
    const { database, sessionCache } = servicesOf(id)
    await sql.raw(statement).execute(database.db)
    // What it knows of sessions may be of before the statement.
    const users = await database.db.selectFrom('users').select('id').execute()
    sessionCache.forgetUsers(users.map((user) => user.id))
  }),
  /** Lets the last proof of every session be long ago, also of those that the server remembers. */
  ageProofs: defineBrowserCommand<[id: string]>(async (_browser, id) => {
    const { database, sessionCache } = servicesOf(id)
    await sql`update sessions set proved_at = proved_at - 900000`.execute(database.db)
    const users = await database.db.selectFrom('users').select('id').execute()
    sessionCache.forgetUsers(users.map(({ id: user }) => user))
  }),
  readMails: defineBrowserCommand<[id: string]>((_browser, id) => {
    const { publicUrl } = servicesOf(id)
    return Promise.resolve(
      mailsOf(id).map((mail) => {
        const { subject, text } = renderMail(mail.template, '', publicUrl)
        return { ...mail, subject, text }
      })
    )
  }),
  verifyAudit: defineBrowserCommand<[text: string, publicKey: string]>((_browser, text, publicKey) =>
    verifyAudit(text, publicKey)
  ),
  pressKey: defineBrowserCommand<[key: string]>(({ page }, key) => page.keyboard.press(key)),
  /** Focuses an element and presses a key at once, before anything else can take the focus. */
  pressKeyOn: defineBrowserCommand<[selector: string, key: string, timeout: number]>(
    ({ iframe }, selector, key, timeout) => iframe.locator(selector).press(key, { timeout })
  ),
  typeText: defineBrowserCommand<[text: string]>(({ page }, text) => page.keyboard.type(text)),
  insertText: defineBrowserCommand<[text: string]>(({ page }, text) => page.keyboard.insertText(text)),
  /** The next file that the page saves, and what stands in it. */
  waitForDownload: defineBrowserCommand<[]>(async ({ page }) => {
    const download = await page.waitForEvent('download', { timeout: 30_000 })
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }),
  /** The next question of the browser for a file; `chooseFile` answers it. */
  waitForFileChooser: defineBrowserCommand<[]>(async ({ page }) => {
    choosers.set(page, await page.waitForEvent('filechooser', { timeout: 30_000 }))
  }),
  chooseFile: defineBrowserCommand<[file: ChosenFile]>(async ({ page }, { bytes, ...file }) => {
    await choosers.get(page)?.setFiles({ ...file, buffer: Buffer.from(bytes) })
  }),
  moveMouse: defineBrowserCommand<[x: number, y: number, steps: number]>(({ page }, x, y, steps) =>
    page.mouse.move(x, y, { steps })
  ),
  holdMouse: defineBrowserCommand<[]>(({ page }) => page.mouse.down()),
  releaseMouse: defineBrowserCommand<[]>(({ page }) => page.mouse.up()),
  grantPermissions: defineBrowserCommand<[permissions: string[]]>(({ context }, permissions) =>
    context.grantPermissions(permissions)
  ),
  /** Takes the cookies of the page away and gives it others; those that say which server is called stay. */
  swapCookies: defineBrowserCommand<[cookies: Cookie[]]>(async ({ context }, cookies) => {
    const before = await context.cookies()
    const [kept, taken] = [true, false].map((isOfServer) =>
      before.filter(({ name }) => (name === serverCookie) === isOfServer)
    )
    await context.clearCookies()
    await context.addCookies([...(kept ?? []), ...cookies])
    return taken ?? []
  }),
  /** Adds a virtual WebAuthn authenticator that approves every request. */
  addAuthenticator: defineBrowserCommand<[]>(async ({ context, page }) => {
    const devtools = await context.newCDPSession(page)
    authenticators.set(context, devtools)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true
      }
    })
  }),
  removeAuthenticator: defineBrowserCommand<[]>(async ({ context }) => {
    await authenticators.get(context)?.detach()
    authenticators.delete(context)
  }),
  emulateMedia: defineBrowserCommand<[media: Media]>(({ page }, media) => page.emulateMedia(media))
}

/** A mail as it was put out, and as its reader sees it. */
export interface TestMail {
  email: string
  template: MailTemplate
  subject: string
  text: string
}

/** A file for the question of the browser. */
export interface ChosenFile {
  name: string
  mimeType: string
  bytes: number[]
}

type BrowserPage = BrowserCommandContext['page']

type NodeFile = Omit<ChosenFile, 'bytes'> & { buffer: Buffer }

const choosers = new WeakMap<BrowserPage, { setFiles: (file: NodeFile) => Promise<void> }>()

const intercepted = new WeakSet<BrowserPage>()

/** Has the browser ask Playwright for files from now on: begun at the question itself, that may come too late. */
function interceptFileChoosers(page: BrowserPage): void {
  if (intercepted.has(page)) return
  intercepted.add(page)
  page.on('filechooser', () => {})
}

/** Media preferences that a test can set in the browser. */
export interface Media {
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  forcedColors?: 'active' | 'none'
  media?: 'screen' | 'print'
}

/** A cookie of the browser. */
export type Cookie = Awaited<ReturnType<Context['cookies']>>[number]

declare module 'vitest/browser' {
  interface BrowserCommands {
    startServer: (origin: string, options: TestServerOptions) => Promise<string>
    catchUp: (id: string) => Promise<void>
    closeServer: (id: string) => Promise<void>
    runSql: (id: string, statement: string) => Promise<void>
    ageProofs: (id: string) => Promise<void>
    readMails: (id: string) => Promise<TestMail[]>
    verifyAudit: (text: string, publicKey: string) => Promise<string>
    pressKey: (key: string) => Promise<void>
    pressKeyOn: (selector: string, key: string, timeout: number) => Promise<void>
    typeText: (text: string) => Promise<void>
    insertText: (text: string) => Promise<void>
    waitForDownload: () => Promise<{ name: string; text: string }>
    waitForFileChooser: () => Promise<void>
    chooseFile: (file: ChosenFile) => Promise<void>
    moveMouse: (x: number, y: number, steps: number) => Promise<void>
    holdMouse: () => Promise<void>
    releaseMouse: () => Promise<void>
    grantPermissions: (permissions: string[]) => Promise<void>
    swapCookies: (cookies: Cookie[]) => Promise<Cookie[]>
    addAuthenticator: () => Promise<void>
    removeAuthenticator: () => Promise<void>
    emulateMedia: (media: Media) => Promise<void>
  }
}
