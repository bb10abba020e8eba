import type { Page } from '@playwright/test'

/** Everything that a page may not do: write errors to the console, or ask another origin. */
export interface Watch {
  errors: string[]
  outside: string[]
}

/** Watches a page from now on. A 404 page answers with 404, which the console reports; that one line is expected. */
export function watch(page: Page): Watch {
  const seen: Watch = { errors: [], outside: [] }
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (/status of 404/.test(message.text()) && message.location().url.endsWith('/no-such-page')) return
    seen.errors.push(message.text())
  })
  page.on('pageerror', (error) => seen.errors.push(String(error)))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') seen.outside.push(request.url())
  })
  return seen
}
