import type { Baseline } from '../define-baseline.ts'

/** Settings, rate limits, leases, events, servers and their metrics, jobs and mails. */
export const workBaseline: Baseline = {
  statements: (engine) => [...tables, ...events[engine], ...indexes]
}

const tables = [
  `create table settings (
    key text primary key,
    value text not null,
    updated_at bigint not null
  )`,
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
  `create table leases (
    name text primary key,
    holder text not null,
    until bigint not null
  )`,
  `create table mails (
    id text primary key,
    kind text not null,
    recipient text not null,
    content text not null,
    state text not null,
    tries integer not null default 0,
    created_at bigint not null,
    due_at bigint not null,
    ended_at bigint,
    problem text
  )`,
  `create table jobs (
    id text primary key,
    kind text not null,
    actor_id text not null,
    tenant_id text,
    ip text not null,
    device text not null,
    input text not null,
    idempotency_key text,
    state text not null,
    total bigint not null,
    done bigint not null default 0,
    refused bigint not null default 0,
    skipped bigint not null default 0,
    cursor text,
    result text not null default '{}',
    error text,
    created_at bigint not null,
    started_at bigint,
    finished_at bigint,
    cancel_requested_at bigint,
    undo_of text references jobs (id) on delete cascade,
    undo_until bigint,
    lease_holder text,
    lease_until bigint
  )`,
  `create table job_items (
    job_id text not null references jobs (id) on delete cascade,
    position bigint not null,
    subject_id text not null,
    outcome text not null,
    code text,
    inverse text,
    primary key (job_id, position)
  )`,
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
  `create table servers (
    id text primary key,
    version text not null,
    started_at bigint not null,
    seen_at bigint not null,
    host text not null
  )`
]

const indexes = [
  'create index rate_counts_end on rate_counts (ends_at)',
  'create index mails_due on mails (state, due_at)',
  'create index mails_end on mails (ended_at)',
  'create index attempts_window on attempts (window_ends_at)',
  'create index events_time on events (at)',
  'create unique index jobs_key on jobs (actor_id, idempotency_key)',
  'create index jobs_created on jobs (created_at, id)',
  'create index jobs_actor on jobs (actor_id, created_at, id)',
  'create index jobs_undo on jobs (undo_of)',
  "create index jobs_open on jobs (created_at, id) where state in ('waiting', 'running')",
  'create index jobs_finished on jobs (finished_at)',
  'create index job_items_outcome on job_items (job_id, outcome, position)',
  'create index metric_calls_age on metric_calls (resolution, at)',
  'create index metric_gauges_age on metric_gauges (resolution, at)',
  "create index metric_calls_tenant on metric_calls (tenant, resolution, at) where tenant <> '*'"
]

/** Ids by the engine, in the order of the events. */
const events = {
  sqlite: [
    `create table events (
    id integer primary key autoincrement,
    at bigint not null,
    topic text not null,
    tenant_id text,
    permission text,
    user_id text,
    payload text not null
  )`
  ],
  postgres: [
    `create table events (
      id bigint generated always as identity primary key,
      at bigint not null,
      topic text not null,
      tenant_id text,
      permission text,
      user_id text,
      payload text not null
    )`
  ]
} as const
