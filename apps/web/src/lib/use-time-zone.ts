import { timeFormat } from './time-format.ts'
import { useStore } from './use-store.ts'
import { browserTimeZone } from './zoned-day.ts'

/** The time zone of the reader: the one of the preferences, else the browser's. */
export function useTimeZone(): string {
  return useStore(timeFormat).timeZone ?? browserTimeZone()
}
