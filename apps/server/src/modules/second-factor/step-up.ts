import { ApiError } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import type { Actor, Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import { renewSession } from '../sessions/renew-session.ts'
import { sessionState } from '../sessions/sessions.repository.ts'
import type { Granted } from '../sessions/sessions.usecases.ts'
import { secondFactorOf } from './factors.ts'
import type { Given } from './proofs.ts'
import { proving } from './proving.ts'

/** Shows again who one is. The session goes on under a new id with new tokens; the old ones end (security bar 24). */
export async function stepUp(
  accounts: Accounts,
  actor: Actor,
  given: Given,
  caller: Caller
): Promise<Granted> {
  const { db } = accounts.database
  const state = await sessionState(db, actor.sessionId)
  if (state === undefined) throw new ApiError('auth.expired')
  if (given.method === 'password' && !(await secondFactorOf(db, state.user)).stepUp.includes('password'))
    throw new ApiError('auth.proof')
  return proving(
    accounts,
    { user: state.user, given, caller, action: 'auth.step-up', refusal: 'auth.proof' },
    async ({ transaction, method }) => {
      const granted = await renewSession(accounts, transaction, state, method)
      await record(accounts, transaction, caller, {
        action: 'auth.step-up',
        outcome: 'done',
        actorId: actor.userId,
        subject: { type: 'session', id: granted.state.session.id },
        details: { method, before: actor.sessionId }
      })
      return granted
    }
  )
}
