import { ApiError, type ApiErrorCode, type StepUpMethod } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { atomically } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { Caller } from '../../http/caller.ts'
import { forgetTries, takeTry } from '../auth/attempts.ts'
import { knownDevice, type KnownDevice } from '../auth/known-devices.ts'
import { countOf, refuse } from '../auth/refusals.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import { securitySettings } from '../settings/security-settings.ts'
import { check, spend, type Given } from './proofs.ts'

/** Whose proof it is, and what it is for. */
export interface Proving {
  user: UserRow
  given: Given
  caller: Caller
  /** For the log, such as `auth.step-up`. */
  action: string
  /** What a wrong proof is answered with. */
  refusal: ApiErrorCode
}

/** What a right proof is told to its consequence. */
export interface Proved {
  transaction: Transaction<Tables>
  method: StepUpMethod
  device: KnownDevice | undefined
}

/**
 * Takes a proof from the budget of tries that password, codes and passkeys share, and does what it allows in the
 * transaction that uses it up (security bar 11). A wrong one, or one that was used before, is noted and refused.
 */
export async function proving<T>(
  accounts: Accounts,
  { user, given, caller, action, refusal }: Proving,
  then: (proved: Proved) => Promise<T>
): Promise<T> {
  const { database, now } = accounts
  const settings = await securitySettings(database.db)
  const device = await knownDevice(accounts, caller.deviceCookie)
  const count = await countOf(user, user.email, device)
  const mayTry = await takeTry(database.db, count, settings, now())
  const proof = await check(accounts, user, given)
  if (mayTry && proof !== undefined) {
    const outcome = await atomically(database, async (transaction) => {
      if (!(await spend(accounts, transaction, user, proof))) return undefined
      await forgetTries(transaction, count.account, count.device)
      return { done: await then({ transaction, method: proof.method, device }) }
    })
    if (outcome !== undefined) return outcome.done
  }
  await refuse(accounts, { user, count, settings, caller, action, details: { method: given.method } })
  throw new ApiError(refusal)
}
