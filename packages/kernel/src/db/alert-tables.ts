import type {
  AlertComparison,
  AlertEventKind,
  AlertSeverity,
  CheckRuleKind,
  RuleMetric
} from '@sitewright/api'
import type { Generated } from 'kysely'

type Time = number
type Switch = 0 | 1

/**
 * What a rule watches: a metric; `check`, which is above 0 while a service check is down; or `certificate`, which is
 * above 0 while a certificate expires soon.
 */
export type WatchedMetric = RuleMetric | CheckRuleKind

export interface AlertRulesTable {
  id: string
  name: string
  severity: AlertSeverity
  metric: WatchedMetric
  comparison: AlertComparison
  threshold: number
  /** How long the condition has to hold before the alert fires. */
  for_ms: number
  /** JSON: ids of the users who get a mail. */
  mail_to: Generated<string>
  enabled: Generated<Switch>
  built_in: Generated<Switch>
  /** The check that a rule is limited to; null for all. It may have been deleted. */
  check_id: string | null
  created_at: Time
  updated_at: Time
}

/** An alert: a condition that holds or held, with the thresholds as they were when it started. */
export interface AlertsTable {
  id: string
  /** Null once the rule is deleted. At most one alert of a rule is open, per check where it watches checks. */
  rule_id: string | null
  /** Null for a metric. */
  check_id: string | null
  /** JSON: names of the dependent checks whose failures this alert explains. */
  hides: Generated<string>
  title: string
  severity: AlertSeverity
  metric: WatchedMetric
  comparison: AlertComparison
  threshold: number
  for_ms: number
  /** The last measurement that met the condition, and its source. */
  value: number
  note: string
  started_at: Time
  /** Since when there are no measurements. */
  no_data_at: Time | null
  /** Null while it is pending. */
  fired_at: Time | null
  /** When recipients were notified that it fires. */
  told_at: Time | null
  flapping: Generated<Switch>
  acknowledged_at: Time | null
  acknowledged_by: string | null
  acknowledgement: string | null
  silenced_until: Time | null
  resolved_at: Time | null
  created_at: Time
}

/** A change of an alert, in the order of positions. */
export interface AlertEventsTable {
  alert_id: string
  position: number
  at: Time
  kind: AlertEventKind
  actor_id: string | null
  note: string | null
}

/** Mutes the notifications of a rule, or of all rules, until a time. */
export interface SilencesTable {
  id: string
  /** Null for all rules. */
  rule_id: string | null
  reason: string
  until: Time
  /** When a user ended it early. */
  ended_at: Time | null
  created_by: string
  created_at: Time
}

/** An address that receives alerts. */
export interface WebhooksTable {
  id: string
  name: string
  url: string
  /** Encrypted. */
  secret: string
  enabled: Generated<Switch>
  /** JSON: the subscribed events. */
  events: Generated<string>
  created_at: Time
  updated_at: Time
}

/** A message to a webhook, retried until it is delivered or has failed. */
export interface WebhookDeliveriesTable {
  id: string
  webhook_id: string
  event: string
  body: string
  state: 'waiting' | 'sent' | 'given-up'
  tries: Generated<number>
  /** The HTTP status of the last attempt. */
  status: number | null
  problem: string | null
  created_at: Time
  due_at: Time
  ended_at: Time | null
}

/** The title that a user gave an incident, which starts with an alert. */
export interface IncidentTitlesTable {
  /** The incident's first alert when it was named. */
  alert_id: string
  title: string
  at: Time
}

/** A note on an incident. */
export interface IncidentNotesTable {
  id: string
  /** The incident's first alert when the note was written. */
  alert_id: string
  author_id: string
  note: string
  at: Time
}

export interface AlertTables {
  incident_titles: IncidentTitlesTable
  incident_notes: IncidentNotesTable
  alert_rules: AlertRulesTable
  alerts: AlertsTable
  alert_events: AlertEventsTable
  silences: SilencesTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
}
