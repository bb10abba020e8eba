import { Component, computed, input } from '@angular/core'
import {
  chartFrame,
  chartSummary,
  drawChart,
  timeTexts,
  type Point,
  type Range
} from '../../../domain/analytics.ts'
import { analyticsMessages } from '../../../domain/features/analytics.ts'
import { observeLocale } from '../../state/browser-value.ts'
import { createId } from '../../state/control.ts'
import { VisitTable } from './visit-table.ts'

/** Visitors and page views over time, drawn, and as a table for those who prefer one. */
@Component({
  selector: 'figure[appVisitChart]',
  imports: [VisitTable],
  templateUrl: './visit-chart.html',
  host: { class: 'chart' }
})
export class VisitChart {
  readonly points = input.required<readonly Point[]>({ alias: 'appVisitChart' })
  readonly range = input.required<Range>()

  private readonly locale = observeLocale()
  protected readonly messages = analyticsMessages
  protected readonly frame = chartFrame
  protected readonly viewBox = `0 0 ${chartFrame.width} ${chartFrame.height}`
  protected readonly id = createId()
  protected readonly summary = computed(() => chartSummary(this.points()))
  protected readonly timeText = computed(() => timeTexts(this.range(), this.locale()))
  protected readonly chart = computed(() => {
    const points = this.points()
    return drawChart([points.map(({ visitors }) => visitors), points.map(({ pageViews }) => pageViews)])
  })
  protected readonly visitors = computed(() => this.chart().series[0])
  protected readonly pageViews = computed(() => this.chart().series[1])
}
