import { Component, computed, inject } from '@angular/core'
import { dayFormats, formatTime } from '../../../domain/calendar.ts'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { observeLocale } from '../../state/browser-value.ts'
import { DayText } from '../../ui/day-text.ts'
import { SiteWords } from '../../ui/site-words.ts'
import { BookingFlow } from './booking-flow.ts'

/** What has been chosen so far. */
@Component({
  selector: 'aside[appBookingSummary]',
  imports: [DayText, SiteWords],
  templateUrl: './booking-summary.html',
  host: { class: 'panel panel-tint', '[attr.aria-label]': 'bookingMessages.yourVisit' }
})
export class BookingSummary {
  private readonly locale = observeLocale()
  private readonly flow = inject(BookingFlow)
  protected readonly bookingMessages = bookingMessages
  protected readonly dayFormats = dayFormats
  protected readonly values = this.flow.form.values
  protected readonly service = computed(() => this.flow.state().service)
  protected readonly day = computed(() => this.flow.state().place.day)
  protected readonly time = computed(() => {
    const { time } = this.flow.state().place
    return time === undefined ? '–' : formatTime(time, this.locale())
  })
}
