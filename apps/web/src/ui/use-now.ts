import { useState } from 'react'

/** The moment at which a component was first drawn, for times in words. */
export function useNow(): Date {
  const [now] = useState(() => new Date())
  return now
}
