import { NgTemplateOutlet } from '@angular/common'
import { Component, type TemplateRef, viewChild } from '@angular/core'
import { PencilMark } from './pencil-mark.ts'
import { Words } from './words.ts'

/**
 * A text of site.json with its `lang` attribute, marked where it is a draft. Every text of the site is drawn by it, and
 * named by its place. A text that is made of several fields, or that only mentions one, is plain.
 *
 * It is drawn in the element that it stands on, between what is projected as `[before]` and all other content.
 *
 * @example
 *   <h2 [appWords]="service" [field]="'title'"></h2>
 */
@Component({
  selector: ':not(ng-container)[appWords]',
  imports: [PencilMark, NgTemplateOutlet],
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
