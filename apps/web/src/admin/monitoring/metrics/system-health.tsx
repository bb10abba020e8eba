import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import type { TimeWindow } from '../../../ui/chart/chart-data.ts'
import { SegmentedControl } from '../../../ui/choice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { withParameters } from '../../../ui/use-address-state.ts'
import { useComparedWindow } from '../comparison/compared-window.ts'
import compared from '../comparison/comparison.module.css'
import { ComparisonPanel } from '../comparison/comparison-panel.tsx'
import { comparisonMessages as comparison } from '../comparison/messages.ts'
import { HeadActions } from '../head-actions.tsx'
import { HealthCharts } from './health-charts.tsx'
import { HealthPanel } from './health-panel.tsx'
import { monitoringMessages as words } from '../messages.ts'
import { MonitoringError } from '../monitoring-error.tsx'
import styles from '../monitoring.module.css'
import { isRangeName, ranges, type RangeName, type ShownRange } from './time-range.ts'
import { RefreshControls } from '../refresh-controls.tsx'
import { RoutesPanel } from './routes-panel.tsx'
import { ServersPanel } from './servers-panel.tsx'
import { useMonitoring } from '../use-monitoring.ts'

const rangeOptions = (Object.keys(ranges) as RangeName[]).map((value) => ({
  value,
  label: words.ranges[value]
}))

/** The tab System Health: how the installation fared within a range, its score, servers and routes. */
export function SystemHealth() {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('range')
  const rangeName = isRangeName(wanted) ? wanted : '1h'
  const { window, route, setWindow, setRoute } = useComparedWindow()
  const { error, shown, readAgain } = useMonitoring(rangeName, route)
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
              onChange={(range) => setQuery((before) => withParameters(before, { range }), { replace: true })}
            />
            {window === undefined && (
              <Button size="sm" onClick={() => setWindow(lastQuarter(shown.range))}>
                {comparison.open}
              </Button>
            )}
          </div>
          {route !== undefined && (
            <p className={compared.route}>
              {comparison.onlyRoute(route)}
              <Button size="sm" onClick={() => setRoute(null)}>
                {comparison.allRoutes}
              </Button>
            </p>
          )}
          <div className={styles.charts}>
            <HealthCharts
              {...shown}
              route={route}
              window={window && { from: window.from / 1000, to: window.to / 1000 }}
              onWindow={setWindow}
            />
          </div>
          {window !== undefined && <ComparisonPanel window={window} />}
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

/** The last quarter of a range, which a comparison begins with. */
function lastQuarter({ from, to }: ShownRange): TimeWindow {
  return { from: (to - (to - from) / 4) / 1000, to: to / 1000 }
}
