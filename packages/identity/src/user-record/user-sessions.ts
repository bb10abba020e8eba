import { ApiError } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { revokeSession, findActiveSession } from '@sitewright/kernel/sessions'
import { type SessionsEnded, asAdministratorOn, publishUserChange } from '@sitewright/kernel/users'

/** Ends one session of a user; a session of another user looks like an unknown one. */
export async function endUserSession(
  call: UserCall,
  userId: string,
  sessionId: string
): Promise<SessionsEnded> {
  const { services } = call
  let committedAt = 0
  await asAdministratorOn(call, userId, async (transaction, { user }) => {
    const theirs = await transaction
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const ended =
      theirs !== undefined &&
      (await revokeSession(transaction, theirs.id, { now: services.now(), reason: 'administrator' }))
    if (!ended) throw new ApiError('account.session-not-found')
    publishUserChange(transaction, user, 'sessions-ended')
    await transaction.audit('user.end-session', user, { details: { session: sessionId } })
    transaction.afterCommit(() => {
      committedAt = performance.now()
      services.sessionCache.forget(sessionId)
    })
  })
  const isRefused = (await findActiveSession(services, sessionId)) === undefined
  return { sessionsEnded: 1, refusedWithinMs: isRefused ? Math.ceil(performance.now() - committedAt) : null }
}
