import { Component } from '@angular/core'
import { draftMessages } from '../../domain/messages.ts'
import { BaseIcon } from './base-icon.ts'

/** The pencil behind a draft. */
@Component({
  selector: 'span[appPencilMark]',
  imports: [BaseIcon],
  templateUrl: './pencil-mark.html',
  host: { class: 'draft-mark' }
})
export class PencilMark {
  protected readonly draftMessages = draftMessages
}
