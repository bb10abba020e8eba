import { ApiError, type ActiveSession } from '@sitewright/api'
import type { Services } from '../services/services.ts'
import { afterCommit, inTransaction } from '../db/database.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { findActiveSessions, revokeSession } from '../sessions/sessions.repository.ts'
import { endUserSessions } from '../sessions/sessions.usecases.ts'
import type { RequestContext } from '../request/caller.ts'

/** The user's own active sessions, most recently used first (security bar 25). */
export async function listOwnSessions(
  { database, now }: Services,
  { actor }: Pick<RequestContext, 'actor'>
): Promise<ActiveSession[]> {
  const time = now()
  const rows = await findActiveSessions(database.db, actor.userId, time)
  return rows
    .filter((row) => row.last_used_at + row.idle_ms > time)
    .map((row) => ({
      id: row.id,
      device: row.device,
      ip: row.ip,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      expiresAt: row.expires_at,
      current: row.id === actor.sessionId,
      area: row.area,
      methods: JSON.parse(row.methods) as string[]
    }))
}

/** Ends one of the user's own sessions; another user's session answers like an unknown one. */
export async function endOwnSession(
  services: Services,
  sessionId: string,
  { actor, caller }: RequestContext
): Promise<void> {
  await inTransaction(services.database, async (transaction) => {
    const own = await transaction
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .where('user_id', '=', actor.userId)
      .executeTakeFirst()
    const ended =
      own !== undefined &&
      (await revokeSession(transaction, own.id, { now: services.now(), reason: 'ended-by-owner' }))
    if (!ended) throw new ApiError('account.session-not-found')
    await writeAudit(services, transaction, caller, {
      action: 'account.session-end',
      outcome: 'done',
      actorId: actor.userId,
      subject: { type: 'session', id: sessionId }
    })
    afterCommit(transaction, () => services.sessionCache.forget(sessionId))
  })
}

/** Ends the user's other sessions; returns how many. */
export function endOtherSessions(services: Services, { actor, caller }: RequestContext): Promise<number> {
  return inTransaction(services.database, async (transaction) => {
    const ended = await endUserSessions(services, transaction, actor.userId, {
      reason: 'ended-by-owner',
      except: actor.sessionId
    })
    await writeAudit(services, transaction, caller, {
      action: 'account.sessions-end',
      outcome: 'done',
      actorId: actor.userId,
      subject: { type: 'user', id: actor.userId },
      details: { ended }
    })
    afterCommit(transaction, () => services.sessionCache.forgetUser(actor.userId))
    return ended
  })
}
