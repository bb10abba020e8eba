import type { Services } from '../services/services.ts'
import { sha256 } from '../crypto/hash.ts'
import { randomToken } from '../crypto/random.ts'
import type { Queries } from '../db/database.ts'
import type { OneTimePurpose } from '../db/tables.ts'

const minute = 60_000

/** Lifetime of each kind of token in milliseconds. */
const lifetimes: Record<OneTimePurpose, number> = {
  'email-verify': 24 * 60 * minute,
  'password-reset': 30 * minute,
  unlock: 60 * minute,
  'set-up': 24 * 60 * minute,
  'second-factor': 5 * minute,
  'email-change': 24 * 60 * minute
}

/** Lifetime in milliseconds of a verification link, and of the registration that it belongs to. */
export const verificationMs = lifetimes['email-verify']

/**
 * Purposes that can be requested without signing in. A newer token leaves the older ones valid, otherwise an attacker
 * could invalidate a link that was just mailed (denial of service). Redeeming one deletes the others.
 */
const requestedByAnybody: ReadonlySet<OneTimePurpose> = new Set(['email-verify', 'password-reset'])

/**
 * Issues a one-time token; it voids the older ones of its purpose and user, unless anybody can request it.
 *
 * @example
 * const token = await issueToken(services, transaction, { purpose: 'password-reset', userId })
 */
export async function issueToken(
  { now }: Pick<Services, 'now'>,
  queries: Queries,
  { purpose, userId, payload = {} }: { purpose: OneTimePurpose; userId: string | null; payload?: object }
): Promise<string> {
  const token = randomToken()
  const time = now()
  if (!requestedByAnybody.has(purpose))
    await queries
      .deleteFrom('one_time_tokens')
      .where('purpose', '=', purpose)
      .where('user_id', userId === null ? 'is' : '=', userId)
      .execute()
  await queries
    .insertInto('one_time_tokens')
    .values({
      hash: await sha256(token),
      purpose,
      user_id: userId,
      payload: JSON.stringify(payload),
      created_at: time,
      expires_at: time + lifetimes[purpose],
      used_at: null
    })
    .execute()
  return token
}

/**
 * Redeems a one-time token; undefined if it is unknown, used or expired. Of parallel requests one succeeds.
 *
 * @example
 * const redeemed = await redeemToken(services, transaction, 'password-reset', token)
 * if (redeemed === undefined) throw new ApiError('auth.token-used')
 */
export async function redeemToken(
  { now }: Pick<Services, 'now'>,
  queries: Queries,
  purpose: OneTimePurpose,
  token: string
): Promise<{ userId: string | null; payload: unknown } | undefined> {
  const hash = await sha256(token)
  const row = await queries
    .updateTable('one_time_tokens')
    .set({ used_at: now() })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .returning(['user_id', 'payload'])
    .executeTakeFirst()
  if (row?.user_id != null && requestedByAnybody.has(purpose))
    await queries
      .deleteFrom('one_time_tokens')
      .where('purpose', '=', purpose)
      .where('user_id', '=', row.user_id)
      .where('hash', '!=', hash)
      .execute()
  return row === undefined ? undefined : { userId: row.user_id, payload: JSON.parse(row.payload) }
}

/** The user of a valid token, without redeeming it. */
export async function findTokenOwner(
  { now }: Pick<Services, 'now'>,
  queries: Queries,
  purpose: OneTimePurpose,
  token: string
): Promise<string | undefined> {
  const row = await validTokens(queries, purpose, now())
    .select('user_id')
    .where('hash', '=', await sha256(token))
    .executeTakeFirst()
  return row?.user_id ?? undefined
}

/** The payloads of a user's valid tokens of a purpose, the oldest first. */
export async function findValidPayloads(
  { now }: Pick<Services, 'now'>,
  queries: Queries,
  purpose: OneTimePurpose,
  userId: string
): Promise<unknown[]> {
  const rows = await validTokens(queries, purpose, now())
    .select('payload')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ payload }): unknown => JSON.parse(payload))
}

/** Whether a token is valid, without redeeming it. */
export async function isTokenValid(
  { now }: Pick<Services, 'now'>,
  queries: Queries,
  purpose: OneTimePurpose,
  token: string
): Promise<boolean> {
  const row = await validTokens(queries, purpose, now())
    .select('hash')
    .where('hash', '=', await sha256(token))
    .executeTakeFirst()
  return row !== undefined
}

function validTokens(queries: Queries, purpose: OneTimePurpose, now: number) {
  return queries
    .selectFrom('one_time_tokens')
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
}

/** Deletes a user's one-time tokens, so that links in earlier mails stop working. */
export async function revokeTokens(
  queries: Queries,
  userId: string,
  purposes: readonly OneTimePurpose[]
): Promise<void> {
  await queries
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute()
}
