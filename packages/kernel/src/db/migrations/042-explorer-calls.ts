import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** The history of the API explorer; what is deleted stays for a while, so that it can be brought back. */
export function explorerCalls(): Migration {
  return statements([
    `create table explorer_calls (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      operation text not null,
      method text not null,
      path text not null,
      parameters text not null,
      body text,
      left_out integer not null,
      authentication text not null,
      status integer not null,
      milliseconds bigint not null,
      bytes bigint,
      created_at bigint not null,
      deletion text,
      deleted_at bigint
    )`,
    'create index explorer_calls_user on explorer_calls (user_id, created_at, id)',
    'create index explorer_calls_time on explorer_calls (created_at)',
    'create index explorer_calls_deleted on explorer_calls (deleted_at)'
  ])
}
