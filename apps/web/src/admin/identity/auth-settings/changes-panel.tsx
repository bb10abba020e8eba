import type { AuditEntryView } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { diffRecords } from '../../../ui/diff/diff-records.ts'
import { actorOf } from '../audit/audit-columns.tsx'
import { readDetails } from '../audit/audit-details.ts'
import { auditActionQuery } from '../audit/audit.api.ts'
import { fieldLabels } from '../audit/field-labels.ts'
import { ChainState } from '../audit/chain-state.tsx'
import styles from './auth-settings.module.css'
import { authSettingsMessages as words } from './messages.ts'

const shown = 5

/** The newest changes of providers and settings, with before and after, and the state of the audit chain. */
export function ChangesPanel() {
  const providers = useQuery(auditActionQuery('provider.update', shown))
  const settings = useQuery(auditActionQuery('settings.security', shown))
  return (
    <section className={`dense ${styles.panel}`} aria-label={words.changes}>
      <div className="panel-head">
        <h2>{words.changes}</h2>
        <ChainState />
      </div>
      <QueryBoundary query={providers} rows={4}>
        {(first) => (
          <QueryBoundary query={settings} rows={4}>
            {(second) => <Changes entries={newest([...first.entries, ...second.entries])} />}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </section>
  )
}

function newest(entries: readonly AuditEntryView[]): AuditEntryView[] {
  return entries.toSorted((one, other) => other.seq - one.seq).slice(0, shown)
}

function Changes({ entries }: { entries: readonly AuditEntryView[] }) {
  const clock = useClock()
  if (entries.length === 0) return <p className={styles.none}>{words.noChanges}</p>
  return (
    <ul className={styles.changes}>
      {entries.map((entry) => (
        <li key={entry.seq}>
          <Link to={`?view=audit&entry=${entry.seq}`}>
            <span className="muted num">{formatDateTime(entry.at, clock)}</span>
            <span>
              <b>{actorOf(entry)}</b> {entry.subject?.type === 'provider' ? entry.subject.id : entry.text}
            </span>
            <FirstChange entry={entry} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function FirstChange({ entry }: { entry: AuditEntryView }) {
  const { before, after } = readDetails(entry.details)
  const [first, ...more] = diffRecords(before, after)
  if (first === undefined) return <span />
  return (
    <span className={`mono ${styles.change}`}>
      <span title={first.field}>{fieldLabels[first.field] ?? first.field}</span>{' '}
      {first.kind === 'added' ? '' : <del>{first.before}</del>}{' '}
      {first.kind === 'removed' ? '' : <ins>{first.after}</ins>}
      {more.length > 0 && ` +${more.length}`}
    </span>
  )
}
