import { Component, computed, inject, input } from '@angular/core'
import { countedText, figuresOf, shownReport, type Range } from '../../../domain/analytics.ts'
import { analyticsMessages } from '../../../domain/features/analytics.ts'
import { errorMessage } from '../../../domain/messages.ts'
import { createPageViews } from '../../../domain/sessions/page-views.ts'
import { observeLocale, observeNow } from '../../state/browser-value.ts'
import { observe } from '../../state/observe.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { BaseNotice } from '../../ui/base-notice.ts'
import { BaseSpinner } from '../../ui/base-spinner.ts'
import { VisitChart } from './visit-chart.ts'

/** The figures of a range and their chart. They are drawn in the element that this stands on, behind all other content. */
@Component({
  selector: 'div[appVisitFigures]',
  imports: [BaseNotice, BaseSpinner, VisitChart],
  templateUrl: './visit-figures.html'
})
export class VisitFigures {
  readonly range = input.required<Range>({ alias: 'appVisitFigures' })

  private readonly backend = inject(SiteBackend)
  private readonly locale = observeLocale()
  private readonly now = observeNow()
  private readonly session = computed(() => createPageViews({ backend: this.backend.current() }))
  private readonly views = observe(this.session)
  protected readonly messages = analyticsMessages
  protected readonly failure = computed(() => {
    const views = this.views()
    return this.now() && views?.ok === false ? errorMessage(views.code) : undefined
  })
  protected readonly report = computed(() => {
    const [now, views] = [this.now(), this.views()]
    return now && views?.ok ? shownReport(views.value, this.range(), now.getTime()) : undefined
  })
  protected readonly counted = computed(() => {
    const report = this.report()
    return report && countedText(report, this.backend.current().isSimulated('visits'))
  })
  protected readonly figures = computed(() => {
    const report = this.report()
    return report === undefined ? [] : figuresOf(report.metrics, this.locale())
  })
}
