import type { Alert } from '@sitewright/api'
import type { ReactNode } from 'react'
import { formatDateTime, formatDateTimeInText } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { Status } from '../../../ui/status.tsx'
import { alertTones } from './alert-tones.ts'
import styles from './alerts.module.css'
import { formatDuration } from './format-duration.ts'
import { alertsMessages as words } from './messages.ts'
import { useAddressParameter } from '../../shared/use-address-parameter.ts'

/** A row of a list of alerts: what it is, how bad, since when, and its note. */
export function AlertRow({ alert, children }: { alert: Alert; children?: ReactNode }) {
  const clock = useClock()
  const { open } = useAddressParameter('alert')
  const { id, type, title, description, acknowledgement, hides } = alert
  const isOver = alert.state === 'resolved'
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <button type="button" className={styles.title} onClick={() => open(id)}>
          {title}
        </button>
        <div className={styles.line}>
          <Status tone={isOver ? 'success' : alert.state === 'pending' ? undefined : alertTones[type]}>
            {alert.state === 'pending' ? words.states.pending : words.severities[type]}
          </Status>
          {factsOf(alert, (at) => formatDateTimeInText(at, clock), clock.now).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </div>
        <span className={styles.quiet}>{description}</span>
        {hides.length > 0 && !isOver && (
          <div className={styles.line}>
            {hides.map((name) => (
              <Status key={name}>{name}</Status>
            ))}
            <span>{words.hidden}</span>
          </div>
        )}
        {acknowledgement !== null && (
          <div className={styles.note}>
            <b>{acknowledgement.by ?? words.somebody}</b>{' '}
            <span className={styles.quiet}>{formatDateTime(acknowledgement.at, clock)}</span>{' '}
            {acknowledgement.note}
          </div>
        )}
      </div>
      {children !== undefined && <div className={styles.acts}>{children}</div>}
    </li>
  )
}

function factsOf(alert: Alert, format: (at: number) => string, now: number): string[] {
  const { timestamp, resolvedAt, toldAt, silencedUntil, noDataSince, flapping } = alert
  const since =
    resolvedAt === null
      ? words.since(format(timestamp), formatDuration(now - timestamp))
      : `${words.span(format(timestamp), format(resolvedAt))}, ${formatDuration(resolvedAt - timestamp)}`
  return [
    since,
    ...(toldAt !== null && resolvedAt === null ? [words.told(format(toldAt))] : []),
    ...(silencedUntil === null ? [] : [words.silenced(format(silencedUntil))]),
    ...(noDataSince === null ? [] : [words.noData(format(noDataSince))]),
    ...(flapping ? [words.flapping] : [])
  ]
}
