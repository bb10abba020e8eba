import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** What the status of a tenant was before, since when it is what it is, and why it was suspended. */
export function tenantStatus(): Migration {
  return statements([
    'alter table tenants add column status_before text',
    'alter table tenants add column status_changed_at bigint',
    'alter table tenants add column suspend_reason text'
  ])
}
