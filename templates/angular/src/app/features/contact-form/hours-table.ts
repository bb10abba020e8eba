import { Component, computed, inject, input } from '@angular/core'
import { contactMessages } from '../../../domain/features/contact-form.ts'
import { hoursRows } from '../../../domain/hours.ts'
import type { OpeningHours } from '../../../domain/site.ts'
import { observeBusinessTime } from '../../state/browser-value.ts'
import { SiteState } from '../../state/site-state.ts'
import { DraftText } from '../../ui/draft-text.ts'
import { OpenNow } from '../../ui/open-now.ts'
import { SiteWords } from '../../ui/site-words.ts'

/** The opening hours, with today's line marked once the page knows the day. */
@Component({
  selector: 'table[appHoursTable]',
  imports: [DraftText, OpenNow, SiteWords],
  templateUrl: './hours-table.html',
  host: { class: 'hours' }
})
export class HoursTable {
  readonly hours = input.required<OpeningHours>({ alias: 'appHoursTable' })

  protected readonly content = inject(SiteState).content
  protected readonly messages = contactMessages
  private readonly now = observeBusinessTime()
  protected readonly rows = computed(() => hoursRows(this.hours(), this.content(), this.now()))
}
