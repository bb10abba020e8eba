import { useSearchParams } from 'react-router'
import { SegmentedControl } from '../../ui/choice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HeadActions } from './head-actions.tsx'
import { HealthCharts } from './health-charts.tsx'
import { HealthPanel } from './health-panel.tsx'
import { monitoringMessages as words } from './messages.ts'
import { MonitoringError } from './monitoring-error.tsx'
import styles from './monitoring.module.css'
import { isRangeName, ranges, type RangeName } from './range.ts'
import { RefreshControls } from './refresh-controls.tsx'
import { RoutesPanel } from './routes-panel.tsx'
import { ServersPanel } from './servers-panel.tsx'
import { useMonitoring } from './use-monitoring.ts'

const rangeOptions = (Object.keys(ranges) as RangeName[]).map((value) => ({
  value,
  label: words.ranges[value]
}))

/** The tab System Health: how the installation fared within a range, its score, servers and routes. */
export function SystemHealth() {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('range')
  const rangeName = isRangeName(wanted) ? wanted : '1h'
  const { error, shown, readAgain } = useMonitoring(rangeName)
  if (error !== null) return <MonitoringError why={error.message} heading="h2" />
  return (
    <>
      <HeadActions>
        <RefreshControls readAgain={readAgain} />
      </HeadActions>
      {shown === undefined && <Skeleton rows={8} label={words.title} />}
      {shown !== undefined && (
        <>
          <div className={`dense ${styles.bar}`}>
            <h2>{words.tabs.health}</h2>
            <SegmentedControl
              label={words.range}
              name="range"
              value={rangeName}
              options={rangeOptions}
              onChange={(range) => setQuery({ range }, { replace: true })}
            />
          </div>
          <div className={styles.charts}>
            <HealthCharts range={shown.range} series={shown.series} servers={shown.servers} />
          </div>
          <div className={styles.panels}>
            <HealthPanel health={shown.health} />
            <ServersPanel servers={shown.servers} />
          </div>
          <RoutesPanel routes={shown.routes} />
        </>
      )}
    </>
  )
}
