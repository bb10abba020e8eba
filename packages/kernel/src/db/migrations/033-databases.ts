import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Connections to databases. */
export function databases(): Migration {
  return statements([
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
      updated_at bigint not null
    )`
  ])
}
