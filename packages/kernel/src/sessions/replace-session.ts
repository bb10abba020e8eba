import { ApiError } from '@sitewright/api'
import type { Call, CallTransaction } from '../call/call.ts'
import { sha256 } from '../crypto/hash.ts'
import { newId, randomToken } from '../crypto/random.ts'
import { insertSession, revokeSession } from './sessions.repository.ts'
import type { SessionState } from '../roles/session-state.ts'
import type { IssuedSession } from './sessions.usecases.ts'

/**
 * Renews a session under a new id with new tokens, after re-authentication (security bar 24). Its absolute timeout
 * stays.
 */
export async function replaceSession(
  { services: { now, sessionCache } }: Pick<Call, 'services'>,
  transaction: CallTransaction,
  { state, method }: { state: SessionState; method: string }
): Promise<IssuedSession> {
  const { session: old, ...others } = state
  const time = now()
  if (!(await revokeSession(transaction, old.id, { now: time, reason: 'renewed' })))
    throw new ApiError('auth.expired')
  transaction.afterCommit(() => sessionCache.forget(old.id))
  const methods = [...new Set([...(JSON.parse(old.methods) as string[]), method])]
  const session = {
    ...old,
    id: newId(),
    last_used_at: time,
    proved_at: time,
    methods: JSON.stringify(methods)
  }
  const secret = randomToken()
  await insertSession(transaction, session, {
    hash: await sha256(secret),
    session_id: session.id,
    counter: 1,
    created_at: time,
    replaced_at: null,
    successor: null
  })
  return { state: { session, ...others }, refreshToken: secret }
}
