import { ofTenant, partOf, type RowSecurity } from '@sitewright/kernel/db'

/** Row-level security of checks, alerts, webhooks and incidents. */
export const monitoringRowSecurity: RowSecurity = {
  checks: ofTenant,
  check_results: partOf('check_results', 'check_id', 'checks'),
  check_buckets: partOf('check_buckets', 'check_id', 'checks'),
  maintenance_windows: ofTenant,
  need_snoozes: 'none',
  alert_rules: 'none',
  alerts: 'none',
  alert_events: 'none',
  silences: 'none',
  webhooks: 'none',
  webhook_deliveries: 'none',
  incident_titles: 'none',
  incident_notes: 'none'
}
