import { ApiError, type ApiErrorCode, type StepUpMethod } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Services } from '../../services.ts'
import { inTransaction } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { Caller } from '../../http/caller.ts'
import { resetAttempts, consumeAttempt } from '../auth/attempts.ts'
import { findKnownDevice, type KnownDevice } from '../auth/known-devices.ts'
import { getAttemptCounter, recordFailedLogin } from '../auth/failed-logins.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import { getSecuritySettings } from '../settings/security-settings.ts'
import { verifyCredential, consumeCredential, type Credential } from './verify-credential.ts'

/** Whose proof it is, and what it is for. */
export interface CredentialCheck {
  user: UserRow
  credential: Credential
  caller: Caller
  /** For the log, such as `auth.step-up`. */
  action: string
  /** What a wrong proof is answered with. */
  refusal: ApiErrorCode
}

/** What a right proof is told to its consequence. */
export interface CredentialConsequence {
  transaction: Transaction<Tables>
  method: StepUpMethod
  device: KnownDevice | undefined
}

/**
 * Takes a proof from the budget of tries that password, codes and passkeys share, and does what it allows in the
 * transaction that uses it up (security bar 11). A wrong one, or one that was used before, is noted and refused.
 */
export async function withVerifiedCredential<T>(
  services: Services,
  { user, credential, caller, action, refusal }: CredentialCheck,
  then: (proved: CredentialConsequence) => Promise<T>
): Promise<T> {
  const { database, now } = services
  const settings = await getSecuritySettings(database.db)
  const device = await findKnownDevice(services, caller.deviceCookie)
  const counter = await getAttemptCounter(user, user.email, device)
  const hasAttempt = await consumeAttempt(database.db, counter, settings, now())
  const verified = await verifyCredential(services, user, credential)
  if (hasAttempt && verified !== undefined) {
    const outcome = await inTransaction(database, async (transaction) => {
      if (!(await consumeCredential(services, transaction, user, verified))) return undefined
      await resetAttempts(transaction, counter.account, counter.device)
      return { done: await then({ transaction, method: verified.method, device }) }
    })
    if (outcome !== undefined) return outcome.done
  }
  await recordFailedLogin(services, { user, counter, settings, caller, action, details: { method: credential.method } })
  throw new ApiError(refusal)
}
