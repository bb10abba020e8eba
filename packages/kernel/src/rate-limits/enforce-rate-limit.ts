import { ApiError, rateLimits, type RateLimitName } from '@sitewright/api'
import { sql } from 'kysely'
import type { Services } from '../services/services.ts'
import type { Queries } from '../db/database.ts'
import { toRateLimitKey } from '../request/ip-address.ts'

/**
 * Enforces a rate limit with a counter in the database, shared by all servers; throws `request.too-many` beyond it. IP
 * addresses in a key count by their network. A call counts once, unless its size counts, such as rows. Returns the
 * count.
 *
 * @example
 * await enforceRateLimit(services, 'login-address', caller.ip)
 */
export async function enforceRateLimit(
  { database, now }: Pick<Services, 'database' | 'now'>,
  rate: RateLimitName,
  key: string,
  amount = 1
): Promise<number> {
  const { calls, windowMs } = rateLimits[rate]
  const time = now()
  const counted = key.split(' ').map(toRateLimitKey).join(' ')
  const { count, ends_at: endsAt } = await countCall(
    database.db,
    `${rate} ${counted}`,
    time,
    windowMs,
    amount
  )
  if (count > calls) throw new ApiError('request.too-many', [], Math.ceil((endsAt - time) / 1000))
  return count
}

/** Whether a key was counted in its current window. */
export async function hasCounted(
  { database, now }: Pick<Services, 'database' | 'now'>,
  rate: RateLimitName,
  key: string
): Promise<boolean> {
  const row = await database.db
    .selectFrom('rate_counts')
    .select('key')
    .where('key', '=', `${rate} ${key}`)
    .where('ends_at', '>', now())
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Counts an action in the caller's transaction, and returns whether it is within its rate limit. For limits that must
 * not show in a response: mails beyond the limit of an address are silently dropped.
 */
export async function isWithinRateLimit(
  { now }: Pick<Services, 'now'>,
  queries: Queries,
  rate: RateLimitName,
  key: string
): Promise<boolean> {
  const { calls, windowMs } = rateLimits[rate]
  const { count } = await countCall(queries, `${rate} ${key}`, now(), windowMs)
  return count <= calls
}

/** Increments a counter in its fixed window; returns the count and the end of the window. */
export function countCall(
  queries: Queries,
  key: string,
  now: number,
  windowMs: number,
  amount = 1
): Promise<{ count: number; ends_at: number }> {
  return queries
    .insertInto('rate_counts')
    .values({ key, count: amount, ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        count: sql<number>`case when ${ref('rate_counts.ends_at')} <= ${now} then ${sql.lit(amount)} else ${ref('rate_counts.count')} + ${sql.lit(amount)} end`,
        ends_at: sql<number>`case when ${ref('rate_counts.ends_at')} <= ${now} then ${now + windowMs} else ${ref('rate_counts.ends_at')} end`
      }))
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
}
