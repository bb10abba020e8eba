import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Mails that wait, and what became of those that do not. */
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
    'create index mails_end on mails (ended_at)'
  ])
}
