import { defineBaseline, type Migrations } from '@sitewright/kernel/db'

/** Second factors, sign-in providers, pictures, imports, saved views and preferences. */
export const identityMigrations: Migrations = {
  '210-identity': defineBaseline({
    statements: (engine) => [...tables, ...indexes, ...kept[engine]]
  })
}

const tables = [
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
  `create table passkey_challenges (
    hash text primary key,
    purpose text not null,
    user_id text references users (id) on delete cascade,
    expires_at bigint not null
  )`,
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
    updated_at bigint not null,
    secret_expires_at bigint
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
  `create table avatars (
    id text primary key,
    user_id text not null unique references users (id) on delete cascade,
    type text not null,
    bytes text not null,
    created_at bigint not null
  )`,
  `create table second_factor_resets (
    user_id text primary key references users (id) on delete cascade,
    asked_by text not null references users (id) on delete cascade,
    expires_at bigint not null
  )`,
  `create table imports (
    id text primary key,
    actor_id text not null references users (id) on delete cascade,
    tenant_id text,
    name text not null,
    encoding text not null,
    separator text not null,
    columns text not null,
    row_count bigint not null,
    plan text,
    job_id text,
    created_at bigint not null,
    first_row integer
  )`,
  `create table import_rows (
    import_id text not null references imports (id) on delete cascade,
    position bigint not null,
    cells text not null,
    problems text,
    primary key (import_id, position)
  )`,
  `create table saved_views (
    id text primary key,
    screen text not null,
    name text not null,
    query text not null,
    is_shared bigint not null,
    owner_id text not null references users (id) on delete cascade,
    tenant_id text,
    position bigint not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create table preferences (
    user_id text primary key references users (id) on delete cascade,
    value text not null,
    updated_at bigint not null
  )`,
  `create table provider_trials (
    id text primary key,
    provider text not null,
    user_id text not null references users (id) on delete cascade,
    created_at bigint not null,
    expires_at bigint not null,
    result text,
    matched_user_id text
  )`,
  `create table sign_in_counts (
    hour bigint not null,
    way text not null,
    sign_ins bigint not null,
    second_factors bigint not null,
    primary key (hour, way)
  )`
]

const indexes = [
  'create index passkeys_user on passkeys (user_id, created_at)',
  'create index passkey_challenges_expiry on passkey_challenges (expires_at)',
  'create index identities_used on identities (provider, last_used_at)',
  'create index oauth_flows_expiry on oauth_flows (expires_at)',
  'create unique index imports_job on imports (job_id)',
  'create index imports_created on imports (created_at)',
  'create index imports_actor on imports (actor_id)',
  'create index import_rows_problems on import_rows (import_id, position) where problems is not null',
  'create index saved_views_owner on saved_views (owner_id, screen)',
  'create index saved_views_shared on saved_views (screen, is_shared)',
  'create index provider_trials_user on provider_trials (user_id, created_at)'
]

const provider = (id: string): string => `
  update users set provider = case when password_hash is not null then 'local' else coalesce(
    (select identities.provider from identities where identities.user_id = users.id
     order by identities.connected_at, identities.id limit 1), 'local') end
  where id = ${id};`
const secondFactor = (id: string): string => `
  update users set second_factor = case when
    exists (select 1 from totp where totp.user_id = users.id and totp.secret is not null) or
    exists (select 1 from passkeys where passkeys.user_id = users.id) then 1 else 0 end
  where id = ${id};`

/** Columns of `users` that triggers derive from other tables, since the list of users filters and sorts by them. */
const watched = [
  { table: 'identities', statement: provider },
  { table: 'totp', statement: secondFactor },
  { table: 'passkeys', statement: secondFactor }
] as const

const kept = {
  sqlite: [
    ...watched.flatMap(({ table, statement }) =>
      ['insert', 'update', 'delete'].map(
        (change) => `create trigger users_know_${table}_${change} after ${change} on ${table}
          begin ${statement(change === 'delete' ? 'old.user_id' : 'new.user_id')} end`
      )
    ),
    `create trigger users_know_password after update of password_hash on users begin ${provider('new.id')} end`
  ],
  postgres: [
    ...watched.flatMap(({ table, statement }) => [
      `create function users_know_${table}() returns trigger language plpgsql as $$
       begin
         ${statement("case when tg_op = 'DELETE' then old.user_id else new.user_id end")}
         return null;
       end $$`,
      `create trigger users_know_${table} after insert or update or delete on ${table}
       for each row execute function users_know_${table}()`
    ]),
    `create function users_know_password() returns trigger language plpgsql as $$
     begin ${provider('new.id')} return null; end $$`,
    `create trigger users_know_password after update of password_hash on users
     for each row execute function users_know_password()`
  ]
} as const
