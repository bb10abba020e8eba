import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** What undoing a deletion needs: who was deleted, and their rows of other tables as JSON. */
export function deletedUsers(): Migration {
  return statements([
    `create table deleted_users (
      user_id text primary key,
      tenant_id text,
      email text not null,
      role text not null,
      status text not null,
      deleted_at bigint not null,
      job_id text
    )`,
    'create index deleted_users_at on deleted_users (deleted_at)',
    `create table deleted_rows (
      user_id text not null references deleted_users (user_id) on delete cascade,
      source text not null,
      content text not null
    )`,
    'create index deleted_rows_user on deleted_rows (user_id, source)'
  ])
}
