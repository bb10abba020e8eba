import { Component, signal } from '@angular/core'
import { defaultRange, rangeIds, type Range } from '../../../domain/analytics.ts'
import { analyticsMessages } from '../../../domain/features/analytics.ts'
import { PageBody } from '../../ui/page-body.ts'
import { PageHead } from '../../ui/page-head.ts'
import { VisitFigures } from './visit-figures.ts'

@Component({
  selector: 'app-page',
  imports: [PageBody, PageHead, VisitFigures],
  templateUrl: './analytics-page.html'
})
export class AnalyticsPage {
  protected readonly messages = analyticsMessages
  protected readonly rangeIds = rangeIds
  protected readonly range = signal<Range>(defaultRange)
}
