import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Rules on checks, whose alerts are one for each check, and what people write of incidents. */
export function incidents(): Migration {
  return statements([
    'alter table alert_rules add column check_id text',
    'alter table alerts add column check_id text',
    `alter table alerts add column hides text not null default '[]'`,
    'drop index alerts_open',
    `create unique index alerts_open on alerts (rule_id, (coalesce(check_id, ''))) where resolved_at is null`,
    'create index alerts_fired on alerts (fired_at, id)',
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
    'create index incident_notes_alert on incident_notes (alert_id)',
    `insert into alert_rules (id, name, severity, metric, comparison, threshold, for_ms, built_in, created_at, updated_at)
      values ('checks', 'A service is down', 'critical', 'check', 'above', 0, 0, 1, 0, 0)`
  ])
}
