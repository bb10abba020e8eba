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
 * What a rule watches: a metric, `check`, which is above 0 while a check of a service is down, or `certificate`, which is
 * above 0 while its certificate expires soon.
 */
export type WatchedMetric = RuleMetric | CheckRuleKind

/** When an alert is to fire. */
export interface AlertRulesTable {
  id: string
  name: string
  severity: AlertSeverity
  metric: WatchedMetric
  comparison: AlertComparison
  threshold: number
  /** For how long the condition has to hold. */
  for_ms: number
  /** JSON: ids of the users who get a mail. */
  mail_to: Generated<string>
  enabled: Generated<Switch>
  built_in: Generated<Switch>
  /** Of a rule on checks: which one; null for all. It may be gone. */
  check_id: string | null
  created_at: Time
  updated_at: Time
}

/** The condition of a rule that holds or held; the condition as it was when it began. */
export interface AlertsTable {
  id: string
  /** Null once the rule is deleted. At most one alert of a rule is open, for each check where it watches checks. */
  rule_id: string | null
  /** Which check it is about; null for a metric. */
  check_id: string | null
  /** JSON: names of the checks that tell nothing because this one is down. */
  hides: Generated<string>
  title: string
  severity: AlertSeverity
  metric: WatchedMetric
  comparison: AlertComparison
  threshold: number
  for_ms: number
  /** What was measured last while the condition held, and of what. */
  value: number
  note: string
  /** Since when the condition holds. */
  started_at: Time
  /** Since when nothing is measured. */
  no_data_at: Time | null
  /** Null while it is pending. */
  fired_at: Time | null
  /** When people were told that it fires. */
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

/** Until when alerts of a rule, or all, tell nobody. */
export interface SilencesTable {
  id: string
  /** Null where all rules are silenced. */
  rule_id: string | null
  reason: string
  until: Time
  /** When somebody ended it early. */
  ended_at: Time | null
  created_by: string
  created_at: Time
}

/** An address that is told of alerts. */
export interface WebhooksTable {
  id: string
  name: string
  url: string
  /** Encrypted. */
  secret: string
  enabled: Generated<Switch>
  /** JSON: the events that it is told of. */
  events: Generated<string>
  created_at: Time
  updated_at: Time
}

/** A message to a webhook, tried until it is taken or given up. */
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

/** What somebody named an incident, which begins with an alert. */
export interface IncidentTitlesTable {
  /** The alert that was its first when it was named. */
  alert_id: string
  title: string
  at: Time
}

/** A note on an incident. */
export interface IncidentNotesTable {
  id: string
  /** The alert that was its first when it was written. */
  alert_id: string
  author_id: string
  note: string
  at: Time
}

/** The tables of alerts. */
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
