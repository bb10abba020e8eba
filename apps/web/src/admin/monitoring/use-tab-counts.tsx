import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { openAlertsQuery } from './alerts/alerts.api.ts'
import { checksQuery } from './checks/checks.api.ts'
import { monitoringMessages as words } from './messages.ts'
import type { MonitoringTab } from './monitoring-tabs.ts'

/** What stands beside the name of each tab: what is down, or how many are watched, and how many alerts fire. */
export function useTabCounts(): Partial<Record<MonitoringTab, ReactNode>> {
  const checks = useQuery(checksQuery).data?.checks ?? []
  const alerts = useQuery(openAlertsQuery).data?.alerts ?? []
  const down = checks.filter(({ state }) => state.status === 'down').length
  const firing = alerts.filter(({ state }) => state !== 'pending').length
  return {
    ...(checks.length > 0 && {
      services: <Count>{down > 0 ? words.servicesDown(down, checks.length) : checks.length}</Count>
    }),
    ...(firing > 0 && { alerts: <Count>{firing}</Count> })
  }
}

function Count({ children }: { children: ReactNode }) {
  return <span className="n">{children}</span>
}
