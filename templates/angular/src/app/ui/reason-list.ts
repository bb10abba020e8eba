import { Component, input } from '@angular/core'
import type { Reason } from '../../domain/site.ts'
import { BaseIcon } from './base-icon.ts'
import { SiteWords } from './site-words.ts'

@Component({
  selector: 'ul[appReasonList]',
  imports: [BaseIcon, SiteWords],
  templateUrl: './reason-list.html',
  host: { class: 'feat-list' }
})
export class ReasonList {
  readonly items = input.required<readonly Reason[]>()
}
