import { Component, computed, inject, input, output } from '@angular/core'
import { saveCalendarFile } from '../../../browser/save-calendar-file.ts'
import type { Booking } from '../../../domain/backend/port.ts'
import { ticketRows } from '../../../domain/booking-form.ts'
import { appointmentOf } from '../../../domain/calendar-file.ts'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { SiteState } from '../../state/site-state.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { SiteWords } from '../../ui/site-words.ts'
import { TicketDate } from './ticket-date.ts'

/** The request as a ticket: dashed and light until a server confirmed it. */
@Component({
  selector: 'div[appBookingTicket]',
  imports: [BaseButton, SiteWords, TicketDate],
  templateUrl: './booking-ticket.html',
  host: { class: 'ticket book', '[class.asked]': '!booked().confirmed' }
})
export class BookingTicket {
  readonly booked = input.required<Booking>()
  readonly another = output()

  private readonly app = inject(SiteState)
  protected readonly bookingMessages = bookingMessages
  protected readonly business = computed(() => this.app.site().businessInfo)
  private readonly appointment = computed(() => appointmentOf(this.booked(), this.app.site()))
  protected readonly rows = computed(() => ticketRows(this.booked(), this.appointment()))

  protected save(): void {
    saveCalendarFile(this.booked(), this.appointment())
  }
}
