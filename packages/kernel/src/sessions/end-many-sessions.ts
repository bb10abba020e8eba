import type { Transaction } from 'kysely'
import { afterCommit } from '../db/database.ts'
import { isOneOf } from '../db/one-of.ts'
import type { Tables } from '../db/tables.ts'
import type { Services } from '../services/services.ts'
import { revokeSessionsOfUsers } from './sessions.repository.ts'
import { findActiveSession } from './sessions.usecases.ts'

/** The result of ending sessions in bulk. */
export interface EndedSessions {
  /** Number of ended sessions by user; users without a session are left out. */
  byUser: ReadonlyMap<string, number>
  total: number
  /** Milliseconds from the commit until this server refused one of them; undefined if there was none. */
  measureRefusal: () => Promise<number | undefined>
}

/** Revokes the sessions of many users in one statement, and evicts them from the cache after the commit. */
export async function endSessionsOfUsers(
  services: Services,
  transaction: Transaction<Tables>,
  { userIds, reason }: { userIds: readonly string[]; reason: string }
): Promise<EndedSessions> {
  const { database, now, sessionCache } = services
  const ofUsers = isOneOf(database, 'user_id', userIds)
  const ended = await revokeSessionsOfUsers(transaction, ofUsers, { now: now(), reason })
  const byUser = new Map<string, number>()
  for (const { user_id: userId } of ended) byUser.set(userId, (byUser.get(userId) ?? 0) + 1)
  let committedAt = 0
  afterCommit(transaction, () => {
    committedAt = performance.now()
    sessionCache.forgetUsers(userIds)
  })
  return {
    byUser,
    total: ended.length,
    async measureRefusal() {
      const last = ended.at(-1)
      if (last === undefined || (await findActiveSession(services, last.id)) !== undefined) return undefined
      return performance.now() - committedAt
    }
  }
}
