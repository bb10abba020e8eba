import { isToday } from '../../domain/hours.ts'
import { contactMessages } from '../../domain/messages/contact.ts'
import type { OpeningHours } from '../../domain/site.ts'
import { SampleBadge } from '../../ui/sample-badge.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { useNow } from '../../ui/use-client.ts'

/** The opening hours, with today's line marked once the page knows the day. */
export function Hours({ hours }: { hours: readonly OpeningHours[] }) {
  const { language } = useContent()
  const now = useNow()
  if (hours.length === 0) return null
  return (
    <table className="hours">
      <caption>
        {contactMessages.openingHours} <SampleBadge when={hours.some((line) => line.sample)} />
      </caption>
      <tbody>
        {hours.map(({ days, open }) => (
          <tr key={days} className={now && isToday(days, now, language) ? 'today' : undefined}>
            <th scope="row">{days}</th>
            <td>{open}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
