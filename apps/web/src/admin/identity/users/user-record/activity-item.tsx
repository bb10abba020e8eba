import type { UserActivityEntry } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../../../lib/time.ts'
import { useClock } from '../../../../lib/use-clock.ts'
import { writeValue, type WriteValue } from '../../../../ui/diff/diff-records.ts'
import { Diff } from '../../../../ui/diff/diff.tsx'
import { Status } from '../../../../ui/status.tsx'
import { statusNames, type StatusName } from '../../../../ui/status-names.ts'
import type { Tone } from '../../../../ui/tone.ts'
import { rolesQuery } from '../../../shared/roles.api.ts'
import styles from './user-record.module.css'
import { drawerMessages as words } from './messages.ts'

/** One entry: what happened, who did it and from where, and what it changed. */
export function ActivityItem({ entry }: { entry: UserActivityEntry }) {
  const clock = useClock()
  const write = useWriteValue()
  const { action, own, actor, subject, device, ip, timestamp, before, after } = entry
  const facts = [
    own ? undefined : actor === null ? words.byAdministrator : words.by(actor.name),
    subject === null ? undefined : words.to(subject.name),
    device,
    ip
  ]
  return (
    <li>
      <div className={styles.entry}>
        <Status tone={toneOf(entry)}>{action}</Status>
        <time dateTime={new Date(timestamp).toISOString()}>{formatDateTime(timestamp, clock)}</time>
        <p dir="auto">
          {facts.filter((each) => each !== undefined && each !== null && each !== '').join(' · ')}
        </p>
      </div>
      {(before !== null || after !== null) && (
        <Diff
          label={words.changes(action)}
          before={before ?? undefined}
          after={after ?? undefined}
          fieldLabels={words.fields}
          write={write}
        />
      )}
    </li>
  )
}

function toneOf({ outcome, kind }: UserActivityEntry): Tone {
  if (outcome === 'refused') return 'warning'
  return kind === 'sign-in' ? 'success' : 'info'
}

/** Writes roles and statuses by their names. */
function useWriteValue(): WriteValue {
  const { data } = useQuery(rolesQuery)
  return (value, field) => {
    if (field === 'role') return data?.roles.find(({ id }) => id === value)?.name ?? writeValue(value)
    if (field === 'status' && typeof value === 'string' && value in statusNames)
      return statusNames[value as StatusName].word
    return writeValue(value)
  }
}
