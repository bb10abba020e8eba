import { OpenAPIHono } from '@hono/zod-openapi'
import {
  listActivityRoute,
  ApiError,
  changePasswordRoute,
  confirmEmailRoute,
  deleteAccountRoute,
  endOtherSessionsRoute,
  endSessionRoute,
  exportAccountRoute,
  getAvatarRoute,
  getProfileRoute,
  listSessionsRoute,
  removeAvatarRoute,
  setAvatarRoute,
  updateProfileRoute
} from '@sitewright/api'
import type { Services } from '../services/services.ts'
import { deleteRefreshCookie } from '../request/cookies.ts'
import type { Env } from '../request/env.ts'
import { requireAccess } from '../routing/guard.ts'
import { routeRegistrar } from '../routing/route-registrar.ts'
import { enforceRateLimit } from '../rate-limits/rate-limits.ts'
import { respondWithSession } from '../sign-in/sign-in-responses.ts'
import { listActivity } from './activity.ts'
import { getAvatar, removeAvatar, setAvatar } from '../users/avatars.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './deletion.ts'
import { confirmEmail } from './email-change.ts'
import { exportAccount } from './export.ts'
import { ownAccountMessages as messages } from './messages.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'
import { getProfile, updateProfile } from './profile.ts'

/** Body limit: a picture of the largest size as base64 in JSON. */
const avatarBody = 2.75 * 1024 * 1024

/** Routes of the user's own account. */
export function ownAccountRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  const done = (message: string) => ({ success: true, message }) as const

  addRoute(getProfileRoute, (by) => getProfile(services, by))
  addRoute(updateProfileRoute, async ({ body, ...by }) => ({
    success: true as const,
    ...(await updateProfile(services, body, by))
  }))
  addRoute(confirmEmailRoute, async ({ body, caller }) => {
    await confirmEmail(services, body.token, caller)
    return done(messages.emailConfirmed)
  })
  addRoute(changePasswordRoute, async ({ body, c, ...by }) =>
    respondWithSession(services, c, await changePassword(services, body, by), messages.passwordChanged)
  )
  addRoute(listSessionsRoute, async (by) => ({ sessions: await listOwnSessions(services, by) }))
  addRoute(endSessionRoute, async ({ path, c, ...by }) => {
    await endOwnSession(services, path.id, by)
    if (path.id === by.actor.sessionId) deleteRefreshCookie(c)
    return done(messages.sessionEnded)
  })
  addRoute(endOtherSessionsRoute, async (by) => ({
    ...done(messages.othersEnded),
    ended: await endOtherSessions(services, by)
  }))
  addRoute(listActivityRoute, ({ query, actor }) => listActivity(services, actor.userId, query))
  addRoute(
    setAvatarRoute,
    async ({ body, ...by }) => ({ avatar: await setAvatar(services, body.image, by) }),
    {
      maxBody: avatarBody,
      limit: ({ actor }) => enforceRateLimit(services, 'avatar-account', actor.userId)
    }
  )
  addRoute(removeAvatarRoute, async (by) => {
    await removeAvatar(services, by)
    return done(messages.avatarRemoved)
  })
  addRoute(deleteAccountRoute, async ({ body, c, ...by }) => {
    await deleteAccount(services, body, by)
    deleteRefreshCookie(c)
    c.header('Clear-Site-Data', '"cache", "storage"')
    return done(messages.deleted)
  })
  // Streamed: too long to be held in memory and validated.
  app.openAPIRegistry.registerPath(exportAccountRoute)
  app.get(exportAccountRoute.getRoutingPath(), async (c) => {
    const actor = await requireAccess(c, services, exportAccountRoute['x-access'])
    if (actor === undefined) throw new ApiError('auth.required')
    return c.body(await exportAccount(services, { actor, caller: c.get('caller') }), 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="sitewright-account.json"',
      'Cache-Control': 'no-store'
    })
  })
  // Not JSON; an img element requests it, without a token.
  app.openAPIRegistry.registerPath(getAvatarRoute)
  app.get(getAvatarRoute.getRoutingPath(), async (c) => {
    const { type, bytes } = await getAvatar(services, c.req.param('id') ?? '')
    return c.body(bytes, 200, {
      'Content-Type': type,
      'Content-Disposition': 'inline',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff'
    })
  })
  return app
}
