import { Component } from '@angular/core'
import { BaseIcon } from './base-icon.ts'

/** The pencil of drafts, as a picture. */
@Component({
  selector: 'span[appDraftPencil]',
  imports: [BaseIcon],
  templateUrl: './draft-pencil.html',
  host: { class: 'draft-sign', 'aria-hidden': 'true' }
})
export class DraftPencil {}
