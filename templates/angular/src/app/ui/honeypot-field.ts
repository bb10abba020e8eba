import { Component, input } from '@angular/core'
import { formMessages } from '../../domain/messages.ts'
import type { FieldBinding } from '../state/form.ts'

/** A honeypot field, which people neither see nor reach: a bot fills it in. */
@Component({
  selector: 'div[appHoneypotField]',
  templateUrl: './honeypot-field.html',
  host: { hidden: '' }
})
export class HoneypotField {
  readonly field = input.required<Pick<FieldBinding, 'value' | 'change'>>()
  /** The name that the form service knows it by. */
  readonly name = input.required<string>()

  protected readonly formMessages = formMessages
}
