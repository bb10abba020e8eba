import type { Database, Queries } from '../db/database.ts'
import { isOneOf } from '../db/one-of.ts'
import type { AuditEntry } from './write-audit.ts'

/** Tenant ids by user id; users of the installation itself are left out. */
export type TenantsByUser = ReadonlyMap<string, string>

/** Finds the tenants of the users whom entries name, also of users who were just deleted. */
export async function findEntryTenants(
  { engine }: Pick<Database, 'engine'>,
  queries: Queries,
  entries: readonly AuditEntry[]
): Promise<TenantsByUser> {
  const ids = [...new Set(entries.flatMap(userIdsOf))]
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('users')
    .select(['id', 'tenant_id'])
    .where(isOneOf({ engine }, 'users.id', ids))
    .unionAll(
      queries
        .selectFrom('deleted_users')
        .select(['user_id as id', 'tenant_id'])
        .where(isOneOf({ engine }, 'deleted_users.user_id', ids))
    )
    .execute()
  return new Map(rows.flatMap(({ id, tenant_id: tenant }) => (tenant === null ? [] : [[id, tenant]])))
}

/** The tenant of an entry: of its subject, else of its actor; null for the installation itself. */
export function tenantOf({ tenantId, actorId, subject }: AuditEntry, tenants: TenantsByUser): string | null {
  if (tenantId !== undefined) return tenantId
  const ofSubject = subject?.type === 'user' ? tenants.get(subject.id) : undefined
  return ofSubject ?? tenants.get(actorId ?? '') ?? null
}

function userIdsOf({ tenantId, actorId, subject }: AuditEntry): string[] {
  if (tenantId !== undefined) return []
  return [...(actorId === undefined ? [] : [actorId]), ...(subject?.type === 'user' ? [subject.id] : [])]
}
