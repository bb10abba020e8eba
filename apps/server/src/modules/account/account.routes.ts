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
import type { Accounts } from '../../accounts.ts'
import { dropRefreshCookie } from '../../http/cookies.ts'
import type { Env } from '../../http/env.ts'
import { requireAccess } from '../../http/guard.ts'
import { serving } from '../../http/serve.ts'
import { limitRate } from '../rates/rate.ts'
import { answerGranted } from '../auth/sign-in-answers.ts'
import { activity } from './activity.ts'
import { avatar, removeAvatar, setAvatar } from './avatars.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './deletion.ts'
import { confirmEmail } from './email-change.ts'
import { exportAccount } from './export.ts'
import { ownAccountMessages as messages } from './messages.ts'
import { endOthers, endOwnSession, ownSessions } from './own-sessions.ts'
import { profile, updateProfile } from './profile.ts'

/** A picture of the largest size as base64, in its JSON. */
const avatarBody = 2.75 * 1024 * 1024

/** What signed-in people do with their own account. */
export function ownAccountRoutes(accounts: Accounts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const serve = serving(app, accounts)
  const done = (message: string) => ({ success: true, message }) as const

  serve(getProfileRoute, (by) => profile(accounts, by))
  serve(updateProfileRoute, async ({ body, ...by }) => ({
    success: true as const,
    ...(await updateProfile(accounts, body, by))
  }))
  serve(confirmEmailRoute, async ({ body, caller }) => {
    await confirmEmail(accounts, body.token, caller)
    return done(messages.emailConfirmed)
  })
  serve(changePasswordRoute, async ({ body, c, ...by }) =>
    answerGranted(accounts, c, await changePassword(accounts, body, by), messages.passwordChanged)
  )
  serve(listSessionsRoute, async (by) => ({ sessions: await ownSessions(accounts, by) }))
  serve(endSessionRoute, async ({ path, c, ...by }) => {
    await endOwnSession(accounts, path.id, by)
    if (path.id === by.actor.sessionId) dropRefreshCookie(c)
    return done(messages.sessionEnded)
  })
  serve(endOtherSessionsRoute, async (by) => ({
    ...done(messages.othersEnded),
    ended: await endOthers(accounts, by)
  }))
  serve(listActivityRoute, ({ query, actor }) => activity(accounts, actor.userId, query))
  serve(setAvatarRoute, async ({ body, ...by }) => ({ avatar: await setAvatar(accounts, body.image, by) }), {
    maxBody: avatarBody,
    count: ({ actor }) => limitRate(accounts, 'avatar-account', actor.userId)
  })
  serve(removeAvatarRoute, async (by) => {
    await removeAvatar(accounts, by)
    return done(messages.avatarRemoved)
  })
  serve(deleteAccountRoute, async ({ body, c, ...by }) => {
    await deleteAccount(accounts, body, by)
    dropRefreshCookie(c)
    c.header('Clear-Site-Data', '"cache", "storage"')
    return done(messages.deleted)
  })
  // Too long an answer to be held and looked through whole.
  app.openAPIRegistry.registerPath(exportAccountRoute)
  app.get(exportAccountRoute.getRoutingPath(), async (c) => {
    const actor = await requireAccess(c, accounts, exportAccountRoute['x-access'])
    if (actor === undefined) throw new ApiError('auth.required')
    return c.body(await exportAccount(accounts, { actor, caller: c.get('caller') }), 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="sitewright-account.json"',
      'Cache-Control': 'no-store'
    })
  })
  // No JSON; an img asks for it, without a token.
  app.openAPIRegistry.registerPath(getAvatarRoute)
  app.get(getAvatarRoute.getRoutingPath(), async (c) => {
    const { type, bytes } = await avatar(accounts, c.req.param('id') ?? '')
    return c.body(bytes, 200, {
      'Content-Type': type,
      'Content-Disposition': 'inline',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff'
    })
  })
  return app
}
