import { OpenAPIHono } from '@hono/zod-openapi'
import {
  addDatabaseMigrationRoute,
  changeDatabaseMigrationRoute,
  deleteDatabaseMigrationRoute,
  listDatabaseMigrationsRoute,
  migrateDatabaseRoute,
  readDatabaseMigrationRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { connectionOf, done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { migrationAnswers } from './messages.ts'
import { migrateDatabase } from './migrate-database.ts'
import { addMigration, changeMigration, deleteMigration, readMigration } from './migrations.usecases.ts'
import { readMigrations } from './read-migrations.ts'

/** Body limit in bytes: two scripts, in UTF-8 and escaped. */
const maxBody = 2 * 1024 * 1024

/** Routes of the migrations of connected databases. */
export function databaseMigrationRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listDatabaseMigrationsRoute, ({ path, call }) => readMigrations(call, path.id))
  addRoute(readDatabaseMigrationRoute, async ({ path, call }) => ({
    migration: await readMigration(call, { connection: path.id, id: path.migration })
  }))
  addRoute(
    addDatabaseMigrationRoute,
    async ({ path, body, call }) => ({ migration: await addMigration(call, path.id, body) }),
    { maxBody }
  )
  addRoute(
    changeDatabaseMigrationRoute,
    async ({ path, body, call }) => ({
      migration: await changeMigration(call, { connection: path.id, id: path.migration }, body)
    }),
    { maxBody }
  )
  addRoute(deleteDatabaseMigrationRoute, async ({ path, call }) => {
    await deleteMigration(call, { connection: path.id, id: path.migration })
    return done(migrationAnswers.deleted)
  })
  addRoute(migrateDatabaseRoute, ({ body, call, c }) => migrateDatabase(call, body, connectionOf(c).signal))
  return app
}
