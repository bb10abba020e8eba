import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Uploaded files of users with their rows, and saved views of lists. */
export function importsAndViews(): Migration {
  return statements([
    `create table imports (
      id text primary key,
      actor_id text not null references users (id) on delete cascade,
      tenant_id text,
      name text not null,
      encoding text not null,
      separator text not null,
      columns text not null,
      row_count bigint not null,
      plan text,
      job_id text,
      created_at bigint not null
    )`,
    'create unique index imports_job on imports (job_id)',
    'create index imports_created on imports (created_at)',
    'create index imports_actor on imports (actor_id)',
    `create table import_rows (
      import_id text not null references imports (id) on delete cascade,
      position bigint not null,
      cells text not null,
      problems text,
      primary key (import_id, position)
    )`,
    'create index import_rows_problems on import_rows (import_id, position) where problems is not null',
    `create table saved_views (
      id text primary key,
      screen text not null,
      name text not null,
      query text not null,
      is_shared bigint not null,
      owner_id text not null references users (id) on delete cascade,
      tenant_id text,
      position bigint not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    'create index saved_views_owner on saved_views (owner_id, screen)',
    'create index saved_views_shared on saved_views (screen, is_shared)'
  ])
}
