// `npm run screens`: pictures of the main screens at 390 and 1440 pixels, light and dark, in docs/screens.
// They are taken of what was built last, from a server of their own; ORIGIN names another one that is running
// with the same administrator. `npm run screens -- history check` takes only the screens of these names.
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { listening } from '../bench/processes.ts'
import { browserArgs, browserPath } from '../browser.ts'
import { startDevelopmentServer } from './development-server.ts'
import { storageScript } from './storage-script.ts'
import { root } from '../root.ts'
import { adminScreens } from './admin-screens.ts'
import { keepAccountScreen, ownScreens } from './own-screens.ts'
import { saveRecords } from './save-records.ts'
import { openScreen, type Screen } from './screen.ts'

const widths = [390, 1440] as const
const schemes = ['light', 'dark'] as const

const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'wizard-business', path: '/builder/business' },
  { name: 'wizard-analysis', path: '/builder/analysis' },
  { name: 'wizard-framework', path: '/builder/framework' },
  { name: 'wizard-features', path: '/builder/features' },
  { name: 'wizard-enterprise', path: '/builder/enterprise' },
  { name: 'wizard-customize', path: '/builder/customize' },
  { name: 'wizard-deployment', path: '/builder/deployment' },
  {
    name: 'wizard-messages',
    path: '/builder/deployment',
    act: async (page) => {
      await page.getByRole('tab', { name: 'Messages' }).click()
      const way = page.getByRole('radio', { name: /^A form address/ })
      await way.click()
      await page.getByLabel('Address from the service').fill('https://formspree.io/f/mkestrel')
      await way.evaluate((radio) => radio.scrollIntoView({ block: 'center' }))
    }
  },
  { name: 'wizard-review', path: '/builder/review' },
  { name: 'drafts', path: '/builder/customize?drafts' },
  {
    name: 'drafts-menu',
    path: '/builder/customize',
    act: async (page) => {
      const sheet = page.getByRole('button', { name: 'Preview', exact: true })
      if (await sheet.isVisible()) await sheet.click()
      const frame = page.frameLocator('iframe[title^="Live preview"]').first()
      await frame
        .getByRole('button', { name: /^Draft: / })
        .first()
        .press('Enter')
      // A menu beside the pencil; on a phone the draft in its list.
      await page
        .getByRole('button', { name: /^(Write it|Save)$/ })
        .first()
        .waitFor()
    }
  },
  { name: 'preview', path: '/preview' },
  { name: 'download', path: '/download' },
  { name: 'history', path: '/history' },
  { name: 'check', path: '/check' },
  { name: 'docs', path: '/docs' },
  { name: 'sign-in', path: '/auth/login' },
  { name: 'register', path: '/auth/register' },
  { name: 'admin-sign-in', path: '/admin' },
  keepAccountScreen
]

/** The page of all parts, which exists while developing only; its pictures show the whole page. */
const parts: Screen = { name: 'parts', path: '/dev/parts' }

/** Who runs the installation that the pictures are taken of. */
const administrator = { email: 'maya@sitewright.dev', password: 'plumb line larch' }

/** Waits until a previewed site has painted what it was last told to show; pages without one are ready. */
async function previewShown(page: Page): Promise<void> {
  if (/\/(preview|download)$/.test(page.url())) await page.getByText('Download Project').first().waitFor()
  if ((await page.locator('iframe').count()) === 0) return
  await page.waitForFunction(() =>
    performance.getEntriesByType('mark').some(({ name }) => name.startsWith('sitewright:shown:'))
  )
}

/** Starts the product on a free port. */
async function startProduct(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-'))
  const { port, stop } = await listening('apps/server/src/main.ts', join(dataDir, 'server.log'), {
    HOST: 'localhost',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ENVIRONMENT: 'production',
    TRUSTED_PROXIES: '127.0.0.1,::1'
  })
  return { origin: `http://localhost:${port}`, stop }
}

async function signIn(page: Page, { from, to }: { from: string; to: string }): Promise<void> {
  await page.goto(origin + from)
  await page.getByLabel('Email', { exact: true }).fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(origin + to)
}

const wanted = process.argv.slice(2)
const isWanted = ({ name }: Screen): boolean => wanted.length === 0 || wanted.includes(name)
const named = process.env['ORIGIN']
const { origin, stop } =
  named === undefined ? await startProduct() : { origin: named, stop: () => Promise.resolve() }
const folder = join(root, 'docs/screens')
/** Each page refreshes its session, which may be done 60 times an hour (security bar 13). */
const pagesOfSession = 45
/** Pictures that could not be taken; the others are taken all the same. */
const missed: string[] = []
mkdirSync(folder, { recursive: true })
await saveRecords(origin, administrator)
const development = isWanted(parts) ? await startDevelopmentServer() : undefined
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] })
for (const width of widths) {
  for (const colorScheme of schemes) {
    const newVisitor = async (): Promise<Page> => {
      const context = await browser.newContext({
        viewport: { width, height: width === 390 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce'
      })
      await context.addInitScript(storageScript())
      return context.newPage()
    }
    const page = await newVisitor()
    const take = async (screen: Screen, page: Page): Promise<void> => {
      const name = `${screen.name}-${width}-${colorScheme}`
      try {
        await openScreen(page, origin, screen)
        await previewShown(page)
        await page.screenshot({ path: join(folder, `${name}.png`) })
      } catch (error) {
        missed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    for (const screen of screens.filter(isWanted)) {
      // What is done on one page is not to change what the next one shows.
      const visitor = screen.act === undefined ? page : await newVisitor()
      await take(screen, visitor)
      if (visitor !== page) await visitor.context().close()
    }
    if (development !== undefined) {
      await page.goto(development.origin + parts.path, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { name: 'Content', exact: true }).waitFor()
      await page.screenshot({ path: join(folder, `parts-${width}-${colorScheme}.png`), fullPage: true })
    }
    const own = ownScreens.filter(isWanted)
    if (own.length > 0)
      await signIn(page, { from: '/auth/login?from=%2Fauth%2Fprofile', to: '/auth/profile' })
    for (const screen of own) await take(screen, page)
    const admin = adminScreens.filter(isWanted)
    for (let from = 0; from < admin.length; from += pagesOfSession) {
      const administratorPage = await newVisitor()
      await signIn(administratorPage, { from: '/admin', to: '/admin/dashboard' })
      for (const screen of admin.slice(from, from + pagesOfSession)) await take(screen, administratorPage)
      await administratorPage.context().close()
    }
    await page.context().close()
  }
}
await browser.close()
development?.stop()
await stop()
if (missed.length > 0) {
  process.stderr.write(`${missed.join('\n')}\n`)
  process.exitCode = 1
}
