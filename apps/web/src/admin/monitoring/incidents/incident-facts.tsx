import type { Incident } from '@sitewright/api'
import { formatDateTime, formatDateTimeInText } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { Status } from '../../../ui/status.tsx'
import { alertTones } from '../alerts/alert-tones.ts'
import alertStyles from '../alerts/alerts.module.css'
import { formatDuration } from '../alerts/format-duration.ts'
import { alertsMessages } from '../alerts/messages.ts'
import { incidentsMessages as words } from './messages.ts'

/** How an incident is: open or over, how bad, how long, and how many alerts. */
export function IncidentFacts({ incident: { type, startedAt, endedAt, alerts } }: { incident: Incident }) {
  const clock = useClock()
  const isOpen = endedAt === null
  return (
    <div className={alertStyles.line}>
      <Status tone={isOpen ? alertTones[type] : 'success'}>{isOpen ? words.open : words.over}</Status>
      <span>{alertsMessages.severities[type]}</span>
      <span>
        {isOpen
          ? alertsMessages.since(
              formatDateTimeInText(startedAt, clock),
              formatDuration(clock.now - startedAt)
            )
          : `${alertsMessages.span(formatDateTime(startedAt, clock), formatDateTime(endedAt, clock))}, ${formatDuration(endedAt - startedAt)}`}
      </span>
      <span>{words.alerts(alerts)}</span>
    </div>
  )
}
