// `npm run screens`: pictures of the main screens at 390 and 1440 pixels, light and dark, in docs/screens.
// They are taken of what was built last, from a server of their own; ORIGIN names another one that is running
// with the same administrator. `npm run screens -- history check` takes only the screens of these names.
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { dentist, everythingSite } from '@sitewright/site'
import { listening } from '../bench/processes.ts'
import { browserArgs, browserPath } from '../browser.ts'
import { startDevelopmentServer } from './development-server.ts'
import { storageScript } from './storage-script.ts'
import { root } from '../root.ts'

const widths = [390, 1440] as const
const schemes = ['light', 'dark'] as const

interface Screen {
  name: string
  path: string
  /** A text that stands there once all is loaded, where the network is never idle: the event stream stays open. */
  ready?: string
  /** What is done on the page before its picture is taken. */
  act?: (page: Page) => Promise<void>
}

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
  { name: 'admin-sign-in', path: '/admin' }
]

/** Screens of somebody who is signed in. */
const ownScreens: readonly Screen[] = [
  { name: 'profile', path: '/auth/profile' },
  { name: 'profile-security', path: '/auth/profile/security' },
  { name: 'profile-activity', path: '/auth/profile/activity' },
  { name: 'projects', path: '/auth/projects' },
  {
    name: 'dialog-authenticator',
    path: '/auth/profile/security',
    act: async (page) => {
      await page.getByRole('switch', { name: 'Authenticator app' }).click()
      await page.getByLabel('Code that the app shows').waitFor()
    }
  },
  {
    name: 'dialog-delete-account',
    path: '/auth/profile',
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete account…' }).click()
      await page.getByLabel('Your password').waitFor()
    }
  }
]

/** Screens of the control panel. */
const adminScreens: readonly Screen[] = [
  { name: 'admin-dashboard', path: '/admin/dashboard', ready: 'What you may do' },
  { name: 'admin-users', path: '/admin/users', ready: 'person1@example.com' },
  {
    name: 'admin-navigation',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      const burger = page.getByRole('button', { name: 'Open the list of screens' })
      if (await burger.isVisible()) await burger.click()
    }
  },
  {
    name: 'admin-user',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      await page.getByRole('link', { name: /Dana Whitlock/ }).click()
      await page.getByText('Identifier').waitFor()
    }
  },
  {
    name: 'admin-user-menu',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      await page.getByRole('button', { name: 'Acts on Kofi Mensah' }).click()
      await page.getByRole('menuitem', { name: 'Deactivate' }).waitFor()
    }
  },
  {
    name: 'admin-user-add',
    path: '/admin/users',
    ready: 'person1@example.com',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add user' }).click()
      await page.getByLabel('First name').waitFor()
    }
  },
  { name: 'admin-users-none', path: '/admin/users?q=nobody&status=suspended', ready: 'Nobody matches' }
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
    ADMIN_PASSWORD: administrator.password
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

/** Whom the list of users shows. */
const people = [
  ['Ines', 'Duarte', 'manager'],
  ['Tomasz', 'Wrona', 'admin'],
  ['Priya', 'Nair', 'admin'],
  ['Dana', 'Whitlock', 'editor'],
  ['Kofi', 'Mensah', 'editor'],
  ['Chloé', 'Lefèvre', 'user'],
  ['نور', 'حداد', 'user'],
  ['Wolfeschlegelsteinhausenbergerdorff', 'von Hohenzollern-Sigmaringen', 'user']
] as const

/** Saves what the pages of projects and of users show. */
async function saveRecords(): Promise<void> {
  const post = async (path: string, body: object, token = ''): Promise<Record<string, unknown>> => {
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'screens',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
      authorization: `Bearer ${token}`
    }
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as Record<string, unknown>
  }
  const { token } = await post('/api/auth/login', administrator)
  for (const site of [dentist, everythingSite]) await post('/api/saved-projects', { site }, String(token))
  for (const [index, [firstName, lastName, role]] of people.entries()) {
    const person = { firstName, lastName, role, email: `person${index}@example.com` }
    await post('/api/users', { ...person, password: 'larch plumb line' }, String(token))
  }
}

const wanted = process.argv.slice(2)
const isWanted = ({ name }: Screen): boolean => wanted.length === 0 || wanted.includes(name)
const named = process.env['ORIGIN']
const { origin, stop } =
  named === undefined ? await startProduct() : { origin: named, stop: () => Promise.resolve() }
const folder = join(root, 'docs/screens')
mkdirSync(folder, { recursive: true })
await saveRecords()
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
    const take = async ({ name, path, ready, act }: Screen, page: Page): Promise<void> => {
      await page.goto(origin + path, { waitUntil: ready === undefined ? 'networkidle' : 'load' })
      if (ready !== undefined) await page.getByText(ready).first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      await previewShown(page)
      await act?.(page)
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) })
    }
    for (const screen of screens.filter(isWanted)) {
      // What is done on one page is not to change what the next one shows.
      const visitor = screen.act === undefined ? page : await newVisitor()
      await take(screen, visitor)
      if (visitor !== page) await visitor.context().close()
    }
    if (development !== undefined) {
      await page.goto(development.origin + parts.path, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { name: 'Content' }).waitFor()
      await page.screenshot({ path: join(folder, `parts-${width}-${colorScheme}.png`), fullPage: true })
    }
    const own = ownScreens.filter(isWanted)
    if (own.length > 0)
      await signIn(page, { from: '/auth/login?from=%2Fauth%2Fprofile', to: '/auth/profile' })
    for (const screen of own) await take(screen, page)
    const admin = adminScreens.filter(isWanted)
    const administratorPage = await newVisitor()
    if (admin.length > 0) await signIn(administratorPage, { from: '/admin', to: '/admin/dashboard' })
    for (const screen of admin) await take(screen, administratorPage)
    await administratorPage.context().close()
    await page.context().close()
  }
}
await browser.close()
development?.stop()
await stop()
