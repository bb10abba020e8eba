/** The thresholds of a metric for warning and critical. */
export interface MetricLimits {
  warning: number
  critical: number
}

/** The metrics of the overview (spec 2 §3): name, unit and limits; without limits a metric has no status. */
export const overviewMetrics = {
  health: { name: 'Health', unit: '' },
  cpu: { name: 'CPU', unit: '%', limits: { warning: 70, critical: 90 } },
  memory: { name: 'Memory', unit: '%', limits: { warning: 70, critical: 90 } },
  disk: { name: 'Disk', unit: '%', limits: { warning: 70, critical: 90 } },
  latency: { name: 'Latency', unit: 'ms', limits: { warning: 300, critical: 900 } },
  errors: { name: 'Errors', unit: '%', limits: { warning: 1, critical: 3 } },
  database: { name: 'Database', unit: 'ms', limits: { warning: 50, critical: 500 } },
  jobs: { name: 'Jobs', unit: '', limits: { warning: 100, critical: 1000 } },
  mails: { name: 'Mails', unit: '', limits: { warning: 100, critical: 1000 } }
} as const satisfies Record<string, { name: string; unit: string; limits?: MetricLimits }>

export type OverviewMetricId = keyof typeof overviewMetrics
