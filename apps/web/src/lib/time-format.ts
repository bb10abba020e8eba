import { createStore } from './store.ts'

/** Format of times: zone and clock. A value that is left out is the browser's. */
export interface TimeFormat {
  /** A name of the IANA time zone database. */
  timeZone?: string | undefined
  /** `h12` goes to 12 with am and pm, `h23` to 23. */
  hourCycle?: 'h12' | 'h23' | undefined
}

const chosen = createStore<TimeFormat>({})

/** The chosen form of times; `useClock` draws again where it changes. */
export const timeFormat = { get: chosen.get, subscribe: chosen.subscribe }

/** Chooses the form of all times on the page. */
export function setTimeFormat(format: TimeFormat): void {
  const { timeZone, hourCycle } = chosen.get()
  if (format.timeZone !== timeZone || format.hourCycle !== hourCycle) chosen.set(format)
}
