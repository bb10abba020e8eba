import { useLayoutEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { clock } from '../../browser/clock.ts'
import { getBookingStore } from '../../browser/stores.ts'
import { createBooking } from '../../domain/sessions/booking.ts'
import { useBackend } from '../../ui/backend.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { useFormSession } from '../../ui/use-form.ts'
import { useObservable } from '../../ui/use-observable.ts'

/** A booking, whose steps are in the address. */
export function useBooking(started: boolean) {
  const backend = useBackend()
  const site = useSite()
  const { search: query } = useLocation()
  const goTo = useNavigate()
  const booking = useMemo(() => {
    const navigate = (to: string, { replace }: { replace: boolean }) =>
      void goTo(to, { replace, preventScrollReset: replace })
    return createBooking({ backend, store: getBookingStore(), site, clock, started, query, navigate })
    // oxlint-disable-next-line react/exhaustive-deps -- it begins at the address that there is, and is shown the next ones
  }, [backend, site, started, goTo])
  useLayoutEffect(() => booking.show(query), [booking, query])
  return { ...useObservable(booking), booking, form: useFormSession(booking.form, booking.submit) }
}

export type BookingProps = ReturnType<typeof useBooking>
