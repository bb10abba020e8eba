import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Avatars, and indexes for the activity of a user in a long audit log. */
export function account(): Migration {
  return statements([
    `create table avatars (
      id text primary key,
      user_id text not null unique references users (id) on delete cascade,
      type text not null,
      bytes text not null,
      created_at bigint not null
    )`,
    'create index audit_actor_action on audit (actor_id, action, seq)',
    'create index audit_subject_action on audit (subject_id, action, seq)'
  ])
}
