import { afterNextRender, Component, computed, ElementRef, input, viewChild } from '@angular/core'
import { receiptIcons, type ReceiptState } from '../../domain/contact.ts'
import { afterChange } from '../state/after-change.ts'
import { BaseIcon } from './base-icon.ts'
import { DraftPencil } from './draft-pencil.ts'

/**
 * The receipt of a message in place of its form. It takes the focus, which the form's button has lost. Its delivery in a
 * sentence that is more than text is projected as `[lead]`.
 */
@Component({
  selector: 'div[appMessageReceipt]',
  imports: [BaseIcon, DraftPencil],
  templateUrl: './message-receipt.html',
  host: { '[class]': "'receipt receipt-' + state()", role: 'status' }
})
export class MessageReceipt {
  /** Its delivery: accepted, queued, or not sent at all. */
  readonly state = input.required<ReceiptState>()
  readonly title = input.required<string>()
  /** Its delivery, in a sentence, where that is no more than text. */
  readonly lead = input<string>()
  /** The visitor's own words. */
  readonly quote = input<string>()

  private readonly heading = viewChild.required<ElementRef<HTMLElement>>('heading')
  protected readonly icon = computed(() => {
    const state = this.state()
    return state === 'nothing' ? undefined : receiptIcons[state]
  })

  constructor() {
    const focus = () => this.heading().nativeElement.focus()
    afterNextRender(focus)
    afterChange(this.title, focus)
  }
}
