import { ApiError } from '@sitewright/api'
import { sql } from 'kysely'
import type { Services } from '../services/services.ts'
import type { Queries } from '../db/database.ts'
import { toRateLimitKey } from '../request/ip-address.ts'

const minute = 60_000
const hour = 60 * minute

/** Rate limits by name (security bar 13). */
export const rateLimits = {
  'login-address': { calls: 10, windowMs: minute },
  'login-account': { calls: 5, windowMs: minute },
  'register-address': { calls: 5, windowMs: hour },
  'reset-account': { calls: 3, windowMs: hour },
  'reset-address': { calls: 20, windowMs: hour },
  'mails-address': { calls: 20, windowMs: hour },
  'refresh-session': { calls: 60, windowMs: hour },
  'oauth-address': { calls: 20, windowMs: minute },
  'oauth-return-address': { calls: 60, windowMs: minute },
  'password-account': { calls: 10, windowMs: minute },
  'email-change-account': { calls: 5, windowMs: hour },
  'export-account': { calls: 10, windowMs: hour },
  'test-connection': { calls: 10, windowMs: minute },
  'token-address': { calls: 30, windowMs: minute },
  'second-factor-address': { calls: 20, windowMs: minute },
  'second-factor-account': { calls: 10, windowMs: minute },
  'passkey-address': { calls: 30, windowMs: minute },
  'avatar-account': { calls: 60, windowMs: minute },
  'bulk-account': { calls: 60, windowMs: minute },
  'project-writes': { calls: 120, windowMs: minute },
  'shared-address': { calls: 60, windowMs: minute }
} as const satisfies Record<string, { calls: number; windowMs: number }>

export type RateLimitName = keyof typeof rateLimits

/**
 * Enforces a rate limit with a counter in the database, shared by all servers. IP addresses in a key count by their
 * network.
 */
export async function enforceRateLimit(
  { database, now }: Pick<Services, 'database' | 'now'>,
  rate: RateLimitName,
  key: string
): Promise<void> {
  const { calls, windowMs } = rateLimits[rate]
  const time = now()
  const counted = key.split(' ').map(toRateLimitKey).join(' ')
  const { count, ends_at: endsAt } = await countCall(database.db, `${rate} ${counted}`, time, windowMs)
  if (count > calls) throw new ApiError('request.too-many', [], Math.ceil((endsAt - time) / 1000))
}

/**
 * Counts an action in the caller's transaction; whether it is within its rate limit. For limits that must not show in a
 * response: mails beyond the limit of an address are silently not sent.
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
  windowMs: number
): Promise<{ count: number; ends_at: number }> {
  return queries
    .insertInto('rate_counts')
    .values({ key, count: 1, ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        count: sql<number>`case when ${ref('rate_counts.ends_at')} <= ${now} then 1 else ${ref('rate_counts.count')} + 1 end`,
        ends_at: sql<number>`case when ${ref('rate_counts.ends_at')} <= ${now} then ${now + windowMs} else ${ref('rate_counts.ends_at')} end`
      }))
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
}
