import { localeOf } from '../domain/locale.ts'
import type { Observable } from '../domain/sessions/observable.ts'

/** What only the browser knows. `prerendered` stands for it in a prerendered page, until that has come to life. */
export interface BrowserValue<State> extends Observable<State> {
  readonly prerendered: State
}

interface WindowValue<State> {
  prerendered: State
  read: (window: Window) => State
  /** Names of the events that report a change. */
  events: readonly string[]
}

/** A value that the window has. */
export function windowValue<State>(
  { prerendered, read, events }: WindowValue<State>,
  getWindow: () => Window = () => window
): BrowserValue<State> {
  return {
    prerendered,
    get: () => read(getWindow()),
    subscribe(listener) {
      const target = getWindow()
      for (const event of events) target.addEventListener(event, listener, { passive: true })
      return () => {
        for (const event of events) target.removeEventListener(event, listener)
      }
    }
  }
}

/** True once the page has come to life. */
export const started = windowValue<boolean>({ prerendered: false, read: () => true, events: [] })

/** The locale of the visitor, on a page in this language. */
export function visitorLocale(language: string): BrowserValue<string> {
  return windowValue({
    prerendered: localeOf(language, []),
    read: ({ navigator }) => localeOf(language, navigator.languages),
    events: ['languagechange']
  })
}

/** Pixels of scrolling after which the navigation shows that the page has moved under it. */
const threshold = 10

/** Whether the page is scrolled under the navigation. */
export const scrolled = windowValue<boolean>({
  prerendered: false,
  read: ({ scrollY }) => scrollY > threshold,
  events: ['scroll']
})
