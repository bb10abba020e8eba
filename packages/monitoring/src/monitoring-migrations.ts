import { defineBaseline, type Migrations } from '@sitewright/kernel/db'

/** Checks, alert rules and their alerts, webhooks, incidents and what is snoozed. */
export const monitoringMigrations: Migrations = {
  '240-monitoring': defineBaseline({
    statements: () => [...tables, ...rules, ...indexes]
  })
}

const tables = [
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
  `create table check_results (
    id text primary key,
    check_id text not null references checks (id) on delete cascade,
    at bigint not null,
    outcome text not null,
    response_ms double precision,
    problem text,
    detail integer
  )`,
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
  `create table maintenance_windows (
    id text primary key,
    tenant_id text,
    reason text not null,
    starts_at bigint not null,
    ends_at bigint not null,
    check_ids text,
    created_at bigint not null
  )`,
  `create table alert_rules (
    id text primary key,
    name text not null,
    severity text not null,
    metric text not null,
    comparison text not null,
    threshold double precision not null,
    for_ms bigint not null,
    mail_to text not null default '[]',
    enabled integer not null default 1,
    built_in integer not null default 0,
    created_at bigint not null,
    updated_at bigint not null,
    check_id text
  )`,
  `create table alerts (
    id text primary key,
    rule_id text references alert_rules (id) on delete set null,
    title text not null,
    severity text not null,
    metric text not null,
    comparison text not null,
    threshold double precision not null,
    for_ms bigint not null,
    value double precision not null,
    note text not null,
    started_at bigint not null,
    no_data_at bigint,
    fired_at bigint,
    told_at bigint,
    flapping integer not null default 0,
    acknowledged_at bigint,
    acknowledged_by text,
    acknowledgement text,
    silenced_until bigint,
    resolved_at bigint,
    created_at bigint not null,
    check_id text,
    hides text not null default '[]'
  )`,
  `create table alert_events (
    alert_id text not null references alerts (id) on delete cascade,
    position integer not null,
    at bigint not null,
    kind text not null,
    actor_id text,
    note text,
    primary key (alert_id, position)
  )`,
  `create table silences (
    id text primary key,
    rule_id text references alert_rules (id) on delete cascade,
    reason text not null,
    until bigint not null,
    ended_at bigint,
    created_by text not null,
    created_at bigint not null
  )`,
  `create table webhooks (
    id text primary key,
    name text not null,
    url text not null,
    secret text not null,
    enabled integer not null default 1,
    created_at bigint not null,
    updated_at bigint not null,
    events text not null default '["alert.fired","alert.flapping","alert.resolved"]'
  )`,
  `create table webhook_deliveries (
    id text primary key,
    webhook_id text not null references webhooks (id) on delete cascade,
    event text not null,
    body text not null,
    state text not null,
    tries integer not null default 0,
    status integer,
    problem text,
    created_at bigint not null,
    due_at bigint not null,
    ended_at bigint
  )`,
  `create table incident_titles (
    alert_id text primary key references alerts (id) on delete cascade,
    title text not null,
    at bigint not null
  )`,
  `create table incident_notes (
    id text primary key,
    alert_id text not null references alerts (id) on delete cascade,
    author_id text not null,
    note text not null,
    at bigint not null
  )`,
  `create table need_snoozes (
    id text primary key,
    reason text not null,
    until bigint not null,
    created_by text not null,
    created_at bigint not null
  )`
]

/** Default rules: id, name, severity, metric, threshold and minutes. */
const rules = (
  [
    ['cpu', 'Processor is busy', 'warning', 'cpu', 90, 10],
    ['memory', 'Memory runs out', 'critical', 'memory', 90, 5],
    ['disk', 'Disk is nearly full', 'critical', 'disk', 90, 5],
    ['errors', 'Calls fail', 'critical', 'errors', 3, 2],
    ['latency', 'Calls are slow', 'warning', 'latency', 900, 5],
    ['database', 'Database answers late', 'critical', 'database', 500, 2],
    ['delay', 'Event loop is blocked', 'warning', 'delay', 200, 5],
    ['jobs', 'Jobs pile up', 'warning', 'jobs', 100, 15],
    ['mails', 'Mails pile up', 'warning', 'mails', 100, 15],
    ['checks', 'A service is down', 'critical', 'check', 0, 0],
    ['certificates', 'A certificate expires soon', 'warning', 'certificate', 0, 0]
  ] as const
).map(
  ([id, name, severity, metric, threshold, minutes]) =>
    `insert into alert_rules (id, name, severity, metric, comparison, threshold, for_ms, built_in, created_at, updated_at)
     values ('${id}', '${name}', '${severity}', '${metric}', 'above', ${threshold}, ${minutes * 60_000}, 1, 0, 0)`
)

const indexes = [
  'create index checks_parent on checks (parent_id)',
  'create index check_results_time on check_results (check_id, at)',
  'create index check_results_age on check_results (at)',
  'create index check_buckets_age on check_buckets (resolution, at)',
  'create index maintenance_windows_end on maintenance_windows (ends_at)',
  'create index alerts_time on alerts (created_at, id)',
  'create index alerts_rule on alerts (rule_id, fired_at)',
  'create index silences_until on silences (until)',
  "create index webhook_deliveries_due on webhook_deliveries (due_at) where state = 'waiting'",
  'create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, created_at)',
  "create unique index alerts_open on alerts (rule_id, (coalesce(check_id, ''))) where resolved_at is null",
  'create index alerts_fired on alerts (fired_at, id)',
  'create index incident_notes_alert on incident_notes (alert_id)'
]
