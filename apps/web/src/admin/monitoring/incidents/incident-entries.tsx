import type { IncidentEntry } from '@sitewright/api'
import { Link } from 'react-router'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import styles from './incidents.module.css'
import { incidentsMessages as words } from './messages.ts'

/** The time line of an incident as a list, the oldest first; what has a page leads to it. */
export function IncidentEntries({ entries }: { entries: readonly IncidentEntry[] }) {
  const clock = useClock()
  return (
    <ol className={styles.entries}>
      {entries.map((entry, index) => (
        // Several things happen in one moment, and nothing else tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${entry.at}-${index}`} className={styles.entry}>
          <time className={`num ${styles.when}`} dateTime={new Date(entry.at).toISOString()}>
            {formatDateTime(entry.at, clock)}
          </time>
          <EntryText entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function EntryText({ entry: { source, subject, text, by, note, link } }: { entry: IncidentEntry }) {
  const title = subject === null ? text : `${subject}: ${text}`
  return (
    <div>
      <span className={styles.quiet}>{words.sources[source]}</span>{' '}
      {source !== 'note' && (link === null ? title : <Link to={link}>{title}</Link>)}
      {(by !== null || source === 'note') && <b> {by ?? words.somebody}</b>}
      {note !== null && (
        <div className={`${styles.text} ${source === 'note' ? '' : styles.quiet}`}>{note}</div>
      )}
    </div>
  )
}
