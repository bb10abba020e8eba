import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Sign-in providers, identities of users, and OAuth flows. */
export function providers(): Migration {
  return statements([
    `create table identity_providers (
      id text primary key,
      enabled integer not null,
      client_id text not null,
      client_secret text,
      secret_last4 text,
      secret_updated_at bigint,
      settings text not null,
      logins integer not null default 0,
      failures integer not null default 0,
      last_login_at bigint,
      updated_at bigint not null
    )`,
    `create table identities (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      provider text not null,
      issuer text not null,
      subject text not null,
      email text,
      connected_at bigint not null,
      last_used_at bigint,
      unique (provider, issuer, subject),
      unique (user_id, provider)
    )`,
    'create index identities_used on identities (provider, last_used_at)',
    `create table oauth_flows (
      state_hash text primary key,
      browser_hash text not null,
      provider text not null,
      intent text not null,
      secrets text not null,
      created_at bigint not null,
      expires_at bigint not null,
      used_at bigint
    )`,
    'create index oauth_flows_expiry on oauth_flows (expires_at)'
  ])
}
