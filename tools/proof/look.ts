// What a browser says of a built site: on every page axe in light and dark, the console, requests elsewhere and links, with
// the clock five days on; and one visit without a network.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readdirSync } from 'node:fs'
import type { Browser, Page, Route } from '@playwright/test'
import { findViolationsInBothSchemes } from '../../apps/web/e2e/models/axe.ts'
import { hydrated, install } from '../../templates/e2e/models/site.ts'
import { leaveOutServiceWorker } from '../../templates/e2e/models/test.ts'
import { serveSite } from '../../templates/e2e/site-server.ts'
import { watch, type Watch } from '../../templates/e2e/watch.ts'

const day = 86_400_000

/** What a site does that decides how it is looked at. */
interface Manner {
  worksOffline: boolean
  /** The address of the owner's server; empty where the site has none. */
  server: string
}

/** Everything that is wrong with the site in a folder, a line each. */
export async function lookAt(browser: Browser, dist: string, manner: Manner): Promise<string[]> {
  const server = await listen(serveSite(() => dist))
  try {
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`
    return [
      ...(await lookAtPages(browser, origin, pathsIn(dist), manner)),
      ...(manner.worksOffline ? await visitOffline(browser, origin, manner) : [])
    ]
  } finally {
    server.close()
  }
}

async function lookAtPages(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  { server }: Manner
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
      if (!(await comesToLife(page))) problems.push(`${path} does not come to life`)
      if ((await page.locator('h1').count()) !== 1) problems.push(`${path}: not one h1`)
      problems.push(...(await findViolationsInBothSchemes(page)))
      for (const target of await linksOn(page)) if (!links.has(target)) links.set(target, path)
    }
    for (const [target, path] of links) {
      const { status } = await fetch(origin + target)
      if (status !== 200) problems.push(`${path}: the link to ${target} answers with ${status}`)
    }
    return [...problems, ...linesOf(seen, server)]
  } finally {
    await context.close()
  }
}

/** Two pages without a network, after one visit. */
async function visitOffline(browser: Browser, origin: string, { server }: Manner): Promise<string[]> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  try {
    await install(page, origin)
    const seen = watch(page)
    await context.setOffline(true)
    const problems: string[] = []
    for (const path of ['/', '/about']) {
      await page.goto(origin + path)
      if (!(await comesToLife(page))) problems.push(`${path} does not come to life without a network`)
      if ((await page.locator('h1').count()) !== 1) problems.push(`${path} does not open without a network`)
    }
    return [...problems, ...linesOf(seen, server).map((line) => `without a network: ${line}`)]
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
function comesToLife(page: Page): Promise<boolean> {
  return hydrated(page).then(
    () => true,
    () => false
  )
}

/** Answers in place of the owner's server: nobody is signed in, and there is no news. */
function answerAsServer(route: Route): Promise<void> {
  return route.fulfill({ json: route.request().url().endsWith('/session') ? null : [] })
}

/** What a page may not do. The owner's server may be asked, also where there is no network to reach it by. */
function linesOf({ errors, outside }: Watch, server: string): string[] {
  const isOfServer = (text: string): boolean =>
    server !== '' &&
    /^Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|NAME_NOT_RESOLVED)/.test(text)
  return [
    ...errors.filter((text) => !isOfServer(text)).map((text) => `console: ${text}`),
    ...outside.filter((url) => server === '' || !url.startsWith(server)).map((url) => `a request to ${url}`)
  ]
}

/** The addresses of the pages of a built site. The 404 page stands at none, and no visitor opens Netlify's list of forms. */
function pathsIn(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !['404.html', 'offline.html', '__forms.html'].includes(file))
    .map(
      (file) =>
        `/${file
          .replace(/(^index)?\.html$/, '')
          .split('/')
          .map(encodeURIComponent)
          .join('/')}`
    )
    .sort()
}

async function listen(server: ReturnType<typeof createServer>): Promise<Server> {
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return server
}
