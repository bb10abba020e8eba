import { Component, computed, input } from '@angular/core'
import { formMessages } from '../../domain/messages.ts'
import { controlOf, createId } from '../state/control.ts'
import type { FieldBinding } from '../state/form.ts'
import { BaseIcon } from './base-icon.ts'

/**
 * Label, hint and error around a control, associated with it for assistive technology.
 *
 * @example
 *   <div appField [field]="form.field('email')" [label]="authMessages.email" [required]="true">
 *     <input appControl type="email" autocomplete="email" />
 *   </div>
 */
@Component({
  selector: 'div[appField]',
  imports: [BaseIcon],
  templateUrl: './field-frame.html',
  host: { class: 'field' }
})
export class FieldFrame {
  /** Its value and what may be wrong with it, see bindForm. */
  readonly field = input.required<FieldBinding>()
  readonly label = input.required<string>()
  readonly hint = input<string>()
  readonly required = input(false)

  protected readonly formMessages = formMessages
  private readonly prefix = createId()
  /** The attributes of the control. */
  readonly control = computed(() => {
    const { name, error } = this.field()
    return controlOf(this.prefix, { name, error, hint: this.hint(), required: this.required() })
  })
}
