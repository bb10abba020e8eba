import { file, type File } from '@sitewright/project'
import { json } from '../../formats/json.ts'
import { yaml } from '../../formats/yaml.ts'
import { nameOf } from '../../naming.ts'
import type { GenerationPlan } from '../../generation-plan.ts'

/** PromQL queries of both the dashboard and the alerts. */
const questions = {
  requests: 'sum(rate(http_requests_total[5m])) by (route)',
  failures: 'sum(rate(http_requests_total{status=~"5.."}[5m])) / sum(rate(http_requests_total[5m]))',
  slow: 'histogram_quantile(0.95, sum(rate(http_request_duration_seconds_bucket[5m])) by (le))',
  pageErrors: 'sum(rate(page_errors_total[5m]))'
} as const

/** The scrape configuration of Prometheus. */
export function prometheus(plan: GenerationPlan): File {
  const { errorTracking } = plan.site.enterpriseConfig
  const settings = {
    global: { scrape_interval: '15s' },
    ...(errorTracking ? { rule_files: ['alerts.yml'] } : {}),
    scrape_configs: [
      { job_name: 'server', metrics_path: '/metrics', static_configs: [{ targets: ['server:8000'] }] }
    ]
  }
  return file('backend/monitoring/prometheus.yml', yaml(settings))
}

/** Alert rules: errors of the pages, and failed responses of the server. */
export function alerts(): File {
  const rule = (
    alert: string,
    expr: string,
    summary: string
  ): { alert: string; expr: string; for: string; annotations: { summary: string } } => ({
    alert,
    expr,
    for: '5m',
    annotations: { summary }
  })
  const rules = [
    rule('PageErrors', `${questions.pageErrors} > 0.1`, 'Visitors run into errors'),
    rule('ServerFailures', `${questions.failures} > 0.02`, 'More than two of a hundred answers fail')
  ]
  return file('backend/monitoring/alerts.yml', yaml({ groups: [{ name: 'site', rules }] }))
}

/** A dashboard for Grafana over the same figures. */
export function dashboard(plan: GenerationPlan): File {
  const panels = [
    { title: 'Requests a second', expr: questions.requests, unit: 'reqps' },
    { title: 'Share of failures', expr: questions.failures, unit: 'percentunit' },
    { title: '95 % are faster than', expr: questions.slow, unit: 's' }
  ]
  return file(
    'backend/monitoring/dashboard.json',
    json({
      title: nameOf(plan.site),
      schemaVersion: 41,
      time: { from: 'now-6h', to: 'now' },
      refresh: '30s',
      panels: panels.map(({ title, expr, unit }, at) => ({
        id: at + 1,
        type: 'timeseries',
        title,
        gridPos: { h: 8, w: 12, x: (at % 2) * 12, y: Math.floor(at / 2) * 8 },
        fieldConfig: { defaults: { unit }, overrides: [] },
        targets: [{ refId: 'A', expr }]
      }))
    })
  )
}
