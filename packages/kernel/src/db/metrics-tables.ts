import type { Time } from './tables.ts'

/** Window lengths of metrics, in seconds. */
export type Resolution = 10 | 60 | 3600

/** Calls of a server within a window, by route and tenant; `*` is the total of all. */
export interface MetricCallsTable {
  resolution: Resolution
  /** Start of the window. */
  at: Time
  route: string
  tenant: string
  server_id: string
  calls: number
  failures: number
  /** Sum of the latencies in milliseconds, and the maximum. */
  total: number
  most: number
  /** JSON: latency histogram. */
  buckets: string
}

/** Measurements of a gauge of a server within a window. */
export interface MetricGaugesTable {
  resolution: Resolution
  at: Time
  name: string
  server_id: string
  samples: number
  total: number
  least: number
  most: number
}

/** A server that runs, or ran recently. */
export interface ServersTable {
  id: string
  version: string
  started_at: Time
  seen_at: Time
  /** JSON: facts about its host. */
  host: string
}
