import type { Baseline } from '../define-baseline.ts'

/** Sessions, one-time tokens and API keys. */
export const sessionsBaseline: Baseline = {
  statements: () => [...tables, ...indexes]
}

const tables = [
  `create table sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    area text not null,
    created_at bigint not null,
    last_used_at bigint not null,
    expires_at bigint not null,
    idle_ms bigint not null,
    remember integer not null,
    transport text not null,
    ip text not null,
    device text not null,
    methods text not null,
    proved_at bigint not null,
    revoked_at bigint,
    revoke_reason text,
    previous_login_at bigint,
    last_seen_at bigint not null default 0,
    viewer_id text,
    viewer_session_id text,
    membership_id text
  )`,
  `create table refresh_tokens (
    hash text primary key,
    session_id text not null references sessions (id) on delete cascade,
    counter integer not null,
    created_at bigint not null,
    replaced_at bigint,
    successor text
  )`,
  `create table one_time_tokens (
    hash text primary key,
    purpose text not null,
    user_id text references users (id) on delete cascade,
    payload text not null,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint,
    tries integer not null default 0
  )`,
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
  )`
]

const indexes = [
  'create index sessions_user on sessions (user_id, revoked_at)',
  'create index sessions_expiry on sessions (expires_at)',
  'create index refresh_tokens_session on refresh_tokens (session_id)',
  'create index one_time_tokens_user on one_time_tokens (user_id, purpose)',
  'create index one_time_tokens_expiry on one_time_tokens (expires_at)',
  'create index sessions_revoked on sessions (revoked_at) where revoked_at is not null',
  'create index sessions_viewer on sessions (viewer_session_id)',
  'create index sessions_by_last_seen on sessions (last_seen_at)',
  'create index api_keys_user on api_keys (user_id, created_at)',
  'create index sessions_membership on sessions (membership_id) where membership_id is not null'
]
