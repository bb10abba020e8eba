import { ApiError, type ActiveSession } from '@sitewright/api'
import { findActiveSessions, revokeSession, endUserSessions } from '@sitewright/kernel/sessions'
import { publishUserChange } from '@sitewright/kernel/users'
import type { UserCall } from '@sitewright/kernel/call'

/** The user's own active sessions, most recently used first (security bar 25). */
export function listOwnSessions(call: UserCall): Promise<ActiveSession[]> {
  return listSessionsOf(call, call.actor.userId)
}

/** The active sessions of a user, most recently used first; `current` marks the calling one. */
export async function listSessionsOf(
  { services: { database, now, lastSeen }, actor }: UserCall,
  userId: string
): Promise<ActiveSession[]> {
  const time = now()
  const rows = await findActiveSessions(database.db, userId, time)
  return rows
    .filter((row) => row.last_used_at + row.idle_ms > time)
    .map((row) => ({
      id: row.id,
      device: row.device,
      ip: row.ip,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      lastSeenAt: Math.max(row.last_seen_at, row.last_used_at, lastSeen.get(row.id) ?? 0),
      expiresAt: row.expires_at,
      current: row.id === actor.sessionId,
      area: row.area,
      methods: JSON.parse(row.methods) as string[]
    }))
}

/** Ends one of the user's own sessions; a session of another user looks like an unknown one. */
export async function endOwnSession(call: UserCall, sessionId: string): Promise<void> {
  const { services, actor } = call
  await call.transaction(async (transaction) => {
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
    publishUserChange(transaction, { id: actor.userId, tenant_id: actor.tenantId }, 'sessions-ended')
    await transaction.audit('account.session-end', { type: 'session', id: sessionId })
    transaction.afterCommit(() => services.sessionCache.forget(sessionId))
  })
}

/** Ends the user's other sessions; returns how many. */
export function endOtherSessions(call: UserCall): Promise<number> {
  const { actor } = call
  return call.transaction(async (transaction) => {
    const ended = await endUserSessions(call, transaction, {
      userId: actor.userId,
      reason: 'ended-by-owner',
      except: actor.sessionId
    })
    publishUserChange(transaction, { id: actor.userId, tenant_id: actor.tenantId }, 'sessions-ended')
    await transaction.audit('account.sessions-end', { id: actor.userId }, { details: { ended } })
    return ended
  })
}
