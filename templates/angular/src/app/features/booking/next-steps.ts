import { Component, computed, inject, input } from '@angular/core'
import type { Booking } from '../../../domain/backend/port.ts'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { observeTimeOfDay } from '../../state/browser-value.ts'
import { BookingFlow } from './booking-flow.ts'

/** What happens to a request from here on. */
@Component({
  selector: 'ol[appNextSteps]',
  templateUrl: './next-steps.html',
  host: { class: 'steps-next' }
})
export class NextSteps {
  readonly booked = input.required<Booking>()

  private readonly timeOf = observeTimeOfDay()
  private readonly flow = inject(BookingFlow)
  protected readonly bookingMessages = bookingMessages
  protected readonly reached = computed(() =>
    bookingMessages.reached(this.timeOf()(this.flow.state().bookedAt ?? 0))
  )
}
