import { defineBaseline, type Migrations } from '@sitewright/kernel/db'

/** Connected databases, writes to them, queries and migrations. */
export const databasePanelMigrations: Migrations = {
  '250-database-panel': defineBaseline({
    statements: () => [...tables, ...indexes]
  })
}

const tables = [
  `create table database_connections (
    id text primary key,
    tenant_id text,
    name text not null,
    kind text not null,
    host text not null,
    port integer not null,
    database_name text not null,
    user_name text not null,
    password text not null,
    password_set_at bigint not null,
    tls integer not null default 1,
    certificate text,
    production integer not null default 0,
    enabled integer not null default 1,
    tested_at bigint,
    connected_at bigint,
    problem text,
    response_ms double precision,
    version text,
    may_write integer,
    pool text,
    revision integer not null default 1,
    created_at bigint not null,
    updated_at bigint not null,
    writable integer not null default 0,
    daily_budget bigint
  )`,
  `create table database_writes (
    id text primary key,
    connection_id text not null,
    created_by text not null,
    session_id text not null,
    state text not null,
    asked text,
    reason text,
    words text,
    rows integer not null,
    content text not null,
    locks text not null,
    locks_at bigint,
    undo_of text,
    undone_by text,
    begun_at bigint not null,
    expires_at bigint not null,
    ended_at bigint
  )`,
  `create table query_history (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    connection_id text not null,
    connection_name text not null,
    statement text not null,
    outcome text not null,
    row_count integer not null,
    milliseconds bigint not null,
    created_at bigint not null
  )`,
  `create table query_snippets (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    statement text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create table database_migrations (
    id text primary key,
    connection_id text not null references database_connections (id) on delete cascade,
    name text not null,
    content text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create table query_charges (
    user_id text not null references users (id) on delete cascade,
    connection_id text not null,
    day integer not null,
    amount double precision not null,
    primary key (user_id, connection_id, day)
  )`,
  `create table query_counts (
    connection_id text not null,
    hour integer not null,
    queries bigint not null,
    milliseconds double precision not null,
    primary key (connection_id, hour)
  )`
]

const indexes = [
  'create index database_writes_creator on database_writes (created_by, state)',
  'create index database_writes_begun on database_writes (begun_at)',
  'create index query_history_user on query_history (user_id, created_at, id)',
  'create index query_history_time on query_history (created_at)',
  'create index query_snippets_user on query_snippets (user_id, name)',
  'create unique index database_migrations_name on database_migrations (connection_id, name)',
  'create index query_charges_day on query_charges (day)',
  'create index query_counts_hour on query_counts (hour)'
]
