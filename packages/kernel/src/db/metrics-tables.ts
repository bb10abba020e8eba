import type { Time } from './tables.ts'

/** Lengths of the windows that metrics are kept in, in seconds. */
export type Resolution = 10 | 60 | 3600

/** Calls of a server within a window, by route and tenant; `*` stands for all of them. */
export interface MetricCallsTable {
  resolution: Resolution
  /** Beginning of the window. */
  at: Time
  route: string
  tenant: string
  server_id: string
  calls: number
  failures: number
  /** Sum of the latencies in milliseconds, and the longest. */
  total: number
  most: number
  /** JSON: calls by latency. */
  buckets: string
}

/** Measurements of a quantity of a server within a window. */
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

/** A running server, or one that ran recently. */
export interface ServersTable {
  id: string
  version: string
  started_at: Time
  seen_at: Time
  /** JSON: what the server knows of its host. */
  host: string
}
