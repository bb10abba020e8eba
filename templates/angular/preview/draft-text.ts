import { NgTemplateOutlet } from '@angular/common'
import { Component, computed, input } from '@angular/core'
import { isDraft } from '../src/domain/drafts.ts'
import { DecisionMark } from './decision-mark.ts'
import { observeDraft } from './preview-draft.ts'

/** Stands in for `src/app/ui/draft-text.ts`: the draft that is being decided stands out. */
@Component({
  selector: '[appDraftText]',
  imports: [DecisionMark, NgTemplateOutlet],
  templateUrl: './draft-text.html'
})
export class DraftText {
  readonly of = input.required<unknown>({ alias: 'appDraftText' })
  readonly mark = input(true)

  protected readonly isDraft = computed(() => isDraft(this.of()))
  protected readonly isSelected = observeDraft(this.of).isSelected
}
