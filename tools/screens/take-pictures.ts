import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { browserArgs, browserPath } from '../browser.ts'
import { root } from '../root.ts'
import { administrator } from './administrator.ts'
import { openScreen, type Screen } from './screen.ts'
import { storageScript } from './storage-script.ts'

/** How pictures are taken, and where they go. */
export interface Album {
  folder: string
  widths: readonly number[]
  schemes: readonly ('light' | 'dark')[]
}

/** Every picture, to look at. */
export const allPictures: Album = {
  folder: join(root, 'build/screens'),
  widths: [390, 1440],
  schemes: ['light', 'dark']
}

/** Those that documents show. */
export const documentPictures: Album = {
  folder: join(root, 'docs/screens'),
  widths: [1440],
  schemes: ['light']
}

/** Each page refreshes its session, which may be done 60 times an hour (security bar 13). */
const pagesOfSession = 45

/** Screens by who may open them. */
export interface ScreenLists {
  visitor: readonly Screen[]
  own: readonly Screen[]
  admin: readonly Screen[]
  /** Taken whole, at an origin of its own. */
  whole: readonly (Screen & { origin: string })[]
}

/** Takes the pictures of a running installation; resolves with those that were missed. */
export async function takePictures(
  origin: string,
  lists: ScreenLists,
  { folder, widths, schemes }: Album
): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const missed: string[] = []
  // Widths of glyphs as on phones and high-density screens.
  const args = [...browserArgs, '--font-render-hinting=none']
  const browser = await chromium.launch({ executablePath: browserPath(), args })
  for (const width of widths)
    for (const colorScheme of schemes) {
      const form = `${width}-${colorScheme}`
      const newPage = (): Promise<Page> => newVisitor(browser, width, colorScheme)
      const take = async (page: Page, screen: Screen): Promise<void> => {
        try {
          await openScreen(page, origin, screen)
          await previewShown(page)
          await page.screenshot({ path: join(folder, `${screen.name}-${form}.png`) })
          await screen.after?.(page)
        } catch (error) {
          missed.push(`${screen.name}-${form}: ${error instanceof Error ? error.message : String(error)}`)
        }
      }
      await takeOfVisitors(newPage, take, lists.visitor)
      await takeWhole(newPage, (name) => join(folder, `${name}-${form}.png`), lists.whole)
      const own = { origin, from: '/auth/login?from=%2Fauth%2Fprofile', to: '/auth/profile' }
      await takeSignedIn(newPage, take, lists.own, own)
      await takeSignedIn(newPage, take, lists.admin, { origin, from: '/admin', to: '/admin/dashboard' })
    }
  await browser.close()
  return missed
}

type Take = (page: Page, screen: Screen) => Promise<void>

async function takeOfVisitors(
  newPage: () => Promise<Page>,
  take: Take,
  screens: readonly Screen[]
): Promise<void> {
  const page = await newPage()
  for (const screen of screens) {
    // What is done on one page is not to change what the next one shows.
    const visitor = screen.act === undefined ? page : await newPage()
    await take(visitor, screen)
    if (visitor !== page) await visitor.context().close()
  }
  await page.context().close()
}

async function takeWhole(
  newPage: () => Promise<Page>,
  pathOf: (name: string) => string,
  screens: ScreenLists['whole']
): Promise<void> {
  for (const { name, path, ready, origin } of screens) {
    const page = await newPage()
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: ready ?? '', exact: true }).waitFor()
    await page.screenshot({ path: pathOf(name), fullPage: true })
    await page.context().close()
  }
}

async function takeSignedIn(
  newPage: () => Promise<Page>,
  take: Take,
  screens: readonly Screen[],
  { origin, from, to }: { origin: string; from: string; to: string }
): Promise<void> {
  for (let first = 0; first < screens.length; first += pagesOfSession) {
    const page = await newPage()
    await page.goto(origin + from)
    await page.getByLabel('Email', { exact: true }).fill(administrator.email)
    await page.getByLabel('Password', { exact: true }).fill(administrator.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(origin + to)
    for (const screen of screens.slice(first, first + pagesOfSession)) await take(page, screen)
    await page.context().close()
  }
}

async function newVisitor(
  browser: Browser,
  width: number,
  colorScheme: Album['schemes'][number]
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme,
    reducedMotion: 'reduce'
  })
  await context.addInitScript(storageScript())
  context.setDefaultTimeout(15_000)
  return context.newPage()
}

/** Waits until a previewed site has painted what it was last told to show; pages without one are ready. */
async function previewShown(page: Page): Promise<void> {
  if (/\/(preview|download)$/.test(page.url())) await page.getByText('Download Project').first().waitFor()
  if ((await page.locator('iframe').count()) === 0) return
  await page.waitForFunction(() =>
    performance.getEntriesByType('mark').some(({ name }) => name.startsWith('sitewright:shown:'))
  )
}
