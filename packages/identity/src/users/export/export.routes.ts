import { OpenAPIHono } from '@hono/zod-openapi'
import { exportUsersRoute } from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { fileRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { exportUsers } from './export-users.ts'

/** The route of the export of users. */
export function userExportRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addFile = fileRegistrar(app, services)
  addFile(exportUsersRoute, ({ query, call }) => exportUsers(call, query))
  return app
}
