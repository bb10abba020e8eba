import { useEffect, useState } from 'react'

/** How long everything runs once safe mode was switched off. */
const armedMs = 600_000

/** Safe mode of the explorer: on by itself, off for ten minutes at a time. */
export interface SafeMode {
  isOn: boolean
  /** Time until it is on again, as `9:59`; empty while it is on. */
  left: string
  set: (isOn: boolean) => void
}

/** Keeps safe mode, with a countdown; it is on again when the screen is left. */
export function useSafeMode(): SafeMode {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const isArmed = until > now
  useEffect(() => {
    if (!isArmed) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isArmed])
  return {
    isOn: !isArmed,
    left: isArmed ? toClock(until - now) : '',
    set: (isOn) => {
      const pressed = Date.now()
      setNow(pressed)
      setUntil(isOn ? 0 : pressed + armedMs)
    }
  }
}

function toClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
