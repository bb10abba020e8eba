import { useAttendedQuery } from '../../requests/use-attended-query.ts'
import { nothingYet, StatCard, StatStrip } from '../../ui/stat-card.tsx'
import { formatCount } from './format-tenant.ts'
import { tenantMessages as words } from './messages.ts'
import { tenantSummaryQuery } from './tenants.api.ts'

const everyMs = 30_000

/** Numbers of tenants with their age; what has no source is a dash, and the note says why. */
export function TenantCounts() {
  const { data, dataUpdatedAt, error } = useAttendedQuery(tenantSummaryQuery, everyMs)
  const measured = data === undefined ? undefined : { at: dataUpdatedAt, everyMs, source: words.source }
  const value = (count: number | undefined) =>
    count === undefined ? (error === null ? nothingYet : null) : formatCount(count)
  const note = (text: string | undefined) => text ?? error?.message ?? nothingYet
  return (
    <StatStrip label={words.title}>
      <StatCard
        label={words.counts.total}
        value={value(data?.total)}
        note={note(data && words.notes.total(data.active, data.trial, data.suspended, data.pending))}
        measured={measured}
        to={{ search: '' }}
      />
      <StatCard
        label={words.counts.near}
        value={value(data?.near)}
        note={note(data && words.notes.near(data.nearStorage, data.nearUsers))}
        measured={measured}
        to={{ search: 'sort=-storage' }}
      />
      <StatCard label={words.counts.revenue} value={null} note={words.notes.revenue} />
      <StatCard label={words.counts.satisfaction} value={null} note={words.notes.satisfaction} />
    </StatStrip>
  )
}
