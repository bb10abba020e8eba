import { expect, type Locator, type Page } from '@playwright/test'
import { addressOf, type SiteName } from '../site-pages.ts'

/** Opens a page and waits until it has come to life: the footer then says how the connection is. */
export async function openPage(page: Page, path = '/', site: SiteName = 'standard'): Promise<void> {
  await page.goto(addressOf(site, path))
  await waitForHydration(page)
}

/** Waits until the scripts of a page that was just opened have hydrated it. */
export async function waitForHydration(page: Page): Promise<void> {
  const connection = page.getByRole('contentinfo').getByRole('status')
  // A published site without a server has no line about one; there, its framework says that the page is hydrated.
  if ((await connection.count()) > 0) return expect(connection).not.toBeEmpty()
  await page.waitForFunction(() => {
    // React knows the last element then, Vue its container; SvelteKit has a region that announces pages, and Angular has
    // taken its marks off the elements.
    const footer = Object.keys(document.querySelector('footer') ?? {})
    const root = document.getElementById('root')
    const isSvelte = document.getElementById('svelte-announcer') !== null
    const isVue = root !== null && '__vue_app__' in root
    const isAngular = root?.hasAttribute('ng-version') === true && document.querySelector('[ngh]') === null
    return isSvelte || isVue || isAngular || footer.some((key) => key.startsWith('__reactProps'))
  })
}

/** What the page is about, without header, footer and what floats. */
export function main(page: Page): Locator {
  return page.getByRole('main')
}

/** The mark beside the name, in the header. */
export function brandMark(page: Page): Locator {
  return page.getByRole('banner').locator('a img').first()
}

/** The address of the mark beside the name, once it is drawn: its file could be read. */
export async function markIsDrawn(page: Page): Promise<string | null> {
  const mark = brandMark(page)
  await expect
    .poll(() => mark.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  return mark.getAttribute('src')
}

/** The one place where the site says what just happened. */
export function announced(page: Page, message: string): Locator {
  return page.getByRole('status').filter({ hasText: message })
}

/** Waits until the service worker has kept every file and answers for the page. */
export async function install(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}
