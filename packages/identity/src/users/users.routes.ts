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
import type { Services } from '@sitewright/kernel/services'
import type { UserCall } from '@sitewright/kernel/call'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import { userMessages } from './messages.ts'
import {
  findUserPage,
  findUsersById,
  changeUser,
  addUser,
  endSessionsAsAdministrator,
  startPasswordReset,
  summarizeUsers,
  requireVisible
} from '@sitewright/kernel/users'
import { deleteUser, restoreUser } from './deletion/delete-user.ts'
import { countDeletionEffects } from './deletion/deletion-effects.ts'
import { toUsers } from './to-user.ts'

/** User management routes of administrators (spec 2 §2, §7). */
export function userRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listUsersRoute, ({ query, call }) => listUsers(query, call))
  addRoute(listUsersForAdminRoute, ({ query, call }) => listUsers(query, call))
  addRoute(summarizeUsersRoute, ({ call }) => summarizeUsers(call))
  addRoute(getUserRoute, ({ path, call }) => getUser(path.id, call))
  addRoute(addUserRoute, async ({ body, call }) => getUser((await addUser(call, body)).id, call), {
    // Its refusals reveal which addresses are taken, also in other tenants.
    limit: ({ actor }) => enforceRateLimit(services, 'user-add-account', actor.userId)
  })
  addRoute(updateUserRoute, async ({ path, body, call }) => {
    const { id, ...changed } = await changeUser(call, path.id, body)
    return { ...(await getUser(id, call)), ...changed }
  })
  addRoute(countDeletionEffectsRoute, async ({ path, call }) => {
    const { user } = await getUser(path.id, call)
    const { database, now } = call.services
    return { effects: await countDeletionEffects(database.db, user.id, now()) }
  })
  addRoute(deleteUserRoute, async ({ path, call }) => ({
    ...done(userMessages.deleted),
    ...(await deleteUser(call, path.id))
  }))
  addRoute(restoreUserRoute, async ({ path, call }) => getUser((await restoreUser(call, path.id)).id, call))
  addRoute(endUserSessionsRoute, async ({ path, body, call }) => {
    const { sessionsEnded: ended, ...told } = await endSessionsAsAdministrator(call, path.id, body)
    return { success: true as const, ended, ...told }
  })
  addRoute(startUserPasswordResetRoute, async ({ path, call }) => {
    await startPasswordReset(call, path.id)
    return done(userMessages.resetMailed)
  })
  return app
}

async function listUsers(
  { filter, ...page }: UserQuery,
  { services: { database, now }, actor }: UserCall
): Promise<UserPage> {
  const scope = { ...filter, tenant: actor.tenantId }
  const { ids, total, exact } = await findUserPage(database, scope, page, { now: now() })
  const users = await toUsers(database.db, await findUsersById(database.db, ids), now())
  return { users, page: page.page, limit: page.limit, total, exact }
}

async function getUser(
  id: string,
  { services: { database, now }, actor }: UserCall
): Promise<{ user: User }> {
  const [row] = await findUsersById(database.db, [id])
  const [user] = await toUsers(database.db, [requireVisible(actor, row)], now())
  if (user === undefined) throw new Error('A row that was read has no user')
  return { user }
}
