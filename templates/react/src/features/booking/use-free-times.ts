import { useCallback, useEffect, useState } from 'react'
import type { Change } from '../../domain/backend/port.ts'
import { nextDays, timesOf } from '../../domain/booking.ts'
import { useBackend, useChanges } from '../../ui/backend.tsx'

export interface FreeDay {
  day: string
  times: readonly string[]
}

/** The next days with a free time; undefined until they are known. Times that cannot be read count as free. */
export function useFreeTimes(now: Date | undefined, count: number): readonly FreeDay[] | undefined {
  const backend = useBackend()
  const [days, setDays] = useState<readonly FreeDay[]>()
  const [changed, setChanged] = useState(0)

  useEffect(() => {
    if (now === undefined) return undefined
    let current = true
    async function ask(time: Date) {
      const found = await Promise.all(
        nextDays(time, count + 2).map(async (day) => {
          const taken = await backend.takenTimes(day)
          const times = timesOf(day, time, taken.ok ? taken.value : [])
          return { day, times: times.filter((slot) => slot.free).map((slot) => slot.time) }
        })
      )
      if (current) setDays(found.filter(({ times }) => times.length > 0).slice(0, count))
    }
    void ask(now)
    return () => {
      current = false
    }
  }, [backend, now, count, changed])

  useChanges(
    useCallback((change: Change) => {
      if (change.kind === 'booking' || change.kind === 'booking-cancelled') setChanged((times) => times + 1)
    }, [])
  )
  return days
}
