import type { RequestFigures } from '@sitewright/api'
import { overviewMetrics } from '@sitewright/api/overview-metrics'
import { memo } from 'react'
import { Link } from 'react-router'
import { Age } from '../../../ui/age/age.tsx'
import { useIsStale } from '../../../ui/age/use-seconds.ts'
import { Panel } from '../../../ui/panel.tsx'
import { formatMs } from '../../shared/format-value.ts'
import styles from './dashboard.module.css'
import { LatencyChart } from './latency-chart.tsx'
import { LiveBar } from './live-bar.tsx'
import { dashboardMessages as words } from './messages.ts'

/** How fast calls are answered: the last quarter of an hour, and five minutes on bars that end at the limit. */
export const LatencyPanel = memo(function LatencyPanel({
  requests: { p50, p95, lastUpdated: at, everyMs },
  readAt
}: {
  requests: RequestFigures
  readAt: number
}) {
  const measured = at === null ? undefined : { at, everyMs, source: words.sources.servers }
  const isStale = useIsStale(measured)
  const most = overviewMetrics.latency.limits.critical
  const rows = [
    [words.p50, p50],
    [words.p95Name, p95]
  ] as const
  return (
    <Panel
      title={words.latency}
      lead={
        <span className={styles.measured}>
          {measured !== undefined && <Age {...measured} />}
          <Link to="/admin/monitoring?range=15m">{words.open}</Link>
        </span>
      }
    >
      <LatencyChart at={readAt} />
      <ul>
        {rows.map(([name, value]) => (
          <LiveBar
            key={name}
            name={name}
            note={value === null ? words.noCalls : words.latencyLead}
            text={value === null ? '–' : formatMs(value)}
            share={(value ?? 0) / most}
            isStale={isStale}
          />
        ))}
      </ul>
    </Panel>
  )
})
