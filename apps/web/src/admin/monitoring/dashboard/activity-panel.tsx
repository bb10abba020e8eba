import type { AuditEntryView } from '@sitewright/api'
import { memo } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Status } from '../../../ui/status.tsx'
import { actorNames } from '../../shared/actor-names.ts'
import styles from './dashboard.module.css'
import { dashboardMessages as words } from './messages.ts'

const log = '/admin/auth-settings?view=audit'

/** What happened last, from the audit log; each leads to its entry. */
export const ActivityPanel = memo(function ActivityPanel({
  entries
}: {
  entries: readonly AuditEntryView[]
}) {
  const clock = useClock()
  return (
    <Panel title={words.activity} lead={<Link to={log}>{words.wholeLog}</Link>}>
      {entries.length === 0 ? (
        <p className={styles.none}>{words.noActivity}</p>
      ) : (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.seq}>
              <Link to={`${log}&entry=${entry.seq}`}>
                <span className={styles.name}>{entry.text}</span>
                <span className={styles.quiet}>{peopleOf(entry)}</span>
              </Link>
              <span className={styles.side}>
                {entry.outcome === 'refused' && <Status tone="warning">{words.refused}</Status>}
                <span className={styles.quiet}>{formatDateTime(entry.at, clock)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
})

/** Who did it, and to whom, where that is another user. */
function peopleOf({ actorId, actor, subject }: AuditEntryView): string {
  const who = actorId === null ? actorNames.nobody : (actor?.name ?? actorNames.deleted)
  if (subject?.type !== 'user' || subject.id === actorId) return who
  return `${who} → ${subject.user?.name ?? actorNames.deleted}`
}
