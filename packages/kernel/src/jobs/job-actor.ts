import type { Permission, RoleId } from '@sitewright/api'
import type { Queries } from '../db/database.ts'
import type { Actor } from '../request/caller.ts'
import { getRoleOf } from '../roles/roles.repository.ts'

/** The user a job runs as: what their rights depend on. */
export type JobActor = Pick<Actor, 'userId' | 'tenantId' | 'rank' | 'permissions'>

/** The actor of a job with current rights; undefined if they lost the required permission, or the account. */
export async function findJobActor(
  queries: Queries,
  { actor_id: userId, tenant_id: tenantId }: { actor_id: string; tenant_id: string | null },
  permission: Permission
): Promise<JobActor | undefined> {
  const user = await queries
    .selectFrom('users')
    .select(['role', 'status', 'tenant_id'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user?.status !== 'active') return undefined
  const role = user.tenant_id === tenantId ? user.role : await findMemberRole(queries, { userId, tenantId })
  if (role === undefined) return undefined
  const { rank, permissions } = await getRoleOf(queries, { role })
  return permissions.includes(permission) ? { userId, tenantId, rank, permissions } : undefined
}

async function findMemberRole(
  queries: Queries,
  { userId, tenantId }: { userId: string; tenantId: string | null }
): Promise<RoleId | undefined> {
  if (tenantId === null) return undefined
  const membership = await queries
    .selectFrom('memberships')
    .select('role')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return membership?.role
}
