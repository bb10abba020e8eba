import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/**
 * The tenant that an audit entry concerns. Entries written before it have none: they cannot be changed, and their hashes
 * do not cover it. Most entries have no tenant, so that the index holds only the others.
 */
export function auditTenant(): Migration {
  return statements([
    'alter table audit add column tenant_id text',
    'create index audit_tenant on audit (tenant_id, seq) where tenant_id is not null'
  ])
}
