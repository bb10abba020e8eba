import { type Area, eachPage } from '@sitewright/kernel/area'
import { databaseConnectionRoutes } from './connections/connections.routes.ts'
import { databaseMigrationRoutes } from './migrations/migrations.routes.ts'
import { databasePerformanceRoutes } from './performance/performance.routes.ts'
import { listHistory } from './queries/query-history.ts'
import { historyAndSnippetsRoutes } from './queries/history-and-snippets.routes.ts'
import { databaseQueryRoutes } from './queries/queries.routes.ts'
import { listSnippets } from './queries/snippets.ts'
import { databaseWriteRoutes } from './writes/writes.routes.ts'
import { databasePanelExpiry } from './database-panel-expiry.ts'
import { databasePanelMigrations } from './database-panel-migrations.ts'
import { databasePanelRowSecurity } from './database-panel-row-security.ts'

/** The databases that are connected to the control panel. */
export const databasePanelArea: Area = {
  migrations: databasePanelMigrations,
  rowSecurity: databasePanelRowSecurity,
  expiryRules: databasePanelExpiry,
  routes: [
    databaseConnectionRoutes,
    databasePerformanceRoutes,
    databaseQueryRoutes,
    databaseMigrationRoutes,
    databaseWriteRoutes,
    historyAndSnippetsRoutes
  ],
  exporters: {
    queries: (call) =>
      eachPage(async (before) => {
        const { queries, next } = await listHistory(call, { before, limit: 100 })
        return { entries: queries, next }
      }),
    async *snippets(call) {
      yield* await listSnippets(call)
    }
  }
}
