import '../../styles/ui/free-times.css'
import type { MessageMode } from '../../domain/backend/port.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { formatTime } from '../../domain/opening-times.ts'
import { useBackend } from '../../ui/backend.tsx'
import { DayText } from '../../ui/day.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Section } from '../../ui/section.tsx'
import { useLocale, useNow } from '../../ui/use-client.ts'
import { useFreeTimes } from './use-free-times.ts'
import { useSchedule } from './use-schedule.ts'

/** How many days the home page offers, and how many times of each. */
const shown = { days: 3, times: 3 } as const
const format = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** The next times on the home page, each one click away from being asked for. */
export function BookOnline() {
  const { messages } = useBackend()
  const now = useNow()
  const schedule = useSchedule(now)
  const days = useFreeTimes(now === undefined ? undefined : schedule, shown.days)
  const locale = useLocale()
  const words = wordsFor(messages, schedule.hours !== undefined)
  if (schedule.hours === undefined)
    return (
      <Section
        {...words}
        className="free"
        aside={<MoreLink page="booking">{bookingMessages.propose}</MoreLink>}
      >
        {null}
      </Section>
    )
  return (
    <Section
      {...words}
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

function wordsFor(mode: MessageMode, hasHours: boolean): { title: string; intro: string } {
  const say = bookingMessages
  if (mode === 'call') return { title: say.askOnline, intro: hasHours ? say.nextCall : say.introCallWords }
  if (!hasHours) return { title: say.askOnline, intro: say.nextWords }
  return mode === 'server'
    ? { title: say.bookOnline, intro: say.nextFree }
    : { title: say.askOnline, intro: say.nextTimes }
}
