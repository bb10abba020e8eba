import type { OverviewMetric } from '@sitewright/api'
import { overviewMetrics } from '@sitewright/api/overview-metrics'
import { memo } from 'react'
import { Link } from 'react-router'
import { Age } from '../../../ui/age/age.tsx'
import { useIsStale } from '../../../ui/age/use-seconds.ts'
import { Meter } from '../../../ui/meter/meter.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './dashboard.module.css'
import { dashboardMessages as words } from './messages.ts'

/** Processor, memory and disk, each with both marks of its limits. */
export const HostPanel = memo(function HostPanel({ host }: { host: readonly OverviewMetric[] }) {
  return (
    <Panel title={words.host} lead={<Link to="/admin/monitoring">{words.open}</Link>}>
      {host.map((metric) => (
        <HostMeter key={metric.id} metric={metric} />
      ))}
      <p className={styles.foot}>{words.hostLead}</p>
    </Panel>
  )
})

function HostMeter({ metric }: { metric: OverviewMetric }) {
  const { id, name, value, note, lastUpdated, everyMs } = metric
  const measured =
    lastUpdated === null ? undefined : { at: lastUpdated, everyMs, source: words.sources.servers }
  const isStale = useIsStale(measured)
  const declared = overviewMetrics[id]
  const limits = 'limits' in declared ? declared.limits : undefined
  return (
    <div className={styles.gauge} data-stale={isStale}>
      <Meter
        label={name}
        usage={value}
        {...(limits && { marks: { healthy: 100 - limits.warning, warning: 100 - limits.critical } })}
        note={
          <span className={styles.measured}>
            {note} {measured !== undefined && <Age {...measured} />}
          </span>
        }
      />
    </div>
  )
}
