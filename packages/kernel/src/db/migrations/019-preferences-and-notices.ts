import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Preferences of the control panel, and the notices behind its bell. */
export function preferencesAndNotices(): Migration {
  return statements([
    `create table preferences (
      user_id text primary key references users (id) on delete cascade,
      value text not null,
      updated_at bigint not null
    )`,
    `create table notices (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      kind text not null,
      subject_type text not null,
      subject_id text not null,
      person_id text,
      link text,
      facts text not null,
      times integer not null default 1,
      created_at bigint not null,
      read_at bigint
    )`,
    'create index notices_user on notices (user_id, created_at, id)',
    'create index notices_unread on notices (user_id, kind, subject_id) where read_at is null',
    'create index notices_time on notices (created_at)'
  ])
}
