import { expect, type Page } from '@playwright/test'

/** What a page may not do: write errors or warnings to the console, or ask another origin. */
export interface PageWatch {
  console: string[]
  outside: string[]
}

/**
 * Watches a page and its frames from now on; a page address that is not there is expected to be asked for, and most
 * tests run without the service worker, as playwright.config.ts says.
 */
export function watchPage(page: Page, allowed: readonly string[] = []): PageWatch {
  const seen: PageWatch = { console: [], outside: [] }
  page.on('console', (message) => {
    if (/status of 404/.test(message.text()) && message.location().url.endsWith('/no-such-page')) return
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (message.type() === 'error' || message.type() === 'warning')
      seen.console.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => seen.console.push(String(error)))
  page.context().on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (!protocol.startsWith('http')) return
    if (origin !== new URL(page.url()).origin && page.url() !== 'about:blank' && !allowed.includes(origin))
      seen.outside.push(request.url())
  })
  return seen
}

export function expectNoErrors({ console, outside }: PageWatch): void {
  expect(console, 'errors and warnings of the console').toEqual([])
  expect(outside, 'requests to other origins').toEqual([])
}
