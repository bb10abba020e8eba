import { useState } from 'react'

/** The time of a component's first render, for relative times. */
export function useNow(): Date {
  const [now] = useState(() => new Date())
  return now
}
