// What a browser finds in a built site: on every page axe in light and dark, the console, requests elsewhere and dead links, with
// the clock five days ahead; and two pages without a network.
import type { Browser, Page, Route } from '@playwright/test'
import { findViolationsInBothSchemes } from '../../apps/web/e2e/models/axe.ts'
import { install, waitForHydration } from '../../templates/e2e/models/site.ts'
import { leaveOutServiceWorker } from '../../templates/e2e/models/test.ts'
import { pagePathsIn, serveFolder } from '../../templates/e2e/site-server.ts'
import { watch, type Watch } from '../../templates/e2e/watch.ts'

const day = 86_400_000

/** What of a site decides how it is checked. */
interface SiteTraits {
  worksOffline: boolean
  /** The address of the owner's server; empty where the site has none. */
  server: string
}

/** Everything that a browser finds wrong with the site in a folder, a line each. */
export async function checkInBrowser(browser: Browser, dist: string, traits: SiteTraits): Promise<string[]> {
  const { origin, close } = await serveFolder(dist)
  try {
    return [
      ...(await checkPages(browser, origin, openedPages(dist), traits)),
      ...(traits.worksOffline ? await checkOffline(browser, origin, traits) : [])
    ]
  } finally {
    close()
  }
}

async function checkPages(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  { server }: SiteTraits
): Promise<string[]> {
  const context = await browser.newContext({ locale: 'en-GB' })
  await leaveOutServiceWorker(context)
  if (server !== '') await context.route(`${server}/**`, answerAsServer)
  const page = await context.newPage()
  try {
    const seen = watch(page)
    await page.clock.setFixedTime(new Date(Date.now() + 5 * day))
    const problems: string[] = []
    const links = new Map<string, string>()
    for (const path of paths) {
      await page.goto(origin + path)
      if (!(await hydrates(page))) problems.push(`${path} does not hydrate`)
      if ((await page.locator('h1').count()) !== 1) problems.push(`${path}: not one h1`)
      problems.push(...(await findViolationsInBothSchemes(page)))
      for (const target of await linksOn(page)) if (!links.has(target)) links.set(target, path)
    }
    for (const [target, path] of links) {
      const { status } = await fetch(origin + target)
      if (status !== 200) problems.push(`${path}: the link to ${target} answers with ${status}`)
    }
    return [...problems, ...findProblems(seen, server)]
  } finally {
    await context.close()
  }
}

/** Two pages without a network, after one visit. */
async function checkOffline(browser: Browser, origin: string, { server }: SiteTraits): Promise<string[]> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  try {
    await install(page, origin)
    const seen = watch(page)
    await context.setOffline(true)
    const problems: string[] = []
    for (const path of ['/', '/about']) {
      await page.goto(origin + path)
      if (!(await hydrates(page))) problems.push(`${path} does not hydrate without a network`)
      if ((await page.locator('h1').count()) !== 1) problems.push(`${path} does not open without a network`)
    }
    return [...problems, ...findProblems(seen, server).map((line) => `without a network: ${line}`)]
  } finally {
    await context.close()
  }
}

/** The addresses of this site that a page links to. */
function linksOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
      .map(({ pathname }) => pathname)
  )
}

/** Whether a page hydrates. */
function hydrates(page: Page): Promise<boolean> {
  return waitForHydration(page).then(
    () => true,
    () => false
  )
}

/** Answers in place of the owner's server: nobody is signed in, and there is no news. */
function answerAsServer(route: Route): Promise<void> {
  return route.fulfill({ json: route.request().url().endsWith('/session') ? null : [] })
}

/** What a page may not do. The owner's server may be asked, also where there is no network to reach it by. */
function findProblems({ errors, outside }: Watch, server: string): string[] {
  const isOfServer = (text: string): boolean =>
    server !== '' &&
    /^Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|NAME_NOT_RESOLVED)/.test(text)
  return [
    ...errors.filter((text) => !isOfServer(text)).map((text) => `console: ${text}`),
    ...outside.filter((url) => server === '' || !url.startsWith(server)).map((url) => `a request to ${url}`)
  ]
}

/** The pages that visitors open: the offline page stands in for others, and `__forms` is Netlify's list of forms. */
function openedPages(dist: string): string[] {
  return pagePathsIn(dist).filter((path) => !['/offline', '/__forms'].includes(path))
}
