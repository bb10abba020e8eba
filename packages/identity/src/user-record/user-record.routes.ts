import { OpenAPIHono } from '@hono/zod-openapi'
import {
  endUserSessionRoute,
  revokeUserApiKeyRoute,
  getUserAccessRoute,
  listUserActivityRoute,
  listUserSessionsRoute,
  mailUserRoute,
  previewUserMailRoute,
  unlockUserRoute,
  verifyUserRoute
} from '@sitewright/api'
import { listSessionsOf } from '../account/own-sessions.ts'
import type { UserRow } from '@sitewright/kernel/db'
import type { UserCall } from '@sitewright/kernel/call'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { requireVisible, findUserById } from '@sitewright/kernel/users'
import { userActionMessages } from './messages.ts'
import { getUserAccess } from './user-access.ts'
import { listUserActivity } from './user-activity.ts'
import {
  mailUser,
  previewUserMail,
  sendVerificationAsAdministrator,
  unlockUser,
  revokeUserApiKey
} from './user-actions.ts'
import { endUserSession } from './user-sessions.ts'

/** Routes of one user's record: sessions, access, activity and actions (spec 2 §2). */
export function userRecordRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  const getVisible = async (id: string, { services: { database }, actor }: UserCall): Promise<UserRow> =>
    requireVisible(actor, await findUserById(database.db, id))

  addRoute(listUserSessionsRoute, async ({ path, call }) => {
    const { id } = await getVisible(path.id, call)
    return { sessions: await listSessionsOf(call, id) }
  })
  addRoute(endUserSessionRoute, async ({ path, call }) => ({
    success: true as const,
    ...(await endUserSession(call, path.id, path.session))
  }))
  addRoute(revokeUserApiKeyRoute, async ({ path, call }) => {
    await revokeUserApiKey(call, path.id, path.key)
    return done(userActionMessages.keyRevoked)
  })
  addRoute(getUserAccessRoute, async ({ path, call }) => ({
    access: await getUserAccess(call.services, await getVisible(path.id, call))
  }))
  addRoute(listUserActivityRoute, async ({ path, query, call }) => {
    const { id } = await getVisible(path.id, call)
    return listUserActivity(call.services, { userId: id, reader: call.actor }, query)
  })
  addRoute(unlockUserRoute, async ({ path, call }) => {
    await unlockUser(call, path.id)
    return done(userActionMessages.unlocked)
  })
  addRoute(verifyUserRoute, async ({ path, call }) => {
    await sendVerificationAsAdministrator(call, path.id)
    return done(userActionMessages.verificationSent)
  })
  addRoute(mailUserRoute, async ({ path, body, call }) => {
    await mailUser(call, path.id, body)
    return done(userActionMessages.mailed)
  })
  addRoute(previewUserMailRoute, async ({ path, body, call }) => ({
    preview: await previewUserMail(call, await getVisible(path.id, call), body)
  }))
  return app
}
