import '../../styles/ui/free-times.css'
import { timeText } from '../../domain/booking.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { DayText } from '../../ui/day.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Section } from '../../ui/section.tsx'
import { useLocale, useNow } from '../../ui/use-client.ts'
import { useFreeTimes } from './use-free-times.ts'

/** How many days the home page offers, and how many times of each. */
const shown = { days: 3, times: 3 } as const
const format = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** The next free times on the home page, each one click away from being booked. */
export function BookOnline() {
  const days = useFreeTimes(useNow(), shown.days)
  const locale = useLocale()
  return (
    <Section
      title={bookingMessages.bookOnline}
      intro={bookingMessages.nextFree}
      className="free"
      aside={<MoreLink page="booking">{bookingMessages.moreTimes}</MoreLink>}
    >
      <ul className="free-days" aria-busy={days === undefined || undefined}>
        {days?.map(({ day, times }) => (
          <li key={day}>
            <h3>
              <DayText day={day} format={format} />
            </h3>
            <ul className="free-times">
              {times.slice(0, shown.times).map((time) => (
                <li key={time}>
                  <PageLink page="booking" query={`?${new URLSearchParams({ day, time })}`} className="chip">
                    {timeText(time, locale)}
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
