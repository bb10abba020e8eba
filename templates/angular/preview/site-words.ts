import { NgTemplateOutlet } from '@angular/common'
import { Component, type TemplateRef, viewChild } from '@angular/core'
import { DecisionMark } from './decision-mark.ts'
import { Words } from './words.ts'

/**
 * Stands in for `src/app/ui/site-words.ts`: each text stands in an element that names its field. `data-derived` says that
 * it shows what is made of the field, and not the text itself.
 */
@Component({
  selector: ':not(ng-container)[appWords]',
  imports: [DecisionMark, NgTemplateOutlet],
  templateUrl: './site-words.html'
})
export class SiteWords<Part extends object> extends Words<Part> {
  /** Draws words, also those of WordsOutlet. */
  readonly template = viewChild.required<TemplateRef<unknown>>('words')

  /** The context of a template, of which Angular does not know the type. */
  protected asWords(context: unknown): Words<object> {
    return context as Words<object>
  }
}
