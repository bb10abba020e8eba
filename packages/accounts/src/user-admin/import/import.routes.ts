import { OpenAPIHono } from '@hono/zod-openapi'
import {
  checkUserImportRoute,
  downloadRefusedRowsRoute,
  importLimits,
  listImportProblemsRoute,
  runUserImportRoute,
  uploadUserImportRoute
} from '@sitewright/api'
import { toJob } from '../../jobs/to-job.ts'
import { enforceRateLimit } from '../../rate-limits/rate-limits.ts'
import type { Env } from '../../request/env.ts'
import { fileRegistrar } from '../../routing/file-registrar.ts'
import { readUpload } from '../../routing/read-upload.ts'
import { routeRegistrar } from '../../routing/route-registrar.ts'
import type { Services } from '../../services/services.ts'
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
