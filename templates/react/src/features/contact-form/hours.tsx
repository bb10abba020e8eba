import { hoursLines, weekdayOf } from '../../domain/hours.ts'
import { contactMessages } from '../../domain/messages/contact.ts'
import type { OpeningHours } from '../../domain/site.ts'
import { Draft } from '../../ui/draft.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { useNow } from '../../ui/use-client.ts'

/** The opening hours, with today's line marked once the page knows the day. */
export function Hours({ hours }: { hours: OpeningHours }) {
  const { language } = useContent()
  const now = useNow()
  return (
    <table className="hours">
      <caption>
        <Draft of={hours}>{contactMessages.openingHours}</Draft>
      </caption>
      <tbody>
        {hoursLines(hours, language).map(({ days, open, covers }) => (
          <tr key={days} className={now && covers.includes(weekdayOf(now)) ? 'today' : undefined}>
            <th scope="row">{days}</th>
            <td>{open}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
