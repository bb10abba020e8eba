import type { IncidentEntry } from '@sitewright/api'
import { Link } from 'react-router'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { foldAudit } from './fold-audit.ts'
import styles from './incidents.module.css'
import { incidentsMessages as words } from './messages.ts'

/** The time line of an incident as a list, the oldest first; what has a page leads to it. */
export function IncidentEntries({ entries }: { entries: readonly IncidentEntry[] }) {
  return (
    <ol className={styles.entries}>
      {foldAudit(entries).map((part, index) =>
        part.kind === 'entry' ? (
          // Several things happen in one moment, and nothing else tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <EntryRow key={`${part.entry.at}-${index}`} entry={part.entry} />
        ) : (
          <li key={`audit-${part.entries[0]?.at}`} className={styles.folded}>
            <AuditEntries entries={part.entries} />
          </li>
        )
      )}
    </ol>
  )
}

/** Entries of the audit log that follow each other, behind how many they are. */
function AuditEntries({ entries }: { entries: readonly IncidentEntry[] }) {
  const clock = useClock()
  const [from, to] = [entries[0]?.at ?? 0, entries.at(-1)?.at ?? 0].map((at) => formatDateTime(at, clock))
  return (
    <details>
      <summary>
        <span className={`num ${styles.when}`}>{from === to ? from : words.span(from ?? '', to ?? '')}</span>{' '}
        {words.auditEntries(entries.length)}
      </summary>
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <EntryRow key={`${entry.at}-${index}`} entry={entry} />
        ))}
      </ol>
    </details>
  )
}

function EntryRow({ entry }: { entry: IncidentEntry }) {
  const clock = useClock()
  return (
    <li className={styles.entry}>
      <time className={`num ${styles.when}`} dateTime={new Date(entry.at).toISOString()}>
        {formatDateTime(entry.at, clock)}
      </time>
      <EntryText entry={entry} />
    </li>
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
