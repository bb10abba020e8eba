import type { Time } from './tables.ts'

/** A check of a service, with what it last found. */
export interface ChecksTable {
  id: string
  tenant_id: string | null
  name: string
  /** JSON: what it does each time. */
  probe: string
  interval_seconds: number
  timeout_seconds: number
  /** Failures in a row until it is down. */
  failure_threshold: number
  parent_id: string | null
  paused_at: Time | null
  /** What its results say, without pauses, maintenance and parents. */
  status: 'pending' | 'up' | 'warning' | 'down' | 'unknown'
  status_since: Time
  /** Failures in a row until now. */
  failures: number
  problem: string | null
  /** The number that the problem tells, such as a status. */
  detail: number | null
  checked_at: Time | null
  response_ms: number | null
  /** When the certificate that was seen last expires. */
  expires_at: Time | null
  due_at: Time
  /** Rises when it begins anew, so that a run of before changes nothing. */
  revision: number
  created_at: Time
  updated_at: Time
}

/** What one run found. */
export interface CheckResultsTable {
  id: string
  check_id: string
  at: Time
  outcome: 'up' | 'warning' | 'down' | 'maintenance' | 'unknown'
  response_ms: number | null
  problem: string | null
  detail: number | null
}

/** Results of a check within an hour or a day, UTC. */
export interface CheckBucketsTable {
  check_id: string
  /** Seconds. */
  resolution: 3600 | 86_400
  at: Time
  /** Warnings among them. */
  up: number
  down: number
  maintenance: number
  unknown: number
  /** Results with an answer, and the sum of their milliseconds. */
  responses: number
  response_total: number
}

/** A time in which services are worked on. */
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

/** The tables of checks. */
export interface CheckTables {
  checks: ChecksTable
  check_results: CheckResultsTable
  check_buckets: CheckBucketsTable
  maintenance_windows: MaintenanceWindowsTable
}
