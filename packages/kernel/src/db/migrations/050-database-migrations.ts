import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Scripts of migrations of connected databases, sealed; what has been applied stands in those databases themselves. */
export function databaseMigrations(): Migration {
  return statements([
    `create table database_migrations (
      id text primary key,
      connection_id text not null references database_connections (id) on delete cascade,
      name text not null,
      content text not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    'create unique index database_migrations_name on database_migrations (connection_id, name)'
  ])
}
