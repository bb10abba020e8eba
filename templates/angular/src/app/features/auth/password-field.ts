import { Component, input, signal } from '@angular/core'
import { authMessages } from '../../../domain/features/auth.ts'
import type { FieldBinding } from '../../state/form.ts'
import { FieldControl } from '../../ui/field-control.ts'
import { FieldFrame } from '../../ui/field-frame.ts'

/** A password, and a button that shows what was typed. */
@Component({
  selector: 'div[appPasswordField]',
  imports: [FieldControl, FieldFrame],
  templateUrl: './password-field.html',
  host: { class: 'password' }
})
export class PasswordField {
  readonly field = input.required<FieldBinding>()
  readonly label = input.required<string>()
  readonly autocomplete = input.required<'current-password' | 'new-password'>()

  protected readonly messages = authMessages
  protected readonly isShown = signal(false)

  protected toggle(): void {
    this.isShown.update((isShown) => !isShown)
  }
}
