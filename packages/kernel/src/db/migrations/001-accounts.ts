import type { Migration } from 'kysely/migration'
import type { Database } from '../database.ts'
import { statements } from './statements.ts'

/** Users, sessions, one-time tokens, counters, the audit log and the settings. */
export function accounts({ engine }: Database): Migration {
  return statements([...people, ...sessions, ...counters, ...audit, ...appendOnly[engine]])
}

const people = [
  `create table users (
    id text primary key,
    email text not null unique,
    first_name text not null,
    last_name text not null,
    role text not null,
    status text not null,
    email_verified_at bigint,
    password_hash text,
    password_changed_at bigint,
    token_version integer not null default 1,
    tenant_id text,
    avatar text,
    last_login_at bigint,
    login_count integer not null default 0,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  'create index users_created on users (created_at, id)',
  'create index users_role on users (role, status)',
  `create table user_words (
    word text not null,
    user_id text not null references users (id) on delete cascade,
    primary key (word, user_id)
  )`,
  'create index user_words_user on user_words (user_id)',
  `create table settings (
    key text primary key,
    value text not null,
    updated_at bigint not null
  )`
]

const sessions = [
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
    revoke_reason text
  )`,
  'create index sessions_user on sessions (user_id, revoked_at)',
  'create index sessions_expiry on sessions (expires_at)',
  `create table refresh_tokens (
    hash text primary key,
    session_id text not null references sessions (id) on delete cascade,
    counter integer not null,
    created_at bigint not null,
    replaced_at bigint,
    successor text
  )`,
  'create index refresh_tokens_session on refresh_tokens (session_id)',
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
  'create index one_time_tokens_user on one_time_tokens (user_id, purpose)',
  'create index one_time_tokens_expiry on one_time_tokens (expires_at)'
]

const counters = [
  `create table attempts (
    account text not null,
    device text not null,
    fails integer not null,
    window_ends_at bigint not null,
    locked_until bigint,
    primary key (account, device)
  )`,
  `create table rate_counts (
    key text primary key,
    count integer not null,
    ends_at bigint not null
  )`,
  'create index rate_counts_end on rate_counts (ends_at)',
  `create table leases (
    name text primary key,
    holder text not null,
    until bigint not null
  )`
]

const audit = [
  `create table audit (
    seq bigint primary key,
    at bigint not null,
    action text not null,
    outcome text not null,
    actor_id text,
    impersonator_id text,
    subject_type text,
    subject_id text,
    ip text not null,
    device text not null,
    details text not null,
    previous_hash text not null,
    hash text not null
  )`,
  'create index audit_actor on audit (actor_id, seq)',
  'create index audit_subject on audit (subject_id, seq)'
]

/** Triggers that make the audit log append-only (security bar 52). */
const appendOnly = {
  sqlite: ['update', 'delete'].map(
    (change) =>
      `create trigger audit_no_${change} before ${change} on audit
       begin select raise(abort, 'the audit log is append-only'); end`
  ),
  postgres: [
    `create function audit_append_only() returns trigger language plpgsql as
     $$ begin raise exception 'the audit log is append-only'; end $$`,
    `create trigger audit_append_only before update or delete on audit
     for each row execute function audit_append_only()`,
    `create trigger audit_no_truncate before truncate on audit
     for each statement execute function audit_append_only()`
  ]
} as const
