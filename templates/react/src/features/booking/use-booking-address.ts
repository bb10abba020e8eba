import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BookingPlace } from '../../domain/booking.ts'

/** What the query of the URL asks for; the service by its id or its title. */
export interface Wish {
  step?: string
  day?: string
  time?: string
  service?: string
}

/** Reads and writes the query of the booking page: each step is an entry in the browser's history. */
export function useBookingAddress() {
  const [query, setQuery] = useSearchParams()
  const current = query.toString()
  // Optimistic: what was just chosen counts at once; the URL follows a moment later.
  const [chosen, setChosen] = useState<{ at: string; place: BookingPlace }>()
  const written: Wish = Object.fromEntries(query)
  const wish = chosen?.at === current ? { ...written, ...chosen.place } : written
  const write = useCallback(
    ({ step, day, time }: BookingPlace, replace: boolean) =>
      setQuery(
        (current) => {
          const service = current.get('service')
          const given = { step, day, time, service: service ?? undefined }
          return Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined)
        },
        { replace, preventScrollReset: replace }
      ),
    [setQuery]
  )
  return {
    wish,
    go: useCallback((place: BookingPlace) => write(place, false), [write]),
    choose: useCallback(
      (place: BookingPlace) => {
        setChosen({ at: current, place })
        write(place, true)
      },
      [write, current]
    )
  }
}
