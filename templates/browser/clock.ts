import type { Clock } from '../domain/sessions/observable.ts'
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

let current = new Date(0)

/** The time to the minute: the same date for as long as the minute lasts. */
export const minute: BrowserValue<Date | undefined> = {
  prerendered: undefined,
  get() {
    const time = Math.floor(Date.now() / minuteMs) * minuteMs
    if (current.getTime() !== time) current = new Date(time)
    return current
  },
  subscribe(listener) {
    const timer = setInterval(listener, minuteMs / 4)
    return () => clearInterval(timer)
  }
}
