import type { SecuritySettings } from '@sitewright/api'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Queries } from '../db/database.ts'

/** Window of the failed-attempt counter (security bar 11). */
const windowMs = 15 * 60_000

/**
 * Key of a login-attempt counter: account and device. A known device has a counter of its own, so that an attacker
 * elsewhere does not lock it.
 */
export interface AttemptCounter {
  account: string
  device: string
}

type AttemptLimits = Pick<SecuritySettings, 'maxLoginAttempts' | 'lockoutDuration'>

/**
 * Consumes an attempt before the credential is verified, in one statement, so that parallel attempts cannot exceed the
 * budget. False if the account is locked or the budget is spent.
 *
 * @example
 * const counter = await getAttemptCounter(user, email, device)
 * if (!(await consumeAttempt(db, counter, settings, now()))) throw new ApiError('auth.credentials')
 * if (await passwords.verify(password, hash)) await resetAttempts(db, counter.account, counter.device)
 */
export async function consumeAttempt(
  queries: Queries,
  { account, device }: AttemptCounter,
  { maxLoginAttempts }: AttemptLimits,
  now: number
): Promise<boolean> {
  const { fails, locked_until: lockedUntil } = await queries
    .insertInto('attempts')
    .values({ account, device, fails: 1, window_ends_at: now + windowMs, locked_until: null })
    .onConflict((conflict) =>
      conflict.columns(['account', 'device']).doUpdateSet(({ ref }) => {
        const over = sql`${ref('attempts.window_ends_at')} <= ${now} and coalesce(${ref('attempts.locked_until')}, 0) <= ${now}`
        return {
          fails: sql<number>`case when ${over} then 1 else ${ref('attempts.fails')} + 1 end`,
          window_ends_at: sql<number>`case when ${over} then ${now + windowMs} else ${ref('attempts.window_ends_at')} end`,
          locked_until: sql<
            number | null
          >`case when ${over} then null else ${ref('attempts.locked_until')} end`
        }
      })
    )
    .returning(['fails', 'locked_until'])
    .executeTakeFirstOrThrow()
  return fails <= maxLoginAttempts && (lockedUntil === null || lockedUntil <= now)
}

/** Refunds an attempt: the credential was right, but more is needed before the counter is reset. */
export async function refundAttempt(queries: Queries, { account, device }: AttemptCounter): Promise<void> {
  await queries
    .updateTable('attempts')
    .set(({ ref }) => ({ fails: sql<number>`${ref('fails')} - 1` }))
    .where('account', '=', account)
    .where('device', '=', device)
    .where('fails', '>', 0)
    .execute()
}

/** Locks an account whose budget is exhausted; true if this call locked it. */
export async function lockIfExhausted(
  queries: Queries,
  { account, device }: AttemptCounter,
  { maxLoginAttempts, lockoutDuration }: AttemptLimits,
  now: number
): Promise<boolean> {
  const until = now + lockoutDuration * 60_000
  const { numUpdatedRows } = await queries
    .updateTable('attempts')
    .set({ locked_until: until, window_ends_at: until })
    .where('account', '=', account)
    .where('device', '=', device)
    .where('fails', '>=', maxLoginAttempts)
    .where('locked_until', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Resets the attempt counter of an account, on one device or on all, after a successful authentication. */
export async function resetAttempts(queries: Queries, account: string, device?: string): Promise<void> {
  await queries
    .deleteFrom('attempts')
    .where('account', '=', account)
    .$if(device !== undefined, (query) => query.where('device', '=', device ?? ''))
    .execute()
}

/** Until when accounts are locked for unknown devices, by account. */
export async function findLocks(
  queries: Queries,
  accounts: readonly string[],
  now: number
): Promise<Map<string, number>> {
  if (accounts.length === 0) return new Map()
  const rows = await queries
    .selectFrom('attempts')
    .select(['account', 'locked_until'])
    .where('account', 'in', accounts)
    .where('device', '=', 'any')
    .where('locked_until', '>', now)
    .execute()
  return new Map(rows.map(({ account, locked_until: until }) => [account, until ?? now]))
}

/** Ids of the given accounts that are locked, on any device. */
export async function findLockedAccounts(
  queries: Queries,
  ofAccounts: RawBuilder<SqlBool>,
  now: number
): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('attempts')
    .select('account')
    .where(ofAccounts)
    .where('locked_until', '>', now)
    .execute()
  return new Set(rows.map(({ account }) => account))
}

/** Resets the attempt counters of some accounts, which unlocks them. */
export async function resetAttemptsOf(queries: Queries, ofAccounts: RawBuilder<SqlBool>): Promise<void> {
  await queries.deleteFrom('attempts').where(ofAccounts).execute()
}
