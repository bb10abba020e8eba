import { Component, computed, input } from '@angular/core'
import { draftMessages } from '../src/domain/messages.ts'
import { BaseIcon } from '../src/app/ui/base-icon.ts'
import { observeDraft } from './preview-draft.ts'
import { markMessages, type PreviewDrafts } from './shared/drafts.ts'

/** The pencil behind a draft, in place of PencilMark: a button that leads to the decision about it. */
@Component({
  selector: 'span[appDecisionMark]',
  imports: [BaseIcon],
  templateUrl: './decision-mark.html',
  host: { class: 'draft-mark' }
})
export class DecisionMark {
  readonly of = input.required<unknown>({ alias: 'appDecisionMark' })

  protected readonly messages = draftMessages
  protected readonly draft = observeDraft(this.of)
  protected readonly label = computed(() => {
    const labels = this.draft.drafts()?.labels ?? {}
    return markMessages.decide(labels[this.draft.address()] ?? markMessages.text)
  })

  protected press(event: MouseEvent, { onPress }: PreviewDrafts): void {
    // A mark in a summary would open or close it.
    event.preventDefault()
    event.stopPropagation()
    onPress(this.draft.address(), event.currentTarget as HTMLElement)
  }
}
