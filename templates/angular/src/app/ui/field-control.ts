import { computed, Directive, ElementRef, inject, input } from '@angular/core'
import { FieldFrame } from './field-frame.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The control of a field, bound to its value: a line of text, several lines, or one of a few. See FieldFrame. */
@Directive({
  selector: 'input[appControl], textarea[appControl], select[appControl]',
  host: {
    class: 'input',
    '[attr.id]': 'control().id',
    '[attr.name]': 'control().name',
    '[attr.required]': "control().required ? '' : null",
    '[attr.readonly]': "isReadonly() ? '' : null",
    '[attr.aria-invalid]': 'control().invalid',
    '[attr.aria-describedby]': 'control().describedBy',
    '[value]': 'frame.field().value',
    '(input)': 'take()'
  }
})
export class FieldControl {
  /** Brings what is typed into shape before it is taken. */
  readonly shape = input<(input: HTMLInputElement) => void>()

  protected readonly frame = inject(FieldFrame)
  private readonly element = inject<ElementRef<Control>>(ElementRef).nativeElement
  protected readonly control = this.frame.control
  /** One of a few cannot be read only. */
  protected readonly isReadonly = computed(
    () => this.frame.field().readonly && this.element.tagName !== 'SELECT'
  )

  protected take(): void {
    this.shape()?.(this.element as HTMLInputElement)
    this.frame.field().change(this.element.value)
  }
}
