import { OpenAPIHono } from '@hono/zod-openapi'
import {
  ApiError,
  listNoticesRoute,
  readAllNoticesRoute,
  readNoticeRoute,
  type NoticeQuery
} from '@sitewright/api'
import {
  type UserCall,
  countUnreadNotices,
  findNoticePage,
  markNotice,
  markNoticesUpTo
} from '@sitewright/kernel/call'
import type { Actor, Env } from '@sitewright/kernel/request'
import { routeRegistrar, parseTimeCursor, toTimeCursor } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { toNotices } from './to-notice.ts'

/** Routes of the caller's own notices. */
export function noticeRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listNoticesRoute, ({ query, call }) => listNotices(call.services, call.actor, query))
  addRoute(readNoticeRoute, ({ path: { id }, body: { read }, call }) => readNotice(call, id, read))
  addRoute(readAllNoticesRoute, ({ body: { upTo }, call }) => readNoticesUpTo(call, upTo))
  return app
}

/** A page of the notices of an administrator, with the number of unread ones. */
export async function listNotices(
  { database: { db } }: Pick<Services, 'database'>,
  actor: Actor,
  { before, limit, unread }: NoticeQuery
) {
  const cursor = before === undefined ? undefined : parseTimeCursor(before)
  const rows = await findNoticePage(db, actor.userId, { before: cursor, limit, unread })
  const shown = rows.slice(0, limit)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return {
    notices: await toNotices(db, actor, shown),
    unread: await countUnreadNotices(db, actor.userId),
    next: toTimeCursor(last)
  }
}

function readNotice(call: UserCall, id: string, read: boolean): Promise<{ unread: number }> {
  const { services, actor } = call
  return call.transaction(async (transaction) => {
    const readAt = read ? services.now() : null
    if (!(await markNotice(transaction, { id, userId: actor.userId, readAt })))
      throw new ApiError('notice.not-found')
    transaction.publish('notices', { change: 'read' }, { userId: actor.userId })
    return { unread: await countUnreadNotices(transaction, actor.userId) }
  })
}

function readNoticesUpTo(call: UserCall, upTo: number): Promise<{ unread: number }> {
  const { services, actor } = call
  return call.transaction(async (transaction) => {
    const marked = await markNoticesUpTo(transaction, { userId: actor.userId, upTo, readAt: services.now() })
    if (marked) transaction.publish('notices', { change: 'read' }, { userId: actor.userId })
    return { unread: await countUnreadNotices(transaction, actor.userId) }
  })
}
