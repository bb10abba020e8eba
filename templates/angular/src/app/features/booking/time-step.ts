import { Component, computed, inject } from '@angular/core'
import { toLastStepText, zoneText } from '../../../domain/booking-form.ts'
import { dayFormats, dayText } from '../../../domain/calendar.ts'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { timeZoneOf } from '../../../domain/time-zone.ts'
import { observeLocale, observeNow } from '../../state/browser-value.ts'
import { SiteState } from '../../state/site-state.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { BaseNotice } from '../../ui/base-notice.ts'
import { BaseSpinner } from '../../ui/base-spinner.ts'
import { BookingFlow } from './booking-flow.ts'
import { BookingSummary } from './booking-summary.ts'
import { StepHeading } from './step-heading.ts'
import { TimeSlots } from './time-slots.ts'

/** Step 2: one of the day's times. */
@Component({
  selector: 'div[appTimeStep]',
  imports: [BaseButton, BaseNotice, BaseSpinner, BookingSummary, StepHeading, TimeSlots],
  templateUrl: './time-step.html',
  host: { class: 'two book' }
})
export class TimeStep {
  private readonly app = inject(SiteState)
  private readonly locale = observeLocale()
  private readonly now = observeNow()
  private readonly flow = inject(BookingFlow)
  protected readonly bookingMessages = bookingMessages
  protected readonly session = this.flow.session
  protected readonly state = this.flow.state
  private readonly day = computed(() => this.state().place.day ?? '')
  protected readonly time = computed(() => this.state().place.time)
  protected readonly title = computed(() =>
    bookingMessages.chooseTime(dayText(this.day(), this.locale(), dayFormats.soon))
  )
  protected readonly hasFree = computed(() => this.state().times?.some(({ free }) => free))
  protected readonly isChosen = computed(() =>
    this.state().times?.some(({ free, time }) => free && time === this.time())
  )
  protected readonly toLastStep = computed(() => toLastStepText(this.session().mode))
  /** Says whose clock the times are of, where it is another than the visitor's. */
  protected readonly zoneNote = computed(() => {
    const now = this.now()
    return now && zoneText(this.day(), { zone: timeZoneOf(this.app.site()), now, locale: this.locale() })
  })
}
