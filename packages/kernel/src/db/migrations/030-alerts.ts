import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Alert rules with those that are built in, alerts with their time lines, silences and webhooks. */
export function alerts(): Migration {
  return statements([
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
      updated_at bigint not null
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
      created_at bigint not null
    )`,
    'create unique index alerts_open on alerts (rule_id) where resolved_at is null',
    'create index alerts_time on alerts (created_at, id)',
    'create index alerts_rule on alerts (rule_id, fired_at)',
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
    'create index silences_until on silences (until)',
    `create table webhooks (
      id text primary key,
      name text not null,
      url text not null,
      secret text not null,
      enabled integer not null default 1,
      created_at bigint not null,
      updated_at bigint not null
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
    `create index webhook_deliveries_due on webhook_deliveries (due_at) where state = 'waiting'`,
    'create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, created_at)',
    ...builtInRules.map(toInsert)
  ])
}

interface BuiltInRule {
  metric: string
  name: string
  severity: 'warning' | 'critical'
  comparison: 'above' | 'below'
  threshold: number
  minutes: number
}

/** As they are installed; administrators change them. */
const builtInRules: readonly BuiltInRule[] = [
  {
    metric: 'cpu',
    name: 'Processor is busy',
    severity: 'warning',
    comparison: 'above',
    threshold: 90,
    minutes: 10
  },
  {
    metric: 'memory',
    name: 'Memory runs out',
    severity: 'critical',
    comparison: 'above',
    threshold: 90,
    minutes: 5
  },
  {
    metric: 'disk',
    name: 'Disk is nearly full',
    severity: 'critical',
    comparison: 'above',
    threshold: 90,
    minutes: 5
  },
  {
    metric: 'errors',
    name: 'Calls fail',
    severity: 'critical',
    comparison: 'above',
    threshold: 3,
    minutes: 2
  },
  {
    metric: 'latency',
    name: 'Calls are slow',
    severity: 'warning',
    comparison: 'above',
    threshold: 900,
    minutes: 5
  },
  {
    metric: 'database',
    name: 'Database answers late',
    severity: 'critical',
    comparison: 'above',
    threshold: 500,
    minutes: 2
  },
  {
    metric: 'delay',
    name: 'Event loop is blocked',
    severity: 'warning',
    comparison: 'above',
    threshold: 200,
    minutes: 5
  },
  {
    metric: 'jobs',
    name: 'Jobs pile up',
    severity: 'warning',
    comparison: 'above',
    threshold: 100,
    minutes: 15
  },
  {
    metric: 'mails',
    name: 'Mails pile up',
    severity: 'warning',
    comparison: 'above',
    threshold: 100,
    minutes: 15
  }
]

function toInsert({ metric, name, severity, comparison, threshold, minutes }: BuiltInRule): string {
  const values = [metric, name, severity, metric, comparison].map((text) => `'${text}'`).join(', ')
  return `insert into alert_rules (id, name, severity, metric, comparison, threshold, for_ms, built_in, created_at, updated_at)
    values (${values}, ${threshold}, ${minutes * 60_000}, 1, 0, 0)`
}
