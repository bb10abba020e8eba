import { OpenAPIHono } from '@hono/zod-openapi'
import {
  addUserRoute,
  countDeletionEffectsRoute,
  deleteUserRoute,
  endUserSessionsRoute,
  getUserRoute,
  listUsersForAdminRoute,
  listUsersRoute,
  restoreUserRoute,
  startUserPasswordResetRoute,
  summarizeUsersRoute,
  updateUserRoute,
  type UserPage,
  type UserQuery,
  type User
} from '@sitewright/api'
import type { Services } from '../services/services.ts'
import type { Actor } from '../request/caller.ts'
import { enforceRateLimit } from '../rate-limits/rate-limits.ts'
import type { Env } from '../request/env.ts'
import { done } from '../routing/done.ts'
import { routeRegistrar } from '../routing/route-registrar.ts'
import { userMessages } from './messages.ts'
import { findUserPage, findUsersById } from './user-list.repository.ts'
import { changeUser } from './change-user.ts'
import { deleteUser, restoreUser } from './deletion/delete-user.ts'
import { countDeletionEffects } from './deletion/deletion-effects.ts'
import { addUser, endSessionsAsAdministrator, startPasswordReset } from './users.usecases.ts'
import { toUsers } from './to-user.ts'
import { summarizeUsers } from './user-summary.ts'
import { requireVisible } from './rights.ts'

/** User management routes of administrators (spec 2 §2, §7). */
export function userRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  const { db } = services.database

  async function listUsers({ filter, ...page }: UserQuery, { tenantId }: Actor): Promise<UserPage> {
    const scope = { ...filter, tenant: tenantId }
    const { ids, total, exact } = await findUserPage(services.database, scope, page, { now: services.now() })
    const users = await toUsers(db, await findUsersById(db, ids), services.now())
    return { users, page: page.page, limit: page.limit, total, exact }
  }
  async function getUser(id: string, actor: Actor): Promise<{ user: User }> {
    const [row] = await findUsersById(db, [id])
    const [user] = await toUsers(db, [requireVisible(actor, row)], services.now())
    if (user === undefined) throw new Error('A row that was read has no user')
    return { user }
  }

  addRoute(listUsersRoute, ({ query, actor }) => listUsers(query, actor))
  addRoute(listUsersForAdminRoute, ({ query, actor }) => listUsers(query, actor))
  addRoute(summarizeUsersRoute, ({ call }) => summarizeUsers(call))
  addRoute(getUserRoute, ({ path, actor }) => getUser(path.id, actor))
  addRoute(addUserRoute, async ({ body, actor, call }) => getUser((await addUser(call, body)).id, actor), {
    // Its refusals tell which addresses are taken, also of people of another tenant.
    limit: ({ actor }) => enforceRateLimit(services, 'user-add-account', actor.userId)
  })
  addRoute(updateUserRoute, async ({ path, body, actor, call }) => {
    const { id, ...changed } = await changeUser(call, path.id, body)
    return { ...(await getUser(id, actor)), ...changed }
  })
  addRoute(countDeletionEffectsRoute, async ({ path, actor }) => {
    const { user } = await getUser(path.id, actor)
    return { effects: await countDeletionEffects(db, user.id, services.now()) }
  })
  addRoute(deleteUserRoute, async ({ path, call }) => ({
    ...done(userMessages.deleted),
    ...(await deleteUser(call, path.id))
  }))
  addRoute(restoreUserRoute, async ({ path, call, actor }) =>
    getUser((await restoreUser(call, path.id)).id, actor)
  )
  addRoute(endUserSessionsRoute, async ({ path, call }) => {
    const { sessionsEnded, refusedWithinMs } = await endSessionsAsAdministrator(call, path.id)
    return { success: true as const, ended: sessionsEnded, refusedWithinMs }
  })
  addRoute(startUserPasswordResetRoute, async ({ path, call }) => {
    await startPasswordReset(call, path.id)
    return done(userMessages.resetMailed)
  })
  return app
}
