import { Component, input } from '@angular/core'
import type { Booking } from '../../../domain/backend/port.ts'
import { dayText, formatTime } from '../../../domain/calendar.ts'
import { observeLocale } from '../../state/browser-value.ts'

/** The date of a ticket, or the visitor's words for it. */
@Component({
  selector: 'div[appTicketDate]',
  templateUrl: './ticket-date.html',
  host: { class: 'ticket-date', '[class.ticket-words]': "booked().day === ''" }
})
export class TicketDate {
  readonly booked = input.required<Booking>()

  protected readonly dayText = dayText
  protected readonly formatTime = formatTime
  protected readonly locale = observeLocale()
}
