import { computed, inject, type Signal } from '@angular/core'
import { minute } from '../../browser/device.ts'
import { visitorLocale, type BrowserValue } from '../../browser/page.ts'
import type { LocalTime } from '../../domain/calendar.ts'
import { timeOfDay } from '../../domain/text.ts'
import { localTime, timeZoneOf } from '../../domain/time-zone.ts'
import { observe } from './observe.ts'
import { SiteState } from './site-state.ts'
import { Started } from './started.ts'

/** What only the browser knows: on the server and during hydration as it is prerendered, and right after as it is. */
export function observeBrowser<State>(getSource: () => BrowserValue<State>): Signal<State> {
  const started = inject(Started)
  return observe(() => {
    const source = getSource()
    return started.value() ? source : { ...source, get: () => source.prerendered }
  })
}

/** The time, to the minute; undefined until the page has started. */
export function observeNow(): Signal<Date | undefined> {
  return observeBrowser(() => minute)
}

/** Day and minute at the business; undefined until the page has started. */
export function observeBusinessTime(): Signal<LocalTime | undefined> {
  const app = inject(SiteState)
  const now = observeNow()
  return computed(() => {
    const time = now()
    return time && localTime(time, timeZoneOf(app.site()))
  })
}

/** The locale for numbers and dates; the language of the page until it has started. */
export function observeLocale(): Signal<string> {
  const app = inject(SiteState)
  return observeBrowser(() => visitorLocale(app.content()))
}

/** Writes the time of day of a moment in milliseconds, as the locale does. */
export function observeTimeOfDay(): Signal<(time: number) => string> {
  const locale = observeLocale()
  return computed(() => timeOfDay(locale()))
}
