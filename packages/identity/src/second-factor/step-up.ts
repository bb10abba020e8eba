import { ApiError } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { replaceSession, findSessionState, type IssuedSession } from '@sitewright/kernel/sessions'
import { getSecondFactor } from './factors.ts'
import type { Credential } from './verify-credential.ts'
import { withVerifiedCredential } from './with-verified-credential.ts'

/** Step-up: re-authenticates and renews the session under a new id; the old tokens end (security bar 24). */
export async function stepUp(call: UserCall, credential: Credential): Promise<IssuedSession> {
  const { services, actor } = call
  const { db } = services.database
  const state = await findSessionState(db, actor.sessionId)
  if (state === undefined) throw new ApiError('auth.expired')
  if (
    credential.method === 'password' &&
    !(await getSecondFactor(db, state.user)).stepUp.includes('password')
  )
    throw new ApiError('auth.proof')
  return withVerifiedCredential(
    call,
    { user: state.user, credential, action: 'auth.step-up', refusal: 'auth.proof' },
    async ({ transaction, method }) => {
      const issued = await replaceSession(call, transaction, { state, method })
      await transaction.audit(
        'auth.step-up',
        { type: 'session', id: issued.state.session.id },
        { details: { method, before: actor.sessionId } }
      )
      return issued
    }
  )
}
