import { useEffect, useState } from 'react'
import { timeFormat } from './time-format.ts'
import type { Clock } from './time.ts'
import { useStore } from './use-store.ts'

const tickMs = 30_000

/** The current time, with the browser's locale and the chosen form of times; it ticks while the page is open. */
export function useClock(): Clock {
  const [now, setNow] = useState(() => Date.now())
  const format = useStore(timeFormat)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return { now, locale: navigator.language, ...format }
}
