import { Component, computed, inject } from '@angular/core'
import { toLastStepText } from '../../../domain/booking-form.ts'
import { bookingMessages } from '../../../domain/features/booking.ts'
import type { FieldBinding } from '../../state/form.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { FieldControl } from '../../ui/field-control.ts'
import { FieldFrame } from '../../ui/field-frame.ts'
import { BookingFlow } from './booking-flow.ts'

/** Day and time in the visitor's own words, where the business has no hours to choose from. */
@Component({
  selector: 'form[appWhenForm]',
  imports: [BaseButton, FieldControl, FieldFrame],
  templateUrl: './when-form.html',
  host: { class: 'form', novalidate: '', '(submit)': 'submit($event)' }
})
export class WhenForm {
  private readonly flow = inject(BookingFlow)
  protected readonly bookingMessages = bookingMessages
  protected readonly toLastStep = computed(() => toLastStepText(this.flow.session().mode))
  protected readonly when = computed((): FieldBinding => ({
    name: 'when',
    value: this.flow.form.values().when,
    change: (when) => this.flow.form.change({ when }),
    error: this.flow.state().whenMissing ? bookingMessages.noWhen : undefined,
    readonly: false
  }))

  protected submit(event: SubmitEvent): void {
    event.preventDefault()
    this.flow.session().proposeWhen()
  }
}
