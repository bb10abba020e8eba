import { NgTemplateOutlet } from '@angular/common'
import { Component, computed, input } from '@angular/core'
import { isDraft } from '../../domain/drafts.ts'
import { PencilMark } from './pencil-mark.ts'

/**
 * Text that may be a draft: then it is underlined with dots and ends in a pencil. What is projected as `[after]` stands
 * behind both. A text of site.json is drawn by SiteWords.
 */
@Component({
  selector: '[appDraftText]',
  imports: [PencilMark, NgTemplateOutlet],
  templateUrl: './draft-text.html'
})
export class DraftText {
  /** What is shown: a text, lines, a group, a question. Without a draft's mark in it, nothing is added. */
  readonly of = input.required<unknown>({ alias: 'appDraftText' })
  /** Draws the pencil as well; without it, a DraftMark has to stand near. */
  readonly mark = input(true)

  protected readonly isDraft = computed(() => isDraft(this.of()))
}
