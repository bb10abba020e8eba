import { invitationLimits } from '@sitewright/api'
import { sql, type Selectable, type Updateable } from 'kysely'
import { hasUpdated, type Queries, type TenantInvitationsTable } from '@sitewright/kernel/db'

export type InvitationRow = Selectable<TenantInvitationsTable>

function withFacts(queries: Queries) {
  return queries
    .selectFrom('tenant_invitations')
    .innerJoin('tenants', 'tenants.id', 'tenant_invitations.tenant_id')
    .leftJoin('roles', 'roles.id', 'tenant_invitations.role')
    .leftJoin('users as inviter', 'inviter.id', 'tenant_invitations.invited_by')
    .selectAll('tenant_invitations')
    .select(['tenants.name as tenant_name', 'tenants.status as tenant_status', 'roles.name as role_name'])
    .select(['inviter.first_name as inviter_first_name', 'inviter.last_name as inviter_last_name'])
}

/** An invitation with the names of its tenant, role and inviter. */
export type InvitationFacts = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number]

/** The invitations of a tenant, the newest first. */
export function findInvitations(queries: Queries, tenant: string): Promise<InvitationFacts[]> {
  return withFacts(queries)
    .where('tenant_invitations.tenant_id', '=', tenant)
    .orderBy('tenant_invitations.created_at', 'desc')
    .orderBy('tenant_invitations.id')
    .limit(invitationLimits.listed)
    .execute()
}

export function findInvitation(
  queries: Queries,
  { tenant, id }: { tenant: string; id: string }
): Promise<InvitationFacts | undefined> {
  return withFacts(queries)
    .where('tenant_invitations.tenant_id', '=', tenant)
    .where('tenant_invitations.id', '=', id)
    .executeTakeFirst()
}

/** The invitation of a token, whatever its state. */
export function findInvitationByToken(queries: Queries, hash: string): Promise<InvitationFacts | undefined> {
  return withFacts(queries).where('token_hash', '=', hash).executeTakeFirst()
}

/** Inserts an invitation; false where the address has an open one in the tenant. */
export async function insertInvitation(queries: Queries, row: InvitationRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await queries
    .insertInto('tenant_invitations')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'email']).where('state', '=', sql.lit('open')).doNothing()
    )
    .executeTakeFirst()
  return inserted === 1n
}

/** Changes an invitation; false where it is no longer open. */
export async function updateOpenInvitation(
  queries: Queries,
  id: string,
  changes: Updateable<TenantInvitationsTable>
): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('tenant_invitations')
      .set(changes)
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst()
  )
}

/** Counts the open invitations of a tenant, including expired ones. */
export async function countOpenInvitations(queries: Queries, tenant: string): Promise<number> {
  const { count } = await queries
    .selectFrom('tenant_invitations')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('tenant_invitations.tenant_id', '=', tenant)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}
