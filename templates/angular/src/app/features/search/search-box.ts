import { Component, input, output } from '@angular/core'
import { searchMessages } from '../../../domain/features/search.ts'
import { createId } from '../../state/control.ts'
import { BaseButton } from '../../ui/base-button.ts'

@Component({ selector: 'search[appSearchBox]', imports: [BaseButton], templateUrl: './search-box.html' })
export class SearchBox {
  /** What was asked for last. */
  readonly query = input.required<string>()
  readonly busy = input.required<boolean>()
  /** Another query. */
  readonly ask = output<string>()

  protected readonly messages = searchMessages
  protected readonly id = createId()

  protected submit(event: SubmitEvent, text: string): void {
    event.preventDefault()
    const words = text.trim()
    if (words !== '' && words !== this.query()) this.ask.emit(words)
  }
}
