import type { AuditEntryView } from '@sitewright/api'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import type { DataColumn } from '../../../ui/data-table/column.ts'
import type { RowOptions } from '../../../ui/data-table/row-options.ts'
import { Status } from '../../../ui/status.tsx'
import { actorNames } from '../../shared/actor-names.ts'
import styles from './audit.module.css'
import { auditMessages as words } from './messages.ts'

const { columns: heads } = words

export const auditColumns: readonly DataColumn<AuditEntryView>[] = [
  {
    id: 'action',
    header: heads.action,
    cell: (entry) => <Action entry={entry} />,
    phone: 'title',
    fixed: true
  },
  { id: 'actor', header: heads.actor, cell: actorOf, width: 168, phone: 'detail', priority: 2 },
  { id: 'subject', header: heads.subject, cell: subjectOf, width: 168, priority: 1 },
  { id: 'ip', header: heads.ip, cell: ({ ip }) => ip, width: 132 },
  {
    id: 'outcome',
    header: heads.outcome,
    cell: (entry) => <Outcome entry={entry} />,
    width: 96,
    priority: 1
  },
  {
    id: 'at',
    header: heads.at,
    cell: ({ at }) => <Time at={at} />,
    width: 116,
    align: 'end',
    phone: 'status',
    priority: 3
  }
]

export function auditRow(query: URLSearchParams): RowOptions<AuditEntryView> {
  return {
    id: ({ seq }) => String(seq),
    name: (entry) => `${entry.text}, ${actorOf(entry)}`,
    href: ({ seq }) => {
      const next = new URLSearchParams(query)
      next.set('entry', String(seq))
      return `?${next.toString()}`
    }
  }
}

/** Who did it: the name that they have now, or what is left of a deleted account. */
export function actorOf({ actor, actorId }: AuditEntryView): string {
  if (actorId === null) return actorNames.nobody
  if (actorId === 'outside') return actorNames.outside
  return actor?.name ?? actorNames.deleted
}

/** Whom or what it is about. */
export function subjectOf({ subject }: AuditEntryView): string {
  if (subject === null) return '–'
  if (subject.type === 'user') return subject.user?.name ?? actorNames.deleted
  return subject.id.length > 24 ? subject.type : `${subject.type} ${subject.id}`
}

function Action({ entry: { text, action } }: { entry: AuditEntryView }) {
  return (
    <span className={styles.action}>
      <span>{text}</span>
      <small className="mono">{action}</small>
    </span>
  )
}

function Outcome({ entry: { outcome } }: { entry: AuditEntryView }) {
  return outcome === 'done' ? (
    <span className="muted">{words.outcomes.done}</span>
  ) : (
    <Status tone="warning">{words.outcomes.refused}</Status>
  )
}

function Time({ at }: { at: number }) {
  const clock = useClock()
  return <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, clock)}</time>
}
