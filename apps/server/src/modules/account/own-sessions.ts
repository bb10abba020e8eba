import { ApiError, type ActiveSession } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { afterCommit, atomically } from '../../db/database.ts'
import { record } from '../audit/audit.ts'
import { liveSessionsOf, revokeSession } from '../sessions/sessions.repository.ts'
import { endSessionsOf } from '../sessions/sessions.usecases.ts'
import type { By } from './current-password.ts'

/** Where a person is signed in, the session used last first (security bar 25). */
export async function ownSessions(
  { database, now }: Accounts,
  { actor }: Pick<By, 'actor'>
): Promise<ActiveSession[]> {
  const time = now()
  const rows = await liveSessionsOf(database.db, actor.userId, time)
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
  accounts: Accounts,
  sessionId: string,
  { actor, caller }: By
): Promise<void> {
  await atomically(accounts.database, async (transaction) => {
    const own = await transaction
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .where('user_id', '=', actor.userId)
      .executeTakeFirst()
    const ended =
      own !== undefined &&
      (await revokeSession(transaction, own.id, { now: accounts.now(), reason: 'ended-by-owner' }))
    if (!ended) throw new ApiError('account.session-not-found')
    await record(accounts, transaction, caller, {
      action: 'account.session-end',
      outcome: 'done',
      actorId: actor.userId,
      subject: { type: 'session', id: sessionId }
    })
    afterCommit(transaction, () => accounts.sessionCache.forget(sessionId))
  })
}

/** Ends all sessions of the person who asks but the one that does; how many there were. */
export function endOthers(accounts: Accounts, { actor, caller }: By): Promise<number> {
  return atomically(accounts.database, async (transaction) => {
    const ended = await endSessionsOf(accounts, transaction, actor.userId, {
      reason: 'ended-by-owner',
      except: actor.sessionId
    })
    await record(accounts, transaction, caller, {
      action: 'account.sessions-end',
      outcome: 'done',
      actorId: actor.userId,
      subject: { type: 'user', id: actor.userId },
      details: { ended }
    })
    afterCommit(transaction, () => accounts.sessionCache.forgetUser(actor.userId))
    return ended
  })
}
