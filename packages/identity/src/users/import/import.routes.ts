import { OpenAPIHono } from '@hono/zod-openapi'
import {
  checkUserImportRoute,
  downloadRefusedRowsRoute,
  importLimits,
  listImportProblemsRoute,
  runUserImportRoute,
  uploadUserImportRoute
} from '@sitewright/api'
import { toJob } from '@sitewright/kernel/area'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import type { Env } from '@sitewright/kernel/request'
import { fileRegistrar, readUpload, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { checkImport } from './check-import.ts'
import { exportRefusedRows, listProblems } from './refused-rows.ts'
import { runImport } from './run-import.ts'
import { uploadImport } from './upload-import.ts'

/** The routes of the import of users. */
export function userImportRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(
    uploadUserImportRoute,
    async ({ query, call, c }) => ({
      import: await readUpload(
        { services, c },
        { maxBytes: importLimits.bytes, tooLarge: 'import.too-large' },
        (bytes) => uploadImport(call, query.name, bytes)
      )
    }),
    { rawBody: 'text/csv', limit: ({ actor }) => enforceRateLimit(services, 'import-account', actor.userId) }
  )
  addRoute(checkUserImportRoute, ({ path, body, call }) => checkImport(call, path.id, body))
  addRoute(listImportProblemsRoute, ({ path, query, call }) => listProblems(call, path.id, query.after))
  addRoute(runUserImportRoute, async ({ path, call }) => ({ job: toJob(await runImport(call, path.id)) }))
  fileRegistrar(app, services)(downloadRefusedRowsRoute, ({ path, call }) => exportRefusedRows(call, path.id))
  return app
}
