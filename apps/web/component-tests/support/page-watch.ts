import { expect } from 'vitest'
import type { Page } from './page.ts'

/** What a page may not do: write errors or warnings to the console, load what is not there, or ask another origin. */
export interface PageWatch {
  console: string[]
  outside: string[]
  stop: () => void
}

/** Watches the page from now on; `expectNoErrors` ends it. */
export function watchPage(_page: Page): PageWatch {
  const written: string[] = []
  const outside: string[] = []
  const { error, warn } = console
  const note = (...parts: unknown[]): void => void written.push(parts.map(String).join(' '))
  console.error = note
  console.warn = note
  // What cannot be loaded is written to the console by the browser, which no page can read.
  const noteFailure = (url: string, status: number): void => {
    if (status >= 400) written.push(`Failed to load: status of ${status} (${url})`)
  }
  const noteLoads = (entries: PerformanceEntryList): void => {
    for (const { name, responseStatus, initiatorType } of entries as PerformanceResourceTiming[]) {
      if (initiatorType !== 'fetch') noteFailure(name, responseStatus)
      if (name.startsWith('http') && new URL(name).origin !== location.origin) outside.push(name)
    }
  }
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const response = await fetch(request)
    // Calls of the test itself are those of another browser.
    if (!request.headers.has('x-test-server')) noteFailure(request.url, response.status)
    return response
  }
  const loads = new PerformanceObserver((list) => noteLoads(list.getEntries()))
  loads.observe({ type: 'resource' })
  return {
    console: written,
    outside,
    stop: () => {
      noteLoads(loads.takeRecords())
      loads.disconnect()
      Object.assign(globalThis, { fetch })
      Object.assign(console, { error, warn })
    }
  }
}

export function expectNoErrors(watch: PageWatch): void {
  watch.stop()
  expect(watch.console, 'errors and warnings of the console').toEqual([])
  expect(watch.outside, 'requests to other origins').toEqual([])
}
