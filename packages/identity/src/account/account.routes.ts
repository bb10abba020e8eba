import { respondWithSession } from '@sitewright/kernel/sessions'
import { OpenAPIHono } from '@hono/zod-openapi'
import {
  listActivityRoute,
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
import type { Services } from '@sitewright/kernel/services'
import { deleteRefreshCookie, type Env } from '@sitewright/kernel/request'
import { done, registerRoute, routeRegistrar } from '@sitewright/kernel/routing'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { listActivity } from './activity.ts'
import { getAvatar, removeAvatar, setAvatar } from '../users/avatars.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { confirmEmail } from '@sitewright/kernel/users'
import type { Product } from '@sitewright/kernel/area'
import { exportAccount } from './export-account.ts'
import { ownAccountMessages as messages } from './messages.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'
import { getProfile, updateProfile } from './profile.ts'

/** Body limit of an avatar: the largest allowed picture as base64 in JSON. */
const avatarBody = 2.75 * 1024 * 1024

/** Routes of the user's own account. */
export function ownAccountRoutes(
  services: Services,
  { exporters }: Pick<Product, 'exporters'>
): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)

  addRoute(getProfileRoute, ({ call }) => getProfile(call))
  addRoute(updateProfileRoute, async ({ body, call }) => ({
    success: true as const,
    ...(await updateProfile(call, body))
  }))
  addRoute(confirmEmailRoute, async ({ body, call }) => {
    await confirmEmail(call, body.token)
    return done(messages.emailConfirmed)
  })
  addRoute(changePasswordRoute, async ({ body, c, call }) =>
    respondWithSession(services, c, await changePassword(call, body), messages.passwordChanged)
  )
  addRoute(listSessionsRoute, async ({ call }) => ({ sessions: await listOwnSessions(call) }))
  addRoute(endSessionRoute, async ({ path, c, call }) => {
    await endOwnSession(call, path.id)
    if (path.id === call.actor.sessionId) deleteRefreshCookie(c)
    return done(messages.sessionEnded)
  })
  addRoute(endOtherSessionsRoute, async ({ call }) => ({
    ...done(messages.othersEnded),
    ended: await endOtherSessions(call)
  }))
  addRoute(listActivityRoute, ({ query, call }) => listActivity(call.services, call.actor.userId, query))
  addRoute(setAvatarRoute, async ({ body, call }) => ({ avatar: await setAvatar(call, body.image) }), {
    maxBody: avatarBody,
    limit: ({ actor }) => enforceRateLimit(services, 'avatar-account', actor.userId)
  })
  addRoute(removeAvatarRoute, async ({ call }) => {
    await removeAvatar(call)
    return done(messages.avatarRemoved)
  })
  addRoute(deleteAccountRoute, async ({ body, c, call }) => {
    const purgeAt = await deleteAccount(call, body)
    deleteRefreshCookie(c)
    c.header('Clear-Site-Data', '"cache", "storage"')
    return { ...done(messages.closed), purgeAt }
  })
  // Streamed, since the document is too large for memory and validation.
  registerRoute(app, services, exportAccountRoute, {
    ownPagesOnly: true,
    answer: async ({ call }, c) =>
      c.body(await exportAccount(call, exporters), 200, {
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
