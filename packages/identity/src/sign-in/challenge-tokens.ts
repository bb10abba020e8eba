import type { ChallengeUse } from '@sitewright/kernel/area'
import { ApiError } from '@sitewright/api'
import { sql } from 'kysely'
import type { Services } from '@sitewright/kernel/services'
import { sha256 } from '@sitewright/kernel/crypto'
import type { Queries, UserRow } from '@sitewright/kernel/db'
import type { Call } from '@sitewright/kernel/call'
import type { ChallengePayload } from './login.ts'
import { findEntryRefusal } from './sign-in-refusals.ts'
import { redeemToken, type SignIn } from '@sitewright/kernel/sessions'
import { findUserById } from '@sitewright/kernel/users'

/** Attempts per challenge token (security bar 17). */
const maximumAttempts = 5

/** A pending sign-in: it waits for the second factor, or for the decision to reopen a closed account. */
export interface OpenChallenge {
  user: UserRow
  signIn: SignIn
}

/**
 * Verifies a challenge token, which is bound to one use, address and device. An attempt is consumed before the
 * credential is verified, so that parallel ones cannot exceed the budget (security bar 17).
 */
export async function openChallenge(
  { services, caller }: Call,
  ticket: string,
  { use, attempts }: { use: ChallengeUse; attempts: 0 | 1 }
): Promise<OpenChallenge> {
  const { db } = services.database
  const now = services.now()
  const row = await consumeChallengeAttempt(db, { hash: await sha256(ticket), attempts, now })
  const user = row?.user_id == null ? undefined : await findUserById(db, row.user_id)
  if (row === undefined || user === undefined) throw new ApiError('auth.challenge')
  const { signIn, use: allowed, ip, device } = JSON.parse(row.payload) as ChallengePayload
  const fits = allowed === use && ip === caller.ip && device === caller.device
  // A password change invalidates older sign-ins.
  const outdated = (user.password_changed_at ?? 0) > row.created_at
  if (!fits || outdated || (await findEntryRefusal(db, user, { area: signIn.area, now })) !== undefined)
    throw new ApiError('auth.challenge')
  return { user, signIn }
}

function consumeChallengeAttempt(
  queries: Queries,
  { hash, attempts, now }: { hash: string; attempts: 0 | 1; now: number }
): Promise<{ user_id: string | null; payload: string; created_at: number } | undefined> {
  return queries
    .updateTable('one_time_tokens')
    .set(({ ref }) => ({ tries: sql<number>`${ref('tries')} + ${attempts}` }))
    .where('hash', '=', hash)
    .where('purpose', '=', 'second-factor')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', maximumAttempts)
    .returning(['user_id', 'payload', 'created_at'])
    .executeTakeFirst()
}

/** Redeems a challenge token, in the transaction that creates the session. */
export async function redeemChallengeToken(
  services: Pick<Services, 'now'>,
  queries: Queries,
  ticket: string
): Promise<void> {
  if ((await redeemToken(services, queries, 'second-factor', ticket)) === undefined)
    throw new ApiError('auth.challenge')
}
