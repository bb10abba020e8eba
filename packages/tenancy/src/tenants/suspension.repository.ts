import type { SuspensionEffects } from '@sitewright/api'
import { sql } from 'kysely'
import type { Queries } from '@sitewright/kernel/db'
import { superAdminId } from '@sitewright/kernel/sessions'

/** Counts what suspending a tenant would affect. */
export async function countSuspensionEffects(
  queries: Queries,
  { tenant, now }: { tenant: string; now: number }
): Promise<SuspensionEffects> {
  const ofTenant = sql`users.tenant_id = ${tenant} and users.status = 'active'`
  const { rows } = await sql<Record<keyof SuspensionEffects, number | string>>`select
    (select coalesce(sum(people), 0) from user_counts where tenant = ${tenant} and status = 'active') as "users",
    (select count(*) from users join sessions on sessions.user_id = users.id
      where (users.tenant_id = ${tenant} or sessions.membership_id in
        (select id from memberships where tenant_id = ${tenant}))
      and users.status = 'active' and sessions.revoked_at is null and sessions.viewer_id is null
      and sessions.expires_at > ${now} and sessions.last_used_at + sessions.idle_ms > ${now}) as "sessions",
    (select count(*) from users join api_keys on api_keys.user_id = users.id
      where ${ofTenant} and api_keys.expires_at > ${now}) as "apiKeys",
    (select count(*) from jobs where tenant_id = ${tenant} and state in ('waiting', 'running')) as "jobs"
  `.execute(queries)
  const [row] = rows
  if (row === undefined) throw new Error('A query that counts gives one row')
  const { users, sessions, apiKeys, jobs } = row
  return { users: Number(users), sessions: Number(sessions), apiKeys: Number(apiKeys), jobs: Number(jobs) }
}

/** Revokes the sessions of a tenant's memberships; returns their user ids. */
export async function revokeMemberSessions(
  queries: Queries,
  { tenant, now, reason }: { tenant: string; now: number; reason: string }
): Promise<string[]> {
  const rows = await queries
    .updateTable('sessions')
    .set({ revoked_at: now, revoke_reason: reason })
    .where(
      'membership_id',
      'in',
      queries.selectFrom('memberships').select('id').where('tenant_id', '=', tenant)
    )
    .where('revoked_at', 'is', null)
    .returning('user_id')
    .execute()
  return rows.map(({ user_id: userId }) => userId)
}

/** The users of a tenant with open sessions. */
export async function findUsersWithSessions(queries: Queries, tenant: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select('users.id')
    .distinct()
    .where('users.tenant_id', '=', tenant)
    .where('sessions.revoked_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether an active user of a tenant ranks above, or is a super admin. */
export async function findHighRanks(
  queries: Queries,
  { tenant, rank }: { tenant: string; rank: number }
): Promise<{ isAbove: boolean; hasSuperAdmin: boolean }> {
  const rows = await queries
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role')
    .select(['roles.id', 'roles.rank'])
    .distinct()
    .where('users.tenant_id', '=', tenant)
    .where('users.status', '=', 'active')
    .execute()
  return {
    isAbove: rows.some((role) => role.rank > rank),
    hasSuperAdmin: rows.some(({ id }) => id === superAdminId)
  }
}
