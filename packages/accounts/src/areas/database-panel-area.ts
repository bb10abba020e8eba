import type { Area } from '../area/area.ts'
import { eachPage } from '../area/each-page.ts'
import { databaseConnectionRoutes } from '../database-connections/connections.routes.ts'
import { databaseMigrationRoutes } from '../database-migrations/migrations.routes.ts'
import { databasePerformanceRoutes } from '../database-performance/performance.routes.ts'
import { listHistory } from '../database-queries/history.ts'
import { keptQueryRoutes } from '../database-queries/kept-queries.routes.ts'
import { databaseQueryRoutes } from '../database-queries/queries.routes.ts'
import { listSnippets } from '../database-queries/snippets.ts'
import { databaseWriteRoutes } from '../database-writes/writes.routes.ts'

/** The databases that are connected to the control panel. */
export const databasePanelArea: Area = {
  routes: [
    databaseConnectionRoutes,
    databasePerformanceRoutes,
    databaseQueryRoutes,
    databaseMigrationRoutes,
    databaseWriteRoutes,
    keptQueryRoutes
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
