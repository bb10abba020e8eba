import { sql, type Selectable } from 'kysely'
import type { Queries, NeedSnoozesTable } from '@sitewright/kernel/db'

export type SnoozeRow = Selectable<NeedSnoozesTable>

/** Maximum number of jobs and users that are listed. */
const mostListed = 20

/** Users of some roles who are locked out now. */
export function findLockedUsers(queries: Queries, { roles, now }: { roles: readonly string[]; now: number }) {
  return queries
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.account')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.role'])
    .where('attempts.device', '=', 'any')
    .where('attempts.locked_until', '>', now)
    .where('users.role', 'in', roles.length === 0 ? [''] : [...roles])
    .where('users.tenant_id', 'is', null)
    .orderBy('users.id')
    .limit(mostListed)
    .execute()
}

/** Jobs of the installation that failed since a time, the newest first. */
export function findFailedJobs(queries: Queries, since: number) {
  return queries
    .selectFrom('jobs')
    .select(['id', 'kind', 'actor_id', 'undo_of', 'error', 'finished_at'])
    .where('state', '=', 'failed')
    .where('finished_at', '>', since)
    .where('tenant_id', 'is', null)
    .orderBy('finished_at', 'desc')
    .limit(mostListed)
    .execute()
}

/** Counts mails that failed since a time, with the time of the last one. */
export async function countFailedMails(
  queries: Queries,
  since: number
): Promise<{ number: number; last: number }> {
  const row = await queries
    .selectFrom('mails')
    .select([
      sql<number | string>`count(*)`.as('number'),
      sql<number | string | null>`max(ended_at)`.as('last')
    ])
    .where('state', '=', 'given-up')
    .where('ended_at', '>', since)
    .executeTakeFirst()
  return { number: Number(row?.number ?? 0), last: Number(row?.last ?? 0) }
}

export function findSnoozes(queries: Queries, now: number): Promise<SnoozeRow[]> {
  return queries.selectFrom('need_snoozes').selectAll().where('until', '>', now).execute()
}

/** Stores a snooze; it replaces the one before. */
export async function saveSnooze(queries: Queries, { id, ...row }: SnoozeRow): Promise<void> {
  await queries
    .insertInto('need_snoozes')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Ends a snooze in force and returns it; undefined where there is none. */
export function deleteSnooze(queries: Queries, id: string, now: number): Promise<SnoozeRow | undefined> {
  return queries
    .deleteFrom('need_snoozes')
    .where('id', '=', id)
    .where('until', '>', now)
    .returningAll()
    .executeTakeFirst()
}
