import type { AuditEntryView } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dateTimeFormat } from '../../../lib/intl-formats.ts'
import type { Clock } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { writeValue } from '../../../ui/diff/diff-records.ts'
import { Diff } from '../../../ui/diff/diff.tsx'
import { RecordDrawer } from '../../../ui/record-drawer.tsx'
import { actorOf, subjectOf } from './audit-columns.tsx'
import { readDetails } from './audit-details.ts'
import { auditEntryQuery } from './audit.api.ts'
import { useAddressParameter } from '../../shared/use-address-parameter.ts'
import styles from './audit.module.css'
import { fieldLabels } from './field-labels.ts'
import { auditMessages as words } from './messages.ts'

/** The entry of the address, beside the log. */
export function AuditDrawer() {
  const { id, close } = useAddressParameter('entry')
  const text = id ?? ''
  const seq = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
  const answer = useQuery({
    ...auditEntryQuery(seq ?? 0),
    enabled: seq !== undefined,
    // What draws a failure is mounted with the drawer, so nothing has read `error` before.
    notifyOnChangeProps: 'all'
  })
  const entry = answer.data?.entries.find((each) => each.seq === seq)
  return (
    <RecordDrawer
      title={entry?.text ?? words.entry}
      subtitle={entry && <span className="mono">{entry.action}</span>}
      opened={seq !== undefined}
      onClose={close}
    >
      <div className={styles.details}>
        <QueryBoundary query={answer} rows={6}>
          {() => (entry === undefined ? <p>{words.none}</p> : <Entry entry={entry} />)}
        </QueryBoundary>
      </div>
    </RecordDrawer>
  )
}

/** To the second, with the zone. */
function formatExactTime(at: number, { timeZone, hourCycle }: Clock): string {
  return dateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'long', timeZone, hourCycle }).format(at)
}

function Entry({ entry }: { entry: AuditEntryView }) {
  const clock = useClock()
  const { columns: heads } = words
  const { before, after, rest } = readDetails(entry.details)
  const { actor, actorId, subject, tenantId } = entry
  return (
    <>
      <DescriptionList
        rows={[
          [heads.at, formatExactTime(entry.at, clock)],
          [heads.actor, actor === null ? actorOf(entry) : `${actor.name}, ${actor.email}`],
          ...(actorId === null ? [] : [[words.actorId, actorId] as const]),
          [heads.subject, subject?.user ? `${subject.user.name}, ${subject.user.email}` : subjectOf(entry)],
          ...(subject === null ? [] : [[words.subjectId, subject.id] as const]),
          ...(tenantId === null ? [] : [[words.filters.tenant, tenantId] as const]),
          [heads.outcome, words.outcomes[entry.outcome]],
          [heads.ip, entry.ip],
          [words.device, entry.device],
          [words.row, entry.seq.toLocaleString(navigator.language)]
        ]}
      />
      <p className={styles.links}>
        {actorId !== null && <Link to={`?view=audit&by=${actorId}`}>{words.allBy}</Link>}
        {subject !== null && <Link to={`?view=audit&about=${subject.id}`}>{words.allAbout}</Link>}
        {tenantId !== null && (
          <Link to={`?view=audit&tenant=${encodeURIComponent(tenantId)}`}>{words.allOfTenant}</Link>
        )}
      </p>
      {(before !== undefined || after !== undefined) && (
        <section aria-label={words.change}>
          <h3>{words.change}</h3>
          <Diff label={words.change} before={before} after={after} fieldLabels={fieldLabels} />
        </section>
      )}
      {rest.length > 0 && (
        <section aria-label={words.details}>
          <h3>{words.details}</h3>
          <DescriptionList
            rows={rest.map(([name, value]) => [fieldLabels[name] ?? name, writeValue(value)] as const)}
          />
        </section>
      )}
    </>
  )
}
