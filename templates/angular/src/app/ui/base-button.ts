import { computed, Directive, input, output } from '@angular/core'
import { buttonClasses, type ButtonLook } from '../../domain/looks.ts'

/** A button, of the type `button` unless it says `type="submit"`. */
@Directive({
  selector: 'button[appButton]',
  host: {
    type: 'button',
    '[class]': 'className()',
    '[class.btn-wide]': 'wide()',
    '[attr.aria-busy]': 'busy() || null',
    '(click)': 'click($event)'
  }
})
export class BaseButton {
  readonly look = input<ButtonLook>('primary')
  /** Shows a spinner; the button stays in place and does nothing meanwhile. */
  readonly busy = input(false)
  readonly wide = input(false)
  /** A click, unless it is busy. */
  readonly press = output<MouseEvent>()

  protected readonly className = computed(() => buttonClasses[this.look()])

  protected click(event: MouseEvent): void {
    if (this.busy()) event.preventDefault()
    else this.press.emit(event)
  }
}
