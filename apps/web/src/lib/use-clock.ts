import { useEffect, useState } from 'react'
import type { Clock } from './time.ts'

const tickMs = 30_000

/** The current time, with the browser's locale; it ticks while the page is open. */
export function useClock(): Clock {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return { now, locale: navigator.language }
}
