import type { OverviewMetric } from '@sitewright/api'
import { overviewMetrics } from '@sitewright/api/overview-metrics'
import { NamedStatus } from '../../../ui/named-status.tsx'
import { nothingYet, StatCard, StatStrip } from '../../../ui/stat-card.tsx'
import { formatValue } from '../../shared/format-value.ts'
import { monitoringMessages as words } from '../messages.ts'

/** The cards before the first answer, as high as they will be, so that nothing below them moves. */
export function AwaitedCards() {
  return (
    <StatStrip label={words.metrics} onPhones={3} isBusy>
      {Object.values(overviewMetrics).map(({ name }) => (
        <StatCard
          key={name}
          label={name}
          value={nothingYet}
          status={<span>{nothingYet}</span>}
          note={nothingYet}
        />
      ))}
    </StatStrip>
  )
}

/** The current metrics (spec 2 §3), each with its age; what was not measured recently is a dash and says so. */
export function MetricCards({ metrics }: { metrics: readonly OverviewMetric[] }) {
  return (
    <StatStrip label={words.metrics} onPhones={3}>
      {metrics.map(({ id, name, value, unit, status, note, lastUpdated, everyMs }) => (
        <StatCard
          key={id}
          label={name}
          value={value === null ? null : formatValue(value)}
          unit={unit}
          status={<NamedStatus name={status} />}
          note={note}
          measured={lastUpdated === null ? undefined : { at: lastUpdated, everyMs, source: words.source }}
        />
      ))}
    </StatStrip>
  )
}
