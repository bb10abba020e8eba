import { Component, computed, input } from '@angular/core'
import { isDraft } from '../../domain/drafts.ts'
import { PencilMark } from './pencil-mark.ts'

/**
 * The pencil alone, for words that stand in a link or a button of their own: at the end of the element that this stands
 * on, where they are a draft.
 */
@Component({ selector: '[appDraftMark]', imports: [PencilMark], templateUrl: './draft-mark.html' })
export class DraftMark {
  readonly of = input.required<unknown>({ alias: 'appDraftMark' })

  protected readonly isDraft = computed(() => isDraft(this.of()))
}
