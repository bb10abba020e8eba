import { ApiError, type ApiErrorCode, type StepUpMethod } from '@sitewright/api'
import type { Call, CallTransaction } from '@sitewright/kernel/call'
import {
  consumeAttempt,
  resetAttempts,
  findKnownDevice,
  type KnownDevice,
  getAttemptCounter,
  recordFailedLogin
} from '@sitewright/kernel/sessions'
import type { UserRow } from '@sitewright/kernel/db'
import { getSecuritySettings } from '@sitewright/kernel/services'
import { toCredentialRefusal } from './credential-refusal.ts'
import { consumeCredential, type Credential, verifyCredential } from './verify-credential.ts'

/** A credential to verify, and its purpose. */
export interface CredentialCheck {
  user: UserRow
  credential: Credential
  /** Audit action, such as `auth.step-up`. */
  action: string
  /** Error code of a wrong credential. */
  refusal: ApiErrorCode
}

/** Arguments of the callback. */
export interface CredentialConsequence {
  transaction: CallTransaction
  method: StepUpMethod
  device: KnownDevice | undefined
}

/**
 * Verifies a credential within the attempt budget that password, codes and passkeys share, and runs the callback in the
 * transaction that consumes it (security bar 11). A wrong or used one is audited and refused.
 */
export async function withVerifiedCredential<T>(
  call: Call,
  { user, credential, action, refusal }: CredentialCheck,
  then: (proved: CredentialConsequence) => Promise<T>
): Promise<T> {
  const { services, caller } = call
  const { database, now } = services
  const settings = await getSecuritySettings(database.db)
  const device = await findKnownDevice(services, caller.deviceCookie)
  const counter = await getAttemptCounter(user, user.email, device)
  const hasAttempt = await consumeAttempt(database.db, counter, settings, now())
  const verified = await verifyCredential(services, user, credential)
  if (hasAttempt && verified !== undefined) {
    const outcome = await call.transaction(async (transaction) => {
      if (!(await consumeCredential(call, transaction, { user, verified }))) return undefined
      await resetAttempts(transaction, counter.account, counter.device)
      return { done: await then({ transaction, method: verified.method, device }) }
    })
    if (outcome !== undefined) return outcome.done
  }
  await recordFailedLogin(call, {
    user,
    counter,
    settings,
    action,
    reason: toCredentialRefusal(credential, { hasAttempt, isRight: verified !== undefined }),
    details: { method: credential.method }
  })
  throw new ApiError(refusal)
}
