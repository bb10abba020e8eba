import { useMemo, useSyncExternalStore } from 'react'
import { localeOf } from '../domain/locale.ts'
import { useContent } from './site-context.tsx'

/**
 * What depends on today, on the visitor or on the query string is not known while a page is prerendered. These hooks
 * return "unknown" there and during hydration, and the actual value right after.
 */

const never = () => () => {}

/** False on the server and during hydration. */
export function useStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}

/** The time, to the minute; undefined until the page has started. */
export function useNow(): Date | undefined {
  const minute = useSyncExternalStore(
    eachMinute,
    () => Math.floor(Date.now() / 60_000),
    () => undefined
  )
  return useMemo(() => (minute === undefined ? undefined : new Date(minute * 60_000)), [minute])
}

/** The locale for numbers and dates; the language of the page until it has started. */
export function useLocale(): string {
  const { language } = useContent()
  return useSyncExternalStore(
    never,
    () => localeOf(language, navigator.languages),
    () => localeOf(language, [])
  )
}

function eachMinute(changed: () => void): () => void {
  const timer = setInterval(changed, 15_000)
  return () => clearInterval(timer)
}

/** Writes the time of day of a moment in milliseconds, as the visitor's locale does. */
export function useClock(): (time: number) => string {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
    return (time) => format.format(time)
  }, [locale])
}
