import { useCallback, useEffect, useState } from 'react'
import type { Change } from '../../domain/backend/port.ts'
import { nextDays, timesOf, type Schedule } from '../../domain/booking.ts'
import { useBackend, useChanges } from '../../ui/backend.tsx'

export interface FreeDay {
  day: string
  times: readonly string[]
}

/** The next days with a free time; undefined until they are loaded. Times that cannot be loaded count as free. */
export function useFreeTimes(schedule: Schedule | undefined, count: number): readonly FreeDay[] | undefined {
  const backend = useBackend()
  const [days, setDays] = useState<readonly FreeDay[]>()
  const [changed, setChanged] = useState(0)

  useEffect(() => {
    if (schedule === undefined) return undefined
    let current = true
    async function ask(known: Schedule) {
      const found = await Promise.all(
        nextDays(known, count + 2).map(async (day) => {
          const taken = await backend.takenTimes(day)
          const times = timesOf(day, known, taken.ok ? taken.value : [])
          return { day, times: times.filter((slot) => slot.free).map((slot) => slot.time) }
        })
      )
      if (current) setDays(found.filter(({ times }) => times.length > 0).slice(0, count))
    }
    void ask(schedule)
    return () => {
      current = false
    }
  }, [backend, schedule, count, changed])

  useChanges(
    useCallback((change: Change) => {
      if (change.kind === 'booking' || change.kind === 'booking-cancelled') setChanged((times) => times + 1)
    }, [])
  )
  return days
}
