import type { ApiCalls } from '@sitewright/api'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { alertTones } from '../alerts/alert-tones.ts'
import styles from './incidents.module.css'
import { incidentsMessages as words } from './messages.ts'
import { toLanes, type Moment, type Span } from './to-lanes.ts'

type Told = ApiCalls['GET /api/admin/incidents/{id}']['answer']

/** An incident on one axis of time: alerts, deploys and the audit log above each other. Its list tells the same in words. */
export function IncidentStrip({ told }: { told: Told }) {
  const clock = useClock()
  const { alerts, hidden, deploys, audit } = toLanes(told)
  const from = formatDateTime(told.from, clock)
  const to = told.incident.endedAt === null ? words.now : formatDateTime(told.to, clock)
  return (
    <div
      className={styles.strip}
      role="img"
      aria-label={words.axis({
        from,
        to,
        alerts: told.alerts.length,
        deploys: deploys.length,
        audit: audit?.length ?? null
      })}
    >
      {alerts.map((row, index) => (
        <Lane key={row[0]?.id} label={index === 0 ? words.lanes.alerts : ''}>
          {row.map((span) => (
            <AlertSpan key={span.id} span={span} />
          ))}
        </Lane>
      ))}
      {hidden > 0 && (
        <Lane label="">
          <span className={styles.hidden}>{words.hidden(hidden)}</span>
        </Lane>
      )}
      <Lane label={words.lanes.deploys}>
        <Moments moments={deploys} />
      </Lane>
      {audit !== null && (
        <Lane label={words.lanes.audit}>
          <Moments moments={audit} />
        </Lane>
      )}
      <div className={styles.axis}>
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  )
}

function Lane({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.lane}>
      <span className={styles.label}>{label}</span>
      <div className={styles.track}>{children}</div>
    </div>
  )
}

/** The title of an alert stands in its bar from this many percent on, and beside it where it is shorter. */
const readable = 20

function AlertSpan({ span: { title, type, start, length } }: { span: Span }) {
  return (
    <>
      <span
        className={`${styles.span} ${styles[alertTones[type]]}`}
        // One that begins at the end of the axis is still seen.
        style={{ insetInlineStart: `min(${start}%, calc(100% - 4px))`, width: `${length}%` }}
      >
        {length >= readable && title}
      </span>
      {length < readable && (
        <span
          className={`${styles.beside} ${styles[alertTones[type]]}`}
          style={
            start > 50
              ? { insetInlineEnd: `max(${100 - start}%, 4px)` }
              : { insetInlineStart: `${start + length}%` }
          }
        >
          {title}
        </span>
      )}
    </>
  )
}

function Moments({ moments }: { moments: readonly Moment[] }) {
  return moments.map(({ key, at, label }) => (
    <span key={key} className={styles.moment} style={{ insetInlineStart: `min(${at}%, calc(100% - 1px))` }}>
      {label !== null && <span className={at > 75 ? styles.before : styles.after}>{label}</span>}
    </span>
  ))
}
