import { formatDuration, type Metrics } from '../../domain/analytics.ts'
import { analyticsMessages } from '../../domain/messages/analytics.ts'
import { useLocale } from '../../ui/use-client.ts'

export function AnalyticsMetrics({ metrics }: { metrics: Metrics }) {
  const locale = useLocale()
  const count = new Intl.NumberFormat(locale)
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const figures = [
    { label: analyticsMessages.visitors, value: count.format(metrics.visitors) },
    { label: analyticsMessages.pageViews, value: count.format(metrics.pageViews) },
    { label: analyticsMessages.bounceRate, value: share.format(metrics.bounceRate) },
    { label: analyticsMessages.duration, value: formatDuration(metrics.avgSessionDuration) }
  ]
  return (
    <dl className="metrics">
      {figures.map(({ label, value }) => (
        <div key={label} className="metric">
          <dt>{label}</dt>
          <dd className="val">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
