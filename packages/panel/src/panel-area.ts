import { explorerLimits, undoMs } from '@sitewright/api'
import { sql } from 'kysely'
import { explorerExecuteRoutes } from './api-explorer/explorer-execute.routes.ts'
import { explorerHistoryRoutes } from './api-explorer/explorer-history.routes.ts'
import { listExplorerCalls } from './api-explorer/explorer-history.ts'
import { explorerSecretRoutes } from './api-explorer/explorer-secrets.routes.ts'
import { listExplorerSecrets } from './api-explorer/explorer-secrets.ts'
import { type Area, day, eachPage } from '@sitewright/kernel/area'
import { explainRoutes } from './explain/explain.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { panelMigrations } from './panel-migrations.ts'
import { panelRowSecurity } from './panel-row-security.ts'

/** Search, API explorer, and the explanation of permissions. */
export const panelArea: Area = {
  migrations: panelMigrations,
  rowSecurity: panelRowSecurity,
  expiryRules: [
    {
      table: 'explorer_calls',
      key: ['id'],
      when: (now) =>
        sql`created_at < ${now - explorerLimits.historyDays * day} or deleted_at < ${now - undoMs}`
    }
  ],
  routes: [
    explainRoutes,
    searchRoutes,
    explorerHistoryRoutes,
    explorerSecretRoutes,
    (services, product) => explorerExecuteRoutes(services, product.routes)
  ],
  exporters: {
    explorerCalls: (call) =>
      eachPage(async (before) => {
        const { calls, next } = await listExplorerCalls(call, { before, limit: 100 })
        return { entries: calls, next }
      }),
    async *explorerSecrets(call) {
      yield* await listExplorerSecrets(call)
    }
  }
}
