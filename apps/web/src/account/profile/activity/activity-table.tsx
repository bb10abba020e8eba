import type { ActivityEntry } from '@sitewright/api'
import { useBackend } from '../../../sign-in/auth.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { Status } from '../../../ui/status.tsx'
import { formatDateTime, formatRelativeTime, type Clock } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { hasKnownPlace } from './activity.api.ts'
import { activityMessages } from './messages.ts'
import styles from './activity.module.css'

function toneOf({ outcome, kind }: ActivityEntry): Tone {
  if (outcome === 'refused') return 'warning'
  return kind === 'sign-in' ? 'success' : 'info'
}

/** The entries of the log as a table; on a phone a list of two lines each. */
export function ActivityTable({ entries }: { entries: readonly ActivityEntry[] }) {
  const clock = useClock()
  const { backend } = useBackend()
  const isDemo = backend.kind === 'demo'
  const hasPlaces = hasKnownPlace(entries) || isDemo
  return (
    <table className={styles.table}>
      <caption className="vh">{activityMessages.title}</caption>
      <thead>
        <tr>
          <th scope="col">{activityMessages.action}</th>
          <th scope="col">{activityMessages.device}</th>
          {hasPlaces && <th scope="col">{activityMessages.place}</th>}
          <th scope="col">{activityMessages.address}</th>
          <th scope="col">{activityMessages.when}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <Status tone={toneOf(entry)}>{entry.action}</Status>
            </td>
            <td>{entry.device ?? activityMessages.unknown}</td>
            {hasPlaces && <td>{entry.location ?? activityMessages.unknown}</td>}
            <td className="mono">{entry.ip ?? activityMessages.unknown}</td>
            <td className="num">
              <Timestamp at={entry.timestamp} clock={clock} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Timestamp({ at, clock }: { at: number; clock: Clock }) {
  return (
    <time dateTime={new Date(at).toISOString()}>
      <span>{formatDateTime(at, clock)}</span>
      <span className={styles.relative}>{formatRelativeTime(at, clock)}</span>
    </time>
  )
}
