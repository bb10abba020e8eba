import { Component, input } from '@angular/core'
import type { Question } from '../../domain/site.ts'
import { createId } from '../state/control.ts'
import { SiteWords } from './site-words.ts'

/** Questions that open to their answers, one at a time, without a line of script. */
@Component({
  selector: 'div[appQuestionList]',
  imports: [SiteWords],
  templateUrl: './question-list.html',
  host: { class: 'faq' }
})
export class QuestionList {
  readonly items = input.required<readonly Question[]>()

  protected readonly group = createId()
}
