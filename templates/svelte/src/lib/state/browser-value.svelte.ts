import { minute } from '#lib/browser/device.ts'
import { visitorLocale, type BrowserValue } from '#lib/browser/page.ts'
import { timeOfDay } from '#lib/domain/text.ts'
import { localTime, timeZoneOf } from '#lib/domain/time-zone.ts'
import { getApp } from './app.svelte.ts'
import { observe } from './observe.svelte.ts'
import { started } from './started.svelte.ts'

/** What only the browser knows: on the server and during hydration as it is prerendered, and right after as it is. */
export function observeBrowser<State>(getSource: () => BrowserValue<State>): { readonly current: State } {
  const value = observe(getSource)
  return {
    get current() {
      return started.current ? value.current : getSource().prerendered
    }
  }
}

/** The time, to the minute; undefined until the page has started. */
export function observeNow() {
  return observeBrowser(() => minute)
}

/** Day and minute at the business; undefined until the page has started. */
export function observeBusinessTime() {
  const app = getApp()
  const now = observeNow()
  return {
    get current() {
      return now.current && localTime(now.current, timeZoneOf(app.site))
    }
  }
}

/** The locale for numbers and dates; the language of the page until it has started. */
export function observeLocale() {
  const app = getApp()
  const source = $derived(visitorLocale(app.content))
  return observeBrowser(() => source)
}

/** Writes the time of day of a moment in milliseconds, as the locale does. */
export function observeTimeOfDay() {
  const locale = observeLocale()
  const write = $derived(timeOfDay(locale.current))
  return {
    get current() {
      return write
    }
  }
}
