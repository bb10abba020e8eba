import { Component, computed, inject, input } from '@angular/core'
import { openState, openStateText } from '../../domain/hours.ts'
import type { OpeningHours } from '../../domain/site.ts'
import { businessLocale } from '../../domain/text.ts'
import { observeBusinessTime } from '../state/browser-value.ts'
import { SiteState } from '../state/site-state.ts'

/** Whether the business is open, and until when. Its line is kept free until the page knows the time. */
@Component({ selector: 'span[appOpenNow]', templateUrl: './open-now.html', host: { class: 'open-now' } })
export class OpenNow {
  readonly hours = input.required<OpeningHours>({ alias: 'appOpenNow' })

  private readonly app = inject(SiteState)
  private readonly now = observeBusinessTime()
  protected readonly text = computed(() => {
    const now = this.now()
    return now && openStateText(openState(this.hours(), now), now, businessLocale(this.app.content()))
  })
}
