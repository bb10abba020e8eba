import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** What servers measure: when a session was seen last, calls and quantities in windows of time, and the servers themselves. */
export function measures(): Migration {
  return statements([
    'alter table sessions add column last_seen_at bigint not null default 0',
    'update sessions set last_seen_at = last_used_at',
    `create table metric_calls (
      resolution integer not null,
      at bigint not null,
      route text not null,
      tenant text not null,
      server_id text not null,
      calls bigint not null,
      failures bigint not null,
      total double precision not null,
      most double precision not null,
      buckets text not null,
      primary key (resolution, route, tenant, at, server_id)
    )`,
    'create index metric_calls_age on metric_calls (resolution, at)',
    `create table metric_gauges (
      resolution integer not null,
      at bigint not null,
      name text not null,
      server_id text not null,
      samples bigint not null,
      total double precision not null,
      least double precision not null,
      most double precision not null,
      primary key (resolution, name, at, server_id)
    )`,
    'create index metric_gauges_age on metric_gauges (resolution, at)',
    `create table servers (
      id text primary key,
      version text not null,
      started_at bigint not null,
      seen_at bigint not null,
      host text not null
    )`
  ])
}
