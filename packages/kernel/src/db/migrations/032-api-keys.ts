import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Keys by which programs call the API for their owner. */
export function apiKeys(): Migration {
  return statements([
    `create table api_keys (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      name text not null,
      hash text not null unique,
      last4 text not null,
      scopes text not null,
      created_at bigint not null,
      expires_at bigint not null,
      last_used_at bigint
    )`,
    'create index api_keys_user on api_keys (user_id, created_at)'
  ])
}
