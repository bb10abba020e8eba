import { OpenAPIHono } from '@hono/zod-openapi'
import {
  addDatabaseConnectionRoute,
  addOwnDatabaseConnectionRoute,
  changeDatabaseConnectionRoute,
  deleteDatabaseConnectionRoute,
  listDatabaseCollectionsRoute,
  listDatabaseConnectionsRoute,
  readDatabaseSchemaRoute,
  testDatabaseConnectionRoute,
  tryDatabaseConnectionRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { addConnection, changeConnection, deleteConnection, listConnections } from './connections.usecases.ts'
import { connectionAnswers } from './messages.ts'
import { toOwn } from './own-access.ts'
import { addOwnConnection } from './own-database.ts'
import { readSchema } from './read-schema.ts'
import { testConnection, tryConnection } from './test-connection.ts'

/** Routes of the connections to databases. */
export function databaseConnectionRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listDatabaseConnectionsRoute, async ({ call }) => ({
    connections: await listConnections(call),
    reachesLoopback: services.loopbackDatabases,
    own: toOwn(services.ownDatabase, call.actor)
  }))
  addRoute(addOwnDatabaseConnectionRoute, async ({ call }) => ({ connection: await addOwnConnection(call) }))
  addRoute(addDatabaseConnectionRoute, async ({ body, call }) => ({
    connection: await addConnection(call, body)
  }))
  addRoute(tryDatabaseConnectionRoute, async ({ body, call }) => ({
    result: await tryConnection(call, body)
  }))
  addRoute(changeDatabaseConnectionRoute, async ({ path, body, call }) => ({
    connection: await changeConnection(call, path.id, body)
  }))
  addRoute(deleteDatabaseConnectionRoute, async ({ path, call }) => {
    await deleteConnection(call, path.id)
    return done(connectionAnswers.deleted)
  })
  addRoute(readDatabaseSchemaRoute, ({ query, call }) => readSchema(call, query.connection))
  addRoute(listDatabaseCollectionsRoute, async ({ query, call }) => {
    const { tables, truncated } = await readSchema(call, query.connection)
    return { collections: tables, truncated }
  })
  addRoute(testDatabaseConnectionRoute, ({ path, call }) => testConnection(call, path.id))
  return app
}
