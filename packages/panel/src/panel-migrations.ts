import { defineBaseline, type Migrations } from '@sitewright/kernel/db'

export const panelMigrations: Migrations = {
  '260-panel': defineBaseline({
    statements: () => [...tables, ...indexes]
  })
}

const tables = [
  `create table explorer_calls (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    operation text not null,
    method text not null,
    path text not null,
    parameters text not null,
    body text,
    left_out integer not null,
    authentication text not null,
    status integer not null,
    milliseconds bigint not null,
    bytes bigint,
    created_at bigint not null,
    deletion text,
    deleted_at bigint,
    role text
  )`,
  `create table explorer_secrets (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    value text not null,
    created_at bigint not null,
    updated_at bigint not null,
    last_used_at bigint
  )`
]

const indexes = [
  'create index explorer_calls_user on explorer_calls (user_id, created_at, id)',
  'create index explorer_calls_time on explorer_calls (created_at)',
  'create index explorer_calls_deleted on explorer_calls (deleted_at)',
  'create unique index explorer_secrets_name on explorer_secrets (user_id, name)'
]
