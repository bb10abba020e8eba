import { Component } from '@angular/core'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { BookingForm } from './booking-form.ts'
import { BookingSummary } from './booking-summary.ts'
import { StepHeading } from './step-heading.ts'

/** Step 3: who is coming, and beside it what has been chosen. */
@Component({
  selector: 'div[appDetailsStep]',
  imports: [BookingForm, BookingSummary, StepHeading],
  templateUrl: './details-step.html',
  host: { class: 'two book' }
})
export class DetailsStep {
  protected readonly bookingMessages = bookingMessages
}
