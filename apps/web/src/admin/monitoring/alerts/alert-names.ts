import type { AlertSeverity, AlertState } from '@sitewright/api'

export const alertSeverityNames = {
  info: 'Info',
  warning: 'Warning',
  critical: 'Critical'
} as const satisfies Record<AlertSeverity, string>

export const alertStateNames = {
  pending: 'Pending',
  firing: 'Firing',
  acknowledged: 'Acknowledged',
  silenced: 'Silenced',
  resolved: 'Resolved'
} as const satisfies Record<AlertState, string>
