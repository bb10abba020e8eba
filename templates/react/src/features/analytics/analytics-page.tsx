import '../../styles/pages/analytics.css'
import { useMemo, useState } from 'react'
import { countedText, defaultRange, rangeIds, shownReport, type Range } from '../../domain/analytics.ts'
import { analyticsMessages } from '../../domain/messages/analytics.ts'
import { errorMessage } from '../../domain/messages.ts'
import { createPageViews } from '../../domain/sessions/page-views.ts'
import { useBackend } from '../../ui/backend.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useNow } from '../../ui/use-client.ts'
import { useObservable } from '../../ui/use-observable.ts'
import { AnalyticsChart } from './analytics-chart.tsx'
import { AnalyticsMetrics } from './analytics-metrics.tsx'

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
