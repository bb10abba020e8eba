import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** The highest mark of each limit of a tenant of which somebody was told. */
export function tenantMarks(): Migration {
  return statements(
    ['told_users', 'told_storage', 'told_requests'].map(
      (column) => `alter table tenants add column ${column} integer not null default 0`
    )
  )
}
