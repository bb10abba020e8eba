import type { Services } from '@sitewright/kernel/services'
import type { Queries } from '@sitewright/kernel/db'

/**
 * Ends the sessions of all users without a second factor, once the installation requires one: their next sign-in enrols
 * it (security bar 18). The session `except`, which changed the setting, stays, so that its user can enrol one in it.
 * Servers may use a cached session for two seconds more.
 */
export async function endSessionsWithoutSecondFactor(
  { now }: Pick<Services, 'now'>,
  queries: Queries,
  except: string
): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({ revoked_at: now(), revoke_reason: 'second-factor-required' })
    .where('revoked_at', 'is', null)
    .where('id', '!=', except)
    .where('user_id', 'in', withoutSecondFactor(queries).select('id'))
    .execute()
}

/** Number of active users without a second factor, who would be signed out if one were required. */
export async function countWithoutSecondFactor(queries: Queries): Promise<number> {
  const { count } = await withoutSecondFactor(queries)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return count
}

export async function countActiveUsers(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return count
}

function withoutSecondFactor(queries: Queries) {
  return queries.selectFrom('users').where('second_factor', '=', 0)
}
