import { Component, computed, inject } from '@angular/core'
import { stepBefore } from '../../../domain/booking-form.ts'
import { whenText } from '../../../domain/booking.ts'
import { plainText } from '../../../domain/drafts.ts'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { observeLocale } from '../../state/browser-value.ts'
import { SiteState } from '../../state/site-state.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { MailLetter } from '../../ui/mail-letter.ts'
import { PhoneLinks } from '../../ui/phone-links.ts'
import { BookingFlow } from './booking-flow.ts'
import { BookingSummary } from './booking-summary.ts'
import { StepHeading } from './step-heading.ts'

/** The last step where there is no form: the number to call, and an e-mail that asks for the date. */
@Component({
  selector: 'div[appAskStep]',
  imports: [BaseButton, BookingSummary, MailLetter, PhoneLinks, StepHeading],
  templateUrl: './ask-step.html',
  host: { class: 'two book' }
})
export class AskStep {
  private readonly app = inject(SiteState)
  private readonly locale = observeLocale()
  private readonly flow = inject(BookingFlow)
  protected readonly bookingMessages = bookingMessages
  protected readonly session = this.flow.session
  protected readonly business = computed(() => this.app.site().businessInfo)
  private readonly when = computed(() => {
    const { day = '', time = '' } = this.flow.state().place
    return whenText({ day, time, when: this.flow.form.values().when }, this.locale())
  })
  private readonly what = computed(() => plainText(this.flow.state().service?.title))
  protected readonly subject = computed(() =>
    bookingMessages.requestSubject(this.what() || this.business().businessName, this.when())
  )
  protected readonly body = computed(() =>
    bookingMessages.letter(this.when(), this.what(), this.app.content().trade?.asks)
  )
  protected readonly before = computed(() => stepBefore(this.flow.state().schedule))
}
