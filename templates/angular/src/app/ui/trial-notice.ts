import { Component, input } from '@angular/core'
import { formMessages } from '../../domain/messages.ts'
import { DraftPencil } from './draft-pencil.ts'

/** Stands above a form that only tries itself out: what is entered goes nowhere. Other words for that are projected. */
@Component({
  selector: 'div[appTrialNotice]',
  imports: [DraftPencil],
  templateUrl: './trial-notice.html',
  host: { class: 'notice notice-draft' }
})
export class TrialNotice {
  readonly title = input(formMessages.trialTitle)

  protected readonly formMessages = formMessages
}
