import { invitationLimits } from '@sitewright/api'
import type { Selectable } from 'kysely'
import type { Queries, MembershipsTable } from '@sitewright/kernel/db'

export type MembershipRow = Selectable<MembershipsTable>

function withUser(queries: Queries, tenant: string) {
  return queries
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .leftJoin('roles', 'roles.id', 'memberships.role')
    .leftJoin('tenants as home', 'home.id', 'users.tenant_id')
    .selectAll('memberships')
    .select(['users.email', 'users.first_name', 'users.last_name', 'users.avatar'])
    .select(['roles.name as role_name', 'home.name as home_name'])
    .where('memberships.tenant_id', '=', tenant)
}

/** A membership with its user. */
export type MemberFacts = Awaited<ReturnType<ReturnType<typeof withUser>['execute']>>[number]

/** The members of a tenant, by name. */
export function findMembers(queries: Queries, tenant: string): Promise<MemberFacts[]> {
  return withUser(queries, tenant)
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .orderBy('memberships.id')
    .limit(invitationLimits.listed)
    .execute()
}

export function findMember(
  queries: Queries,
  { tenant, id }: { tenant: string; id: string }
): Promise<MemberFacts | undefined> {
  return withUser(queries, tenant).where('memberships.id', '=', id).executeTakeFirst()
}

/** Inserts a membership; false where the user has one in the tenant already. */
export async function insertMembership(queries: Queries, row: MembershipRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await queries
    .insertInto('memberships')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doNothing())
    .executeTakeFirst()
  return inserted === 1n
}

/** Revokes the sessions of a membership; returns their ids. */
export async function revokeSessionsOfMembership(
  queries: Queries,
  membership: string,
  { now, reason }: { now: number; reason: string }
): Promise<string[]> {
  const rows = await queries
    .updateTable('sessions')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('membership_id', '=', membership)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether a user belongs to a tenant or is a member of it. */
export async function isInTenant(
  queries: Queries,
  { tenant, userId }: { tenant: string; userId: string }
): Promise<boolean> {
  const row = await queries
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.tenant_id', '=', tenant)
    )
    .select('users.id')
    .where('users.id', '=', userId)
    .where(({ or, eb }) => or([eb('users.tenant_id', '=', tenant), eb('memberships.id', 'is not', null)]))
    .executeTakeFirst()
  return row !== undefined
}

/** The tenants that a user is a member of, by name. */
export function findMembershipsOf(queries: Queries, userId: string) {
  return queries
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .leftJoin('roles', 'roles.id', 'memberships.role')
    .select(['memberships.id', 'memberships.tenant_id', 'memberships.role', 'memberships.created_at'])
    .select(['tenants.name', 'tenants.status', 'roles.name as role_name'])
    .where('memberships.user_id', '=', userId)
    .orderBy('tenants.name_key')
    .orderBy('memberships.id')
    .execute()
}
