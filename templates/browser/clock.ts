import type { Clock } from '../domain/sessions/clock.ts'
import type { BrowserValue } from './browser-value.ts'

/** The clock of the browser. */
export const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  }
}

const minuteMs = 60_000

/** The time to the minute, in milliseconds since 1970. */
export const minute: BrowserValue<number | undefined> = {
  prerendered: undefined,
  get: () => Math.floor(Date.now() / minuteMs) * minuteMs,
  subscribe(listener) {
    const timer = setInterval(listener, minuteMs / 4)
    return () => clearInterval(timer)
  }
}
