import { expect } from 'vitest'
import type { Page } from './page.ts'

/** What a page may not do: write errors or warnings to the console. */
export interface PageWatch {
  console: string[]
  stop: () => void
}

/** Watches the page from now on; `expectNoErrors` ends it. */
export function watchPage(_page: Page): PageWatch {
  const written: string[] = []
  const { error, warn } = console
  const note = (...parts: unknown[]): void => void written.push(parts.map(String).join(' '))
  console.error = note
  console.warn = note
  return {
    console: written,
    stop: () => Object.assign(console, { error, warn })
  }
}

export function expectNoErrors(watch: PageWatch): void {
  watch.stop()
  expect(watch.console, 'errors and warnings of the console').toEqual([])
}
