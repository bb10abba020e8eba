import { Component, computed, inject, input } from '@angular/core'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { BookingCalendar } from './booking-calendar.ts'
import { BookingFlow } from './booking-flow.ts'
import { CalendarFrame } from './calendar-frame.ts'
import { ServicesPanel } from './services-panel.ts'
import { StepHeading } from './step-heading.ts'
import { WhenForm } from './when-form.ts'

/** Step 1: a day, and beside it the services. Without opening hours, the visitor's own words for day and time. */
@Component({
  selector: 'div[appDateStep]',
  imports: [BaseButton, BookingCalendar, CalendarFrame, ServicesPanel, StepHeading, WhenForm],
  templateUrl: './date-step.html',
  host: { class: 'two book' }
})
export class DateStep {
  /** False while the page is written: it does not know today. */
  readonly started = input.required<boolean>()

  private readonly flow = inject(BookingFlow)
  protected readonly bookingMessages = bookingMessages
  protected readonly session = this.flow.session
  protected readonly schedule = computed(() => this.flow.state().schedule)
  protected readonly day = computed(() => this.flow.state().place.day)
}
