import { useId, useMemo, useState } from 'react'
import {
  chartFrame,
  chartSummary,
  countedText,
  defaultRange,
  drawChart,
  figuresOf,
  rangeIds,
  shownReport,
  timeTexts,
  type Metrics,
  type Point,
  type Range
} from '../../domain/analytics.ts'
import { analyticsMessages } from '../../domain/features/analytics.ts'
import { errorMessage } from '../../domain/messages.ts'
import { createPageViews } from '../../domain/sessions/page-views.ts'
import '../../styles/pages/analytics.css'
import { useBackend, useLocale, useNow, useObservable } from '../../ui/hooks.tsx'
import { Spinner } from '../../ui/controls.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'

export function Page() {
  const [range, setRange] = useState<Range>(defaultRange)
  return (
    <>
      <PageHead title={analyticsMessages.title} lede={analyticsMessages.lede} />
      <PageBody>
        <div className="box">
          <div className="bar">
            <div className="chips" role="group" aria-label={analyticsMessages.range}>
              {rangeIds.map((id) => (
                <button
                  key={id}
                  type="button"
                  className="chip"
                  aria-pressed={id === range}
                  onClick={() => setRange(id)}
                >
                  {analyticsMessages.ranges[id]}
                </button>
              ))}
            </div>
          </div>
          <Figures range={range} />
        </div>
      </PageBody>
    </>
  )
}

function Figures({ range }: { range: Range }) {
  const backend = useBackend()
  const views = useObservable(useMemo(() => createPageViews({ backend }), [backend]))
  const now = useNow()?.getTime()
  if (views === undefined || now === undefined) return <Spinner />
  if (!views.ok) return <Notice tone="error">{errorMessage(views.code)}</Notice>

  const report = shownReport(views.value, range, now)
  return (
    <>
      <p className="counted">{countedText(report, backend.isSimulated('visits'))}</p>
      <AnalyticsMetrics metrics={report.metrics} />
      <AnalyticsChart points={report.points} range={range} />
      <p className="soft small">{analyticsMessages.how}</p>
    </>
  )
}

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

/** Visitors and page views over time, drawn, and as a table for those who prefer one. */
export function AnalyticsChart({ points, range }: { points: readonly Point[]; range: Range }) {
  const id = useId()
  const name = timeTexts(range, useLocale())
  const { ticks, labels, series, dot } = drawChart([
    points.map(({ visitors }) => visitors),
    points.map(({ pageViews }) => pageViews)
  ])
  const [visitors, pageViews] = series

  return (
    <figure className="chart">
      <figcaption id={id}>
        {analyticsMessages.chart}
        <span className="legend-line">
          <i className="mark-visitors" /> {analyticsMessages.visitors}
        </span>
        <span className="legend-line">
          <i className="mark-views" /> {analyticsMessages.pageViews}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${chartFrame.width} ${chartFrame.height}`}
        role="img"
        aria-label={chartSummary(points)}
      >
        {ticks.map(({ value, y }) => (
          <g key={value}>
            <line
              className="grid"
              x1={chartFrame.start}
              x2={chartFrame.width - chartFrame.end}
              y1={y}
              y2={y}
            />
            <text x={chartFrame.start - 12} y={y + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        <path className="area" d={visitors?.area} />
        <path className="plot plot-views" d={pageViews?.line} />
        <path className="plot" d={visitors?.line} />
        {visitors?.points.map(({ x, y }) => (
          <circle key={x} className="dot" cx={x} cy={y} r={dot} />
        ))}
        {labels.map(({ index, x }) => (
          <text key={index} x={x} y={chartFrame.height - 12} textAnchor="middle">
            {name.brief(points[index]?.start ?? 0)}
          </text>
        ))}
      </svg>
      <details className="chart-table">
        <summary>{analyticsMessages.table}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div className="table-scroll" role="region" tabIndex={0} aria-labelledby={id}>
          <table>
            <thead>
              <tr>
                <th scope="col">{analyticsMessages.time}</th>
                <th scope="col">{analyticsMessages.visitors}</th>
                <th scope="col">{analyticsMessages.pageViews}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ start, visitors, pageViews }) => (
                <tr key={start}>
                  <th scope="row">{name.full(start)}</th>
                  <td>{visitors}</td>
                  <td>{pageViews}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
