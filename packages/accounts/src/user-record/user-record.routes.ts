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
import type { UserRow } from '../db/rows.ts'
import type { Actor } from '../request/caller.ts'
import type { Env } from '../request/env.ts'
import { done } from '../routing/done.ts'
import { routeRegistrar } from '../routing/route-registrar.ts'
import type { Services } from '../services/services.ts'
import { requireVisible } from '../users/rights.ts'
import { findUserById } from '../users/users.repository.ts'
import { userActMessages } from './messages.ts'
import { getUserAccess } from './user-access.ts'
import { listUserActivity } from './user-activity.ts'
import { mailUser, previewUserMail, sendVerificationAsAdministrator, unlockUser } from './user-acts.ts'
import { revokeUserApiKey } from './user-api-keys.ts'
import { endUserSession } from './user-sessions.ts'

/** Routes of one user's record: sessions, access and activity, and what is done to them (spec 2 §2). */
export function userRecordRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  const { db } = services.database
  const getVisible = async (id: string, actor: Actor): Promise<UserRow> =>
    requireVisible(actor, await findUserById(db, id))

  addRoute(listUserSessionsRoute, async ({ path, actor, call }) => {
    const { id } = await getVisible(path.id, actor)
    return { sessions: await listSessionsOf(call, id) }
  })
  addRoute(endUserSessionRoute, async ({ path, call }) => ({
    success: true as const,
    ...(await endUserSession(call, path.id, path.session))
  }))
  addRoute(revokeUserApiKeyRoute, async ({ path, call }) => {
    await revokeUserApiKey(call, path.id, path.key)
    return done(userActMessages.keyRevoked)
  })
  addRoute(getUserAccessRoute, async ({ path, actor }) => ({
    access: await getUserAccess(services, await getVisible(path.id, actor))
  }))
  addRoute(listUserActivityRoute, async ({ path, query, actor }) => {
    const { id } = await getVisible(path.id, actor)
    return listUserActivity(services, { userId: id, reader: actor }, query)
  })
  addRoute(unlockUserRoute, async ({ path, call }) => {
    await unlockUser(call, path.id)
    return done(userActMessages.unlocked)
  })
  addRoute(verifyUserRoute, async ({ path, call }) => {
    await sendVerificationAsAdministrator(call, path.id)
    return done(userActMessages.verificationSent)
  })
  addRoute(mailUserRoute, async ({ path, body, call }) => {
    await mailUser(call, path.id, body)
    return done(userActMessages.mailed)
  })
  addRoute(previewUserMailRoute, async ({ path, body, actor, call }) => ({
    preview: await previewUserMail(call, await getVisible(path.id, actor), body)
  }))
  return app
}
