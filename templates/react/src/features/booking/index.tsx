import { useEffect, useMemo, useRef } from 'react'
import { clock } from '../../browser/device.ts'
import type { Booking } from '../../domain/backend/port.ts'
import { simulatedBookings } from '../../domain/backend/simulated.ts'
import { canCancel, offersTimes, offerTexts, stateText, upcoming, whenText } from '../../domain/booking.ts'
import { dayFormats, dayOf, formatTime } from '../../domain/calendar.ts'
import { booking as definition, bookingMessages } from '../../domain/features/booking.ts'
import { createBookings, createFreeTimes, type BookingsNotice } from '../../domain/sessions/bookings.ts'
import { timeZoneOf, localTime } from '../../domain/time-zone.ts'
import type { FeatureOf } from '../../feature.ts'
import '../../styles/form.css'
import '../../styles/pages/booking.css'
import { useBackend, useLocale, useNow, useObservable } from '../../ui/hooks.tsx'
import { Badge, Button, MoreLink, PageLink } from '../../ui/controls.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { DayText } from '../../ui/words.tsx'

/** The next times on the home page, each one click away from being asked for. */
export function BookOnline() {
  const backend = useBackend()
  const site = useSite()
  const days = useObservable(useMemo(() => createFreeTimes({ backend, site, clock }), [backend, site]))
  const locale = useLocale()
  const now = useNow()
  const hasTimes = offersTimes(site.content, now && dayOf(now))
  const texts = offerTexts(backend.messages, hasTimes)
  if (!hasTimes)
    return (
      <Section
        {...texts}
        className="free"
        aside={<MoreLink page="booking">{bookingMessages.propose}</MoreLink>}
      >
        {null}
      </Section>
    )
  return (
    <Section
      {...texts}
      className="free"
      aside={<MoreLink page="booking">{bookingMessages.moreTimes}</MoreLink>}
    >
      <ul className="free-days" aria-busy={days === undefined || undefined}>
        {days?.map(({ day, times }) => (
          <li key={day}>
            <h3>
              <DayText day={day} format={dayFormats.soon} />
            </h3>
            <ul className="free-times">
              {times.map((time) => (
                <li key={time}>
                  <PageLink page="booking" query={`?${new URLSearchParams({ day, time })}`} className="chip">
                    {formatTime(time, locale)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The visitor's bookings on the profile page. */
export function ProfileBookings() {
  const now = useNow()
  return now ? <Upcoming now={now} empty={bookingMessages.none} /> : null
}

/** The visitor's bookings that are still to come. One that was cancelled can be taken back. */
export function Upcoming({ now, empty }: { now: Date; empty?: string }) {
  const backend = useBackend()
  const list = useMemo(() => createBookings({ backend }), [backend])
  const { bookings, notice } = useObservable(list)
  const zone = timeZoneOf(useSite())
  const coming = upcoming(bookings, localTime(now, zone))
  if (coming.length === 0 && notice === undefined && empty === undefined) return null
  return (
    <section className="upcoming" aria-labelledby="upcoming">
      <h2 id="upcoming">{bookingMessages.upcoming}</h2>
      {notice && <CancelNotice notice={notice} onUndo={(booking) => void list.restore(booking)} />}
      {coming.length === 0 && empty !== undefined && <p className="soft">{empty}</p>}
      <ul className="rules">
        {coming.map((booking) => (
          <BookingRow key={booking.id} booking={booking} onCancel={() => void list.cancel(booking)} />
        ))}
      </ul>
      {backend.messages === 'carried' && coming.length > 0 && (
        <p className="small soft">{bookingMessages.toChange}</p>
      )}
    </section>
  )
}

/** A request of the list. */
function BookingRow({ booking, onCancel }: { booking: Booking; onCancel: () => void }) {
  const { messages } = useBackend()
  const when = whenText(booking, useLocale())
  return (
    <li className="upcoming-row">
      <p>
        <b>{when}</b>
        <span className="soft">{booking.service}</span>
        {messages !== 'draft' && (
          <Badge tone={booking.confirmed ? undefined : 'warn'}>{stateText(booking)}</Badge>
        )}
      </p>
      {canCancel(booking, messages) && (
        <Button
          look="quiet"
          aria-label={bookingMessages.cancelOf(booking.service || when)}
          onClick={onCancel}
        >
          {bookingMessages.cancel}
        </Button>
      )}
    </li>
  )
}

interface CancelNoticeProps {
  notice: BookingsNotice
  onUndo: (booking: Booking) => void
}

/** The result of cancelling a booking, focused, since the pressed button is gone from the list. */
function CancelNotice({ notice, onUndo }: CancelNoticeProps) {
  const ref = useRef<HTMLDivElement>(null)
  const locale = useLocale()
  useEffect(() => ref.current?.focus(), [notice])

  if (notice.kind === 'failed')
    return (
      <Notice tone="error" role="alert" level={3} title={bookingMessages.notCancelled} ref={ref}>
        {notice.message}
      </Notice>
    )
  const { booking } = notice
  const what = [booking.service, whenText(booking, locale)].filter(Boolean).join(', ')
  return notice.kind === 'cancelled' ? (
    <Notice
      role="status"
      ref={ref}
      action={
        <Button look="quiet" onClick={() => onUndo(booking)}>
          {bookingMessages.undo}
        </Button>
      }
    >
      {bookingMessages.cancelled(what)}
    </Notice>
  ) : (
    <Notice tone="success" role="status" ref={ref}>
      {bookingMessages.restored(what)}
    </Notice>
  )
}

/** Booking: a day, a time, and it is booked. */
export const booking: FeatureOf<typeof definition> = {
  ...definition,
  load: { booking: () => import('./page.tsx') },
  components: { home: BookOnline, profile: ProfileBookings },
  simulated: simulatedBookings
}
