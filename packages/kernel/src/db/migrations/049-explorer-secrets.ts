import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Named secrets of the API explorer, sealed, of one user each. */
export function explorerSecrets(): Migration {
  return statements([
    `create table explorer_secrets (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      name text not null,
      value text not null,
      created_at bigint not null,
      updated_at bigint not null,
      last_used_at bigint
    )`,
    'create unique index explorer_secrets_name on explorer_secrets (user_id, name)'
  ])
}
