import { figuresOf, type Metrics } from '../../domain/analytics.ts'
import { useLocale } from '../../ui/use-client.ts'

export function AnalyticsMetrics({ metrics }: { metrics: Metrics }) {
  return (
    <dl className="metrics">
      {figuresOf(metrics, useLocale()).map(({ label, value }) => (
        <div key={label} className="metric">
          <dt>{label}</dt>
          <dd className="val">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
