import { OpenAPIHono } from '@hono/zod-openapi'
import type { Services } from './services/services.ts'
import type { Env } from './request/env.ts'
import { ownAccountRoutes } from './account/account.routes.ts'
import { apiKeyRoutes } from './account/api-keys.routes.ts'
import { alertRoutes } from './alerts/alerts.routes.ts'
import { explorerExecuteRoutes } from './api-explorer/explorer-execute.routes.ts'
import { explorerHistoryRoutes } from './api-explorer/explorer-history.routes.ts'
import { explorerSecretRoutes } from './api-explorer/explorer-secrets.routes.ts'
import { auditRoutes } from './audit-log/audit-log.routes.ts'
import { comparisonRoutes } from './comparison/comparison.routes.ts'
import { incidentRoutes } from './incidents/incidents.routes.ts'
import { explainRoutes } from './explain/explain.routes.ts'
import { authRoutes } from './sign-in/sign-in.routes.ts'
import { providerSignInRoutes } from './providers/provider-sign-in.routes.ts'
import { providerRoutes } from './providers/providers.routes.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { databaseConnectionRoutes } from './database-connections/connections.routes.ts'
import { databasePerformanceRoutes } from './database-performance/performance.routes.ts'
import { keptQueryRoutes } from './database-queries/kept-queries.routes.ts'
import { databaseQueryRoutes } from './database-queries/queries.routes.ts'
import { databaseMigrationRoutes } from './database-migrations/migrations.routes.ts'
import { databaseWriteRoutes } from './database-writes/writes.routes.ts'
import { checkRoutes } from './checks/checks.routes.ts'
import { monitoringRoutes } from './monitoring/monitoring.routes.ts'
import { roleRoutes } from './users/roles.routes.ts'
import { jobDefinitions } from './job-definitions.ts'
import { jobRoutes } from './jobs/jobs.routes.ts'
import { bulkUserRoutes } from './users/bulk.routes.ts'
import { viewRoutes } from './views/views.routes.ts'
import { userImportRoutes } from './users/import/import.routes.ts'
import { userExportRoutes } from './users/export.routes.ts'
import { userRecordRoutes } from './user-record/user-record.routes.ts'
import { userRoutes } from './users/users.routes.ts'
import { savedProjectRoutes } from './saved-projects/saved-projects.routes.ts'
import { invoiceRoutes } from './invoices/invoices.routes.ts'
import { paymentEventRoutes } from './invoices/payment-events.routes.ts'
import { satisfactionRoutes } from './satisfaction/satisfaction.routes.ts'
import { memberRoutes } from './members/members.routes.ts'
import { teamRoutes } from './team/team.routes.ts'
import { tenantRoutes } from './tenants/tenants.routes.ts'
import { webhookRoutes } from './webhooks/webhooks.routes.ts'
import { viewAsRoutes } from './view-as/view-as.routes.ts'
import { settingsRoutes } from './admin-settings/settings.routes.ts'
import { noticeRoutes } from './notice-list/notices.routes.ts'
import { preferenceRoutes } from './preferences/preferences.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { streamRoutes } from './stream/stream.routes.ts'
import { passkeyRoutes } from './sign-in/passkeys.routes.ts'
import { secondFactorRoutes } from './sign-in/second-factor.routes.ts'

/** All routes of the accounts API. */
export function accountRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  for (const routes of [
    authRoutes,
    ownAccountRoutes,
    apiKeyRoutes,
    secondFactorRoutes,
    passkeyRoutes,
    providerSignInRoutes,
    providerRoutes,
    savedProjectRoutes,
    teamRoutes,
    userExportRoutes,
    userImportRoutes,
    viewRoutes,
    userRoutes,
    userRecordRoutes,
    roleRoutes,
    bulkUserRoutes,
    explainRoutes,
    viewAsRoutes,
    settingsRoutes,
    auditRoutes,
    dashboardRoutes,
    monitoringRoutes,
    alertRoutes,
    incidentRoutes,
    comparisonRoutes,
    webhookRoutes,
    checkRoutes,
    databaseConnectionRoutes,
    databasePerformanceRoutes,
    databaseQueryRoutes,
    databaseMigrationRoutes,
    databaseWriteRoutes,
    keptQueryRoutes,
    tenantRoutes,
    invoiceRoutes,
    paymentEventRoutes,
    satisfactionRoutes,
    memberRoutes,
    explorerHistoryRoutes,
    explorerSecretRoutes,
    streamRoutes,
    preferenceRoutes,
    noticeRoutes,
    searchRoutes
  ])
    app.route('/', routes(services))
  app.route('/', explorerExecuteRoutes(services, accountRoutes))
  app.route('/', jobRoutes(services, jobDefinitions(services)))
  return app
}
