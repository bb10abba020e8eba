import type { DashboardView, SessionUser } from '@sitewright/api'
import { dashboardMs } from '@sitewright/api/limits'
import { useOutletContext } from 'react-router'
import { QueryPlaceholder } from '../../../requests/query-placeholder.tsx'
import { useAttendedQuery } from '../../../requests/use-attended-query.ts'
import { Banner } from '../../../ui/banner.tsx'
import { nothingYet } from '../../../ui/stat-card.tsx'
import { DemoLimits } from '../../layout/demo-limits.tsx'
import { ScreenHead } from '../../shared/screen-head.tsx'
import { HealthPanel } from '../metrics/health-panel.tsx'
import { AccessPanel } from './access-panel.tsx'
import { ActivityPanel } from './activity-panel.tsx'
import { AlertsPanel } from './alerts-panel.tsx'
import { BackendBanner } from './backend-banner.tsx'
import { dashboardQuery } from './dashboard.api.ts'
import styles from './dashboard.module.css'
import { HostPanel } from './host-panel.tsx'
import { LatencyPanel } from './latency-panel.tsx'
import { LivePanel } from './live-panel.tsx'
import { dashboardMessages as words } from './messages.ts'
import { NeedsPanel } from './needs-panel.tsx'
import { AwaitedStats, Stats } from './stats.tsx'
import { Withheld } from './withheld.tsx'

/** How everything is now (spec 2 §2): each number is read every three seconds, while the user is at the page. */
export function Dashboard() {
  const user = useOutletContext<SessionUser>()
  const query = useAttendedQuery(dashboardQuery, dashboardMs)
  const { data, error } = query
  return (
    <div className={styles.page}>
      <ScreenHead
        title={words.title}
        lead={data?.health == null ? nothingYet : leadOf(data.needs?.open ?? [], data.health.status)}
      />
      <BackendBanner />
      {data !== undefined && error !== null && <Banner tone="warning">{words.notRead(error.message)}</Banner>}
      {data === undefined ? (
        <QueryPlaceholder query={query} loading={<AwaitedStats user={user} />} failed={words.title} />
      ) : (
        <Parts view={data} />
      )}
      {/* Below the answer, so that nothing moves once it is there. */}
      {(data !== undefined || error !== null) && <AccessPanel user={user} />}
      <DemoLimits />
    </div>
  )
}

/** What needs attention comes first: the health score says nothing of services and accounts. */
function leadOf(needs: readonly unknown[], health: keyof typeof words.lead): string {
  return needs.length === 0 ? words.lead[health] : `${words.needYou(needs.length)} ${words.lead[health]}`
}

function Parts({ view }: { view: DashboardView }) {
  const { needs, requests, connections, health, host, alerts, activity, withheld } = view
  return (
    <>
      <Stats view={view} />
      <div className={styles.panels}>
        <div className={styles.stack}>
          {needs !== null && <NeedsPanel needs={needs} />}
          {alerts !== null && <AlertsPanel alerts={alerts} />}
          {health !== null && <HealthPanel health={health} />}
          {activity !== null && <ActivityPanel entries={activity} />}
        </div>
        <div className={styles.stack}>
          {host !== null && <HostPanel host={host} />}
          {requests !== null && <LatencyPanel requests={requests} readAt={view.at} />}
          {connections !== null && <LivePanel connections={connections} />}
        </div>
      </div>
      <Withheld parts={withheld} />
    </>
  )
}
