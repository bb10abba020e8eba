import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Queries that people have run, and those that they keep under a name. */
export function queries(): Migration {
  return statements([
    `create table query_history (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      connection_id text not null,
      connection_name text not null,
      statement text not null,
      outcome text not null,
      row_count integer not null,
      milliseconds bigint not null,
      created_at bigint not null
    )`,
    'create index query_history_user on query_history (user_id, created_at, id)',
    'create index query_history_time on query_history (created_at)',
    `create table query_snippets (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      name text not null,
      statement text not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    'create index query_snippets_user on query_snippets (user_id, name)'
  ])
}
