import type { AlertSeverity, AlertState } from '@sitewright/api'

/** How grave an alert is, in words. */
export const alertSeverityNames = {
  info: 'Info',
  warning: 'Warning',
  critical: 'Critical'
} as const satisfies Record<AlertSeverity, string>

/** The states of an alert, in words. */
export const alertStateNames = {
  pending: 'Pending',
  firing: 'Firing',
  acknowledged: 'Acknowledged',
  silenced: 'Silenced',
  resolved: 'Resolved'
} as const satisfies Record<AlertState, string>
