import { Component, computed, inject } from '@angular/core'
import { honeypot } from '../../../domain/backend/post-form.ts'
import { notesHint, sendingNote, stepBefore } from '../../../domain/booking-form.ts'
import { plainText } from '../../../domain/drafts.ts'
import { bookingMessages } from '../../../domain/features/booking.ts'
import { contactMessages } from '../../../domain/features/contact-form.ts'
import { SiteState } from '../../state/site-state.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { FieldControl } from '../../ui/field-control.ts'
import { FieldFrame } from '../../ui/field-frame.ts'
import { HoneypotField } from '../../ui/honeypot-field.ts'
import { SiteForm } from '../../ui/site-form.ts'
import { BookingFlow } from './booking-flow.ts'

/**
 * Name, e-mail, phone and service; notes are optional. A business without a list of services is asked in words. The form
 * is drawn in the element that this stands on, behind all other content.
 */
@Component({
  selector: 'div[appBookingForm]',
  imports: [BaseButton, FieldControl, FieldFrame, HoneypotField, SiteForm],
  templateUrl: './booking-form.html'
})
export class BookingForm {
  private readonly app = inject(SiteState)
  private readonly flow = inject(BookingFlow)
  protected readonly bookingMessages = bookingMessages
  protected readonly honeypot = honeypot
  protected readonly plainText = plainText
  protected readonly session = this.flow.session
  protected readonly form = this.flow.form
  protected readonly notesHint = computed(() => notesHint(this.app.content()))
  protected readonly before = computed(() => stepBefore(this.flow.state().schedule))
  protected readonly send = computed(() => {
    if (this.form.busy()) return bookingMessages.asking
    return this.form.state().failure === undefined ? bookingMessages.ask : contactMessages.again
  })
  protected readonly note = computed(() =>
    this.form.busy() ? contactMessages.onItsWay : sendingNote(this.session().mode)
  )
}
