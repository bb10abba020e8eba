import { afterNextRender, Component, computed, ElementRef, inject, input, viewChild } from '@angular/core'
import { focusField } from '../../browser/form.ts'
import type { PlainForm } from '../../domain/backend/port.ts'
import { formMessages } from '../../domain/messages.ts'
import { afterChange } from '../state/after-change.ts'
import type { FormProps } from '../state/form.ts'
import { takeTypedEarly } from '../state/typed-early.ts'
import { BaseNotice } from './base-notice.ts'

/** A form that shows its errors twice: in a summary on top with a link to each field, and at the field itself. */
@Component({
  selector: 'form[appSiteForm]',
  imports: [BaseNotice],
  templateUrl: './site-form.html',
  host: {
    class: 'form',
    // For the moment before hydration: what is entered must never end up in a URL.
    method: 'post',
    novalidate: '',
    '[attr.action]': 'plainForm()?.action',
    '[attr.aria-label]': 'label()',
    '[attr.aria-busy]': 'props().busy || null',
    '(submit)': 'submit($event)'
  }
})
export class SiteForm {
  /** Its errors and how it is sent, see bindForm. The summary takes the focus at each attempt that is refused. */
  readonly props = input.required<FormProps>({ alias: 'appSiteForm' })
  /** What did not happen, above the reason. */
  readonly failureTitle = input<string>()
  /** Where a browser without JavaScript posts it. */
  readonly plainForm = input<PlainForm>()
  /** Name of the form for those who do not see its heading. */
  readonly label = input<string>()

  private readonly element = inject<ElementRef<HTMLFormElement>>(ElementRef).nativeElement
  private readonly summary = viewChild<BaseNotice>('summary')
  private readonly failed = viewChild<BaseNotice>('failed')
  protected readonly wrong = computed(() =>
    Object.entries(this.props().errors).flatMap(([name, error]) =>
      error === undefined ? [] : [{ name, error }]
    )
  )
  protected readonly summaryTitle = computed(() => formMessages.summary(this.wrong().length))
  protected readonly hidden = computed(() => Object.entries(this.plainForm()?.fields ?? {}))

  constructor() {
    afterNextRender(() => takeTypedEarly(this.element, (typed) => this.props().takeTyped(typed)))
    afterChange(
      () => this.props().refusals,
      () => this.summary()?.focus()
    )
    afterChange(
      () => this.props().failure,
      () => this.failed()?.focus()
    )
  }

  protected focusField(name: string): void {
    focusField(this.element, name)
  }

  protected submit(event: SubmitEvent): void {
    event.preventDefault()
    this.props().submit()
  }
}
