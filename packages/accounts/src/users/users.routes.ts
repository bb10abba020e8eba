import { OpenAPIHono } from '@hono/zod-openapi'
import {
  addUserRoute,
  updateUserRoute,
  deleteUserRoute,
  endUserSessionsRoute,
  getUserRoute,
  listUsersForAdminRoute,
  listUsersRoute,
  startUserPasswordResetRoute,
  type UserPage,
  type UserQuery,
  type User
} from '@sitewright/api'
import type { Services } from '../services/services.ts'
import type { Actor } from '../request/caller.ts'
import type { Env } from '../request/env.ts'
import { findRoles } from '../roles/roles.repository.ts'
import { done } from '../routing/done.ts'
import { routeRegistrar } from '../routing/route-registrar.ts'
import { userMessages } from './messages.ts'
import { findUserPage, findUsersById } from './user-list.repository.ts'
import {
  addUser,
  changeUser,
  deleteUser,
  endSessionsAsAdministrator,
  startPasswordReset
} from './users.usecases.ts'
import { toUser } from './to-user.ts'
import { requireVisible } from './rights.ts'

/** User management routes of administrators (spec 2 §2, §7). */
export function userRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  const { db } = services.database

  async function listUsers({ filter, ...page }: UserQuery, { tenantId }: Actor): Promise<UserPage> {
    const scope = { ...filter, tenant: tenantId }
    const { ids, total, exact } = await findUserPage(services.database, scope, page, { now: services.now() })
    const roles = await findRoles(db)
    const users = (await findUsersById(db, ids)).map((row) => toUser(row, roles))
    return { users, page: page.page, limit: page.limit, total, exact }
  }
  async function getUser(id: string, actor: Actor): Promise<{ user: User }> {
    const [row] = await findUsersById(db, [id])
    return { user: toUser(requireVisible(actor, row), await findRoles(db)) }
  }

  addRoute(listUsersRoute, ({ query, actor }) => listUsers(query, actor))
  addRoute(listUsersForAdminRoute, ({ query, actor }) => listUsers(query, actor))
  addRoute(getUserRoute, ({ path, actor }) => getUser(path.id, actor))
  addRoute(addUserRoute, async ({ body, actor, call }) => getUser((await addUser(call, body)).id, actor))
  addRoute(updateUserRoute, async ({ path, body, actor, call }) =>
    getUser((await changeUser(call, path.id, body)).id, actor)
  )
  addRoute(deleteUserRoute, async ({ path, call }) => {
    await deleteUser(call, path.id)
    return done(userMessages.deleted)
  })
  addRoute(endUserSessionsRoute, async ({ path, call }) => ({
    success: true as const,
    ended: await endSessionsAsAdministrator(call, path.id)
  }))
  addRoute(startUserPasswordResetRoute, async ({ path, call }) => {
    await startPasswordReset(call, path.id)
    return done(userMessages.resetMailed)
  })
  return app
}
