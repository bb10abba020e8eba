import { Component, computed, input } from '@angular/core'
import type { BookingStep } from '../../../domain/booking.ts'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { BaseIcon } from '../../ui/base-icon.ts'

/** How far the booking is. */
@Component({
  selector: 'ol[appBookingProgress]',
  imports: [BaseIcon],
  templateUrl: './booking-progress.html',
  host: {
    class: 'steps',
    '[class]': "'of-' + steps().length",
    '[attr.aria-label]': 'bookingMessages.progress'
  }
})
export class BookingProgress {
  readonly steps = input.required<readonly { step: BookingStep; label: string }[]>()
  readonly current = input.required<BookingStep>()

  protected readonly bookingMessages = bookingMessages
  protected readonly at = computed(() => this.steps().findIndex(({ step }) => step === this.current()))
}
