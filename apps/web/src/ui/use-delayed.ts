import { useEffect, useState } from 'react'

/** True after a delay, so that a quick answer shows no skeleton. */
export function useDelayed(ms = 200): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isOver
}
