import { OpenAPIHono } from '@hono/zod-openapi'
import {
  beginDatabaseWriteRoute,
  commitDatabaseWriteRoute,
  readDatabaseRowsRoute,
  readDatabaseWriteRoute,
  rollBackDatabaseWriteRoute,
  undoDatabaseWriteRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { connectionOf, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { beginWrite, undoWrite } from './begin-write.ts'
import { commitWrite, readWrite, rollBackWrite } from './decide-write.ts'
import { readRows } from './read-rows.ts'

/** Body limit in bytes: changes of rows are longer than most bodies. */
const maxBody = 2 * 1024 * 1024

/** Routes of the rows of connected databases, and of writing them in two phases. */
export function databaseWriteRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(readDatabaseRowsRoute, ({ body, call, c }) => readRows(call, body, connectionOf(c).signal))
  addRoute(
    beginDatabaseWriteRoute,
    async ({ body, call, c }) => ({ write: await beginWrite(call, body, connectionOf(c).signal) }),
    { maxBody }
  )
  addRoute(readDatabaseWriteRoute, async ({ path, call }) => ({ write: await readWrite(call, path.id) }))
  addRoute(commitDatabaseWriteRoute, async ({ path, body, call }) => ({
    write: await commitWrite(call, path.id, body.name)
  }))
  addRoute(rollBackDatabaseWriteRoute, async ({ path, call }) => ({
    write: await rollBackWrite(call, path.id)
  }))
  addRoute(undoDatabaseWriteRoute, async ({ path, call, c }) => ({
    write: await undoWrite(call, path.id, connectionOf(c).signal)
  }))
  return app
}
