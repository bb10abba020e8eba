import { Component, inject, input } from '@angular/core'
import type { Booking } from '../../../domain/backend/port.ts'
import { contactMessages } from '../../../domain/features/contact-form.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { BookingFlow } from './booking-flow.ts'
import { BookingTicket } from './booking-ticket.ts'
import { NextSteps } from './next-steps.ts'

/** The result of a booking request; one that waits for a network can be sent now. */
@Component({
  selector: 'div[appBookingResult]',
  imports: [BaseButton, BookingTicket, NextSteps],
  templateUrl: './booking-result.html',
  host: { class: 'two', role: 'status' }
})
export class BookingResult {
  readonly booked = input.required<Booking>()

  private readonly flow = inject(BookingFlow)
  protected readonly contactMessages = contactMessages
  protected readonly session = this.flow.session
  protected readonly state = this.flow.state
}
