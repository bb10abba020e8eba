import { Component, computed, input } from '@angular/core'
import { dayFormats, dayText } from '../../domain/calendar.ts'
import { observeLocale } from '../state/browser-value.ts'

/** A date as the locale writes it, see localeOf. Until the visitor's is known, that of the page's language stands there. */
@Component({
  selector: 'time[appDayText]',
  templateUrl: './day-text.html',
  host: { '[attr.datetime]': 'day()' }
})
export class DayText {
  /** YYYY-MM-DD */
  readonly day = input.required<string>({ alias: 'appDayText' })
  readonly format = input<Intl.DateTimeFormatOptions>(dayFormats.date)

  private readonly locale = observeLocale()
  protected readonly text = computed(() => dayText(this.day(), this.locale(), this.format()))
}
