import '../../styles/ui/free-times.css'
import { useMemo } from 'react'
import { clock } from '../../browser/clock.ts'
import { bookableHours, offerTexts } from '../../domain/booking.ts'
import { dayFormats } from '../../domain/calendar.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { formatTime } from '../../domain/opening-times.ts'
import { createFreeTimes } from '../../domain/sessions/free-times.ts'
import { useBackend } from '../../ui/backend.tsx'
import { DayText } from '../../ui/day.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Section } from '../../ui/section.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { useLocale } from '../../ui/use-client.ts'
import { useObservable } from '../../ui/use-observable.ts'

/** The next times on the home page, each one click away from being asked for. */
export function BookOnline() {
  const backend = useBackend()
  const site = useSite()
  const days = useObservable(useMemo(() => createFreeTimes({ backend, site, clock }), [backend, site]))
  const locale = useLocale()
  const hours = bookableHours(site.content.hours)
  const texts = offerTexts(backend.messages, hours !== undefined)
  if (hours === undefined)
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
