import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Writes of connected databases, which a connection has to allow. */
export function databaseWrites(): Migration {
  return statements([
    'alter table database_connections add column writable integer not null default 0',
    `create table database_writes (
      id text primary key,
      connection_id text not null,
      created_by text not null,
      session_id text not null,
      state text not null,
      asked text,
      reason text,
      words text,
      rows integer not null,
      content text not null,
      locks text not null,
      locks_at bigint,
      undo_of text,
      undone_by text,
      begun_at bigint not null,
      expires_at bigint not null,
      ended_at bigint
    )`,
    'create index database_writes_creator on database_writes (created_by, state)',
    'create index database_writes_begun on database_writes (begun_at)'
  ])
}
