import type { Money } from '@sitewright/api'
import { useAttendedQuery } from '../../../requests/use-attended-query.ts'
import { nothingYet, StatCard, StatStrip } from '../../../ui/stat-card.tsx'
import type { Measured } from '../../../ui/age/age-of.ts'
import { formatCount } from '../format-tenant.ts'
import { formatMoney } from '../invoices/format-money.ts'
import { tenantMessages as words } from '../messages.ts'
import { SatisfactionCard } from '../satisfaction/satisfaction-card.tsx'
import { tenantSummaryQuery } from '../tenants.api.ts'

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
      <Revenue revenue={data?.revenue} measured={measured} failed={error?.message} />
      <SatisfactionCard score={data?.satisfaction} problem={error?.message} measured={measured} />
    </StatStrip>
  )
}

interface RevenueProps {
  revenue: readonly Money[] | undefined
  measured: Measured | undefined
  failed: string | undefined
}

/** What was paid this year: the currency with the most, and the others beside it, since they cannot be added. */
function Revenue({ revenue, measured, failed }: RevenueProps) {
  const { notes, counts } = words
  if (revenue === undefined)
    return (
      <StatCard
        label={counts.revenue}
        value={failed === undefined ? nothingYet : null}
        note={failed ?? nothingYet}
      />
    )
  const [first, ...others] = revenue.toSorted((one, other) => other.amount - one.amount)
  if (first === undefined)
    return <StatCard label={counts.revenue} value={null} note={notes.noRevenue} measured={measured} />
  return (
    <StatCard
      label={counts.revenue}
      value={formatMoney(first)}
      note={others.length === 0 ? notes.revenue : notes.otherRevenue(others.map(formatMoney).join(', '))}
      measured={measured}
    />
  )
}
