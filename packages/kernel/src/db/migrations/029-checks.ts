import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Checks of services with their results, singly and by hour and day, and maintenance windows. */
export function checks(): Migration {
  return statements([
    `create table checks (
      id text primary key,
      tenant_id text,
      name text not null,
      probe text not null,
      interval_seconds integer not null,
      timeout_seconds integer not null,
      failure_threshold integer not null,
      parent_id text references checks (id) on delete set null,
      paused_at bigint,
      status text not null,
      status_since bigint not null,
      failures integer not null,
      problem text,
      detail integer,
      checked_at bigint,
      response_ms double precision,
      expires_at bigint,
      due_at bigint not null,
      revision integer not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    'create index checks_parent on checks (parent_id)',
    `create table check_results (
      id text primary key,
      check_id text not null references checks (id) on delete cascade,
      at bigint not null,
      outcome text not null,
      response_ms double precision,
      problem text,
      detail integer
    )`,
    'create index check_results_time on check_results (check_id, at)',
    'create index check_results_age on check_results (at)',
    `create table check_buckets (
      check_id text not null references checks (id) on delete cascade,
      resolution integer not null,
      at bigint not null,
      up integer not null,
      down integer not null,
      maintenance integer not null,
      unknown integer not null,
      responses integer not null,
      response_total double precision not null,
      primary key (check_id, resolution, at)
    )`,
    'create index check_buckets_age on check_buckets (resolution, at)',
    `create table maintenance_windows (
      id text primary key,
      tenant_id text,
      reason text not null,
      starts_at bigint not null,
      ends_at bigint not null,
      check_ids text,
      created_at bigint not null
    )`,
    'create index maintenance_windows_end on maintenance_windows (ends_at)'
  ])
}
