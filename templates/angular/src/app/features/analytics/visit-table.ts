import { Component, input } from '@angular/core'
import type { Point } from '../../../domain/analytics.ts'
import { analyticsMessages } from '../../../domain/features/analytics.ts'

@Component({
  selector: 'details[appVisitTable]',
  templateUrl: './visit-table.html',
  host: { class: 'chart-table' }
})
export class VisitTable {
  readonly points = input.required<readonly Point[]>({ alias: 'appVisitTable' })
  /** Writes the time of a point. */
  readonly name = input.required<(start: number) => string>()
  readonly labelledBy = input.required<string>()

  protected readonly messages = analyticsMessages
}
