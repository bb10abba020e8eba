import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { nothingYet } from '../../ui/stat-card.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ScreenHead } from '../shared/screen-head.tsx'
import { openAlertsQuery } from './alerts/alerts.api.ts'
import { HeadSlot } from './head-actions.tsx'
import { monitoringMessages as words } from './messages.ts'
import { AwaitedCards, MetricCards } from './metrics/metric-cards.tsx'
import { overviewQuery } from './monitoring.api.ts'
import { MonitoringError } from './monitoring-error.tsx'
import { monitoringTabs, type MonitoringTab } from './monitoring-tabs.ts'
import styles from './monitoring.module.css'
import { useTabCounts } from './use-tab-counts.tsx'
import { uiMessages } from '../../ui/messages.ts'

/** What the servers measure, and what is watched: the metrics of now, and the tab that the address names (spec 2 §2). */
export function Monitoring() {
  const [query, setQuery] = useSearchParams()
  const [head, setHead] = useState<HTMLElement | null>(null)
  const overview = useQuery(overviewQuery)
  const metrics = overview.data?.metrics
  if (metrics === undefined && overview.error !== null)
    return (
      <>
        <title>{uiMessages.documentTitle(words.errorTitle)}</title>
        <MonitoringError why={overview.error.message} heading="h1" />
      </>
    )
  const shown = monitoringTabs.find(({ value }) => value === query.get('view')) ?? monitoringTabs[0]
  return (
    <>
      <ScreenHead
        title={words.title}
        lead={metrics === undefined ? nothingYet : <Lead worst={worstOf(metrics)} />}
      >
        <div ref={setHead} />
      </ScreenHead>
      {metrics === undefined ? <AwaitedCards /> : <MetricCards metrics={metrics} />}
      <HeadSlot value={head}>
        <TabFrame
          value={shown.value}
          onChange={(view) => setQuery(view === monitoringTabs[0].value ? {} : { view })}
        >
          <shown.Panel />
        </TabFrame>
      </HeadSlot>
    </>
  )
}

/** How the metrics are, and first how many alerts fire: metrics within limits say nothing of services. */
function Lead({ worst }: { worst: Worst }) {
  const alerts = useQuery(openAlertsQuery).data?.alerts ?? []
  const firing = alerts.filter(({ state }) => state !== 'pending').length
  return (
    <>
      {firing > 0 && `${words.firing(firing)} `}
      {words.lead[worst]}
    </>
  )
}

/** The tabs; a single one needs none. */
function TabFrame({
  value,
  onChange,
  children
}: {
  value: MonitoringTab
  onChange: (value: MonitoringTab) => void
  children: React.ReactNode
}) {
  const counts = useTabCounts()
  if (monitoringTabs.length < 2) return children
  return (
    <Tabs
      label={words.tabsLabel}
      value={value}
      items={monitoringTabs.map(({ value: tab, label }) => ({
        value: tab,
        label: (
          <>
            {label}
            {counts[tab]}
          </>
        )
      }))}
      onChange={onChange}
      panelClass={styles.panel}
    >
      {children}
    </Tabs>
  )
}

type Worst = 'healthy' | 'warning' | 'no-data'

function worstOf(metrics: readonly { status: string }[]): Worst {
  if (metrics.some(({ status }) => status === 'warning' || status === 'critical')) return 'warning'
  return metrics.every(({ status }) => status === 'no-data') ? 'no-data' : 'healthy'
}
