import { Component, computed, input } from '@angular/core'
import { isDraft } from '../src/domain/drafts.ts'
import { DecisionMark } from './decision-mark.ts'

/** Stands in for `src/app/ui/draft-mark.ts`: the mark leads to the decision about the draft. */
@Component({ selector: '[appDraftMark]', imports: [DecisionMark], templateUrl: './draft-mark.html' })
export class DraftMark {
  readonly of = input.required<unknown>({ alias: 'appDraftMark' })

  protected readonly isDraft = computed(() => isDraft(this.of()))
}
