import type { Time } from './tables.ts'

/** A check of a service, with its last result. */
export interface ChecksTable {
  id: string
  tenant_id: string | null
  name: string
  /** JSON: the probe and its parameters. */
  probe: string
  interval_seconds: number
  timeout_seconds: number
  /** Consecutive failures after which it is down. */
  failure_threshold: number
  parent_id: string | null
  paused_at: Time | null
  /** By its results alone, without pauses, maintenance and parents. */
  status: 'pending' | 'up' | 'warning' | 'down' | 'unknown'
  status_since: Time
  /** Consecutive failures so far. */
  failures: number
  problem: string | null
  /** The number that belongs to the problem, such as a status code. */
  detail: number | null
  checked_at: Time | null
  response_ms: number | null
  /** When the last seen certificate expires. */
  expires_at: Time | null
  due_at: Time
  /** Raised on each reset, so that a run that started before changes nothing. */
  revision: number
  created_at: Time
  updated_at: Time
}

/** The result of one run. */
export interface CheckResultsTable {
  id: string
  check_id: string
  at: Time
  outcome: 'up' | 'warning' | 'down' | 'maintenance' | 'unknown'
  response_ms: number | null
  problem: string | null
  detail: number | null
}

/** Aggregated results of an hour or a day, UTC. */
export interface CheckBucketsTable {
  check_id: string
  /** Seconds. */
  resolution: 3600 | 86_400
  at: Time
  /** Includes warnings. */
  up: number
  down: number
  maintenance: number
  unknown: number
  /** Results with a response, and the sum of their response times in milliseconds. */
  responses: number
  response_total: number
}

/** A planned maintenance, in which failures do not alert. */
export interface MaintenanceWindowsTable {
  id: string
  tenant_id: string | null
  reason: string
  starts_at: Time
  ends_at: Time
  /** JSON of ids; null for all checks. */
  check_ids: string | null
  created_at: Time
}

export interface CheckTables {
  checks: ChecksTable
  check_results: CheckResultsTable
  check_buckets: CheckBucketsTable
  maintenance_windows: MaintenanceWindowsTable
}
