import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Mails that wait, what became of those that do not, and the ways to what has expired. */
export function mail(): Migration {
  return statements([
    `create table mails (
      id text primary key,
      kind text not null,
      recipient text not null,
      content text not null,
      state text not null,
      tries integer not null default 0,
      created_at bigint not null,
      due_at bigint not null,
      ended_at bigint,
      problem text
    )`,
    'create index mails_due on mails (state, due_at)',
    'create index mails_end on mails (ended_at)',
    'create index sessions_revoked on sessions (revoked_at) where revoked_at is not null',
    'create index attempts_window on attempts (window_ends_at)'
  ])
}
