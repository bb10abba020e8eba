import { useLayoutEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { clock, getBookingStore } from '../../browser/device.ts'
import { dayFormats, formatTime } from '../../domain/calendar.ts'
import { bookingMessages } from '../../domain/features/booking.ts'
import { createBooking } from '../../domain/sessions/booking.ts'
import { stillState, useBackend, useLocale, useObservable } from '../../ui/hooks.tsx'
import { useFormSession } from '../../ui/form.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { DayText, Words } from '../../ui/words.tsx'

/** What has been chosen so far. */
export function SummaryPanel({ form, place, service }: BookingProps) {
  const locale = useLocale()
  const { values } = form
  return (
    <aside className="panel panel-tint" aria-label={bookingMessages.yourVisit}>
      <h2>{bookingMessages.yourVisit}</h2>
      <dl className="pairs">
        <div>
          <dt>{bookingMessages.service}</dt>
          <dd>{values.service || '–'}</dd>
        </div>
        {values.when !== '' && place.day === undefined ? (
          <div>
            <dt>{bookingMessages.when}</dt>
            <dd>{values.when}</dd>
          </div>
        ) : (
          <>
            <div>
              <dt>{bookingMessages.day}</dt>
              <dd>{place.day === undefined ? '–' : <DayText day={place.day} format={dayFormats.short} />}</dd>
            </div>
            <div>
              <dt>{bookingMessages.time}</dt>
              <dd>{place.time === undefined ? '–' : formatTime(place.time, locale)}</dd>
            </div>
          </>
        )}
        {service?.price && (
          <div>
            <dt>{bookingMessages.price}</dt>
            <dd>
              <Words of={service} field="price" />
            </dd>
          </div>
        )}
      </dl>
    </aside>
  )
}

/** A booking, whose steps are in the address. */
export function useBooking(started: boolean) {
  const backend = useBackend()
  const site = useSite()
  const { search: query } = useLocation()
  const goTo = useNavigate()
  const booking = useMemo(() => {
    const navigate = (to: string, { replace }: { replace: boolean }) =>
      void goTo(to, { replace, state: replace ? stillState : null })
    return createBooking({ backend, store: getBookingStore(), site, clock, started, query, navigate })
    // oxlint-disable-next-line react/exhaustive-deps -- it begins at the address that there is, and is shown the next ones
  }, [backend, site, started, goTo])
  useLayoutEffect(() => booking.show(query), [booking, query])
  return { ...useObservable(booking), booking, form: useFormSession(booking.form, booking.submit) }
}

export type BookingProps = ReturnType<typeof useBooking>
