import { useEffect, useState } from 'react'

/** A value as it was when it last rested for so many milliseconds. */
export function useDebounced(value: string, debounceMs: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value, debounceMs])
  return rested
}
