import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Authenticator apps, recovery codes and passkeys. */
export function secondFactor(): Migration {
  return statements([
    `create table totp (
      user_id text primary key references users (id) on delete cascade,
      secret text,
      pending text,
      pending_until bigint,
      last_step bigint not null default 0,
      confirmed_at bigint
    )`,
    `create table recovery_sets (
      user_id text primary key references users (id) on delete cascade,
      sealed_key text not null,
      created_at bigint not null
    )`,
    `create table recovery_codes (
      user_id text not null references recovery_sets (user_id) on delete cascade,
      hash text not null,
      used_at bigint,
      primary key (user_id, hash)
    )`,
    `create table passkeys (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      synced integer not null,
      name text not null,
      created_at bigint not null,
      last_used_at bigint
    )`,
    'create index passkeys_user on passkeys (user_id, created_at)',
    `create table passkey_challenges (
      hash text primary key,
      purpose text not null,
      user_id text references users (id) on delete cascade,
      expires_at bigint not null
    )`,
    'create index passkey_challenges_expiry on passkey_challenges (expires_at)'
  ])
}
