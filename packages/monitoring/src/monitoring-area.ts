import { evaluateRules } from './alerts/evaluate-rules.ts'
import { alertRoutes } from './alerts/alerts.routes.ts'
import { type Area, minute, second } from '@sitewright/kernel/area'
import { checkRoutes } from './checks/checks.routes.ts'
import { runDueChecks } from './checks/run-due-checks.ts'
import { comparisonRoutes } from './comparison/comparison.routes.ts'
import { incidentRoutes } from './incidents/incidents.routes.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { findMonitoringNeeds } from './dashboard/monitoring-needs.ts'
import { monitoringRoutes } from './metrics/metrics.routes.ts'
import { deliverWebhooks } from './webhooks/deliver-webhooks.ts'
import { webhookRoutes } from './webhooks/webhooks.routes.ts'
import { monitoringExpiry } from './monitoring-expiry.ts'
import { monitoringMigrations } from './monitoring-migrations.ts'
import { monitoringRowSecurity } from './monitoring-row-security.ts'

/** Metrics, service checks, alerts and incidents, and the dashboard. */
export const monitoringArea: Area = {
  migrations: monitoringMigrations,
  rowSecurity: monitoringRowSecurity,
  expiryRules: monitoringExpiry,
  routes: [
    dashboardRoutes,
    monitoringRoutes,
    alertRoutes,
    incidentRoutes,
    comparisonRoutes,
    webhookRoutes,
    checkRoutes
  ],
  findNeeds: findMonitoringNeeds,
  tasks: ({ services, log }, { askIssuer }) => [
    {
      name: 'run-checks',
      everyMs: 10 * second,
      longestMs: 10 * minute,
      run: () => runDueChecks({ ...services, log, askIssuer })
    },
    { name: 'evaluate-alerts', everyMs: 10 * second, longestMs: minute, run: () => evaluateRules(services) },
    {
      name: 'deliver-webhooks',
      everyMs: 5 * second,
      longestMs: minute,
      run: () => deliverWebhooks(services)
    }
  ]
}
