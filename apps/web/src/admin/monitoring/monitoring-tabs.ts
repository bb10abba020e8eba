import type { ComponentType } from 'react'
import { Alerts } from './alerts/alerts.tsx'
import { ServicesStatus } from './checks/services-status.tsx'
import { monitoringMessages } from './messages.ts'
import { SystemHealth } from './metrics/system-health.tsx'

const { tabs: words } = monitoringMessages

export type MonitoringTab = keyof typeof words

interface TabRow {
  value: MonitoringTab
  label: string
  Panel: ComponentType
}

/** The tabs of the screen in their order, those that work; the first one needs no `view` in the address. */
export const monitoringTabs: readonly [TabRow, ...TabRow[]] = [
  { value: 'health', label: words.health, Panel: SystemHealth },
  { value: 'services', label: words.services, Panel: ServicesStatus },
  { value: 'alerts', label: words.alerts, Panel: Alerts }
]
