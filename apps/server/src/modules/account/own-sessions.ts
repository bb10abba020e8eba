import { ApiError, type ActiveSession } from '@sitewright/api'
import type { Services } from '../../services.ts'
import { afterCommit, inTransaction } from '../../db/database.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { findActiveSessions, revokeSession } from '../sessions/sessions.repository.ts'
import { endUserSessions } from '../sessions/sessions.usecases.ts'
import type { RequestContext } from './current-password.ts'

/** Where a person is signed in, the session used last first (security bar 25). */
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

/** Ends one session of the person who asks; of somebody else's nothing is said but that it is not there. */
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

/** Ends all sessions of the person who asks but the one that does; how many there were. */
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
