import { useEffect, useState } from 'react'

/** True after a while: what is quick is waited for with nothing on the screen. */
export function useDelayed(ms = 200): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return late
}
