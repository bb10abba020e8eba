import { Component, input } from '@angular/core'
import type { ActionTarget } from '../../domain/actions.ts'
import { Actions } from './actions.ts'
import { PageLink } from './page-link.ts'
import { SiteWords } from './site-words.ts'

/**
 * What a visitor can do, the most wanted first. It is drawn in the element that this stands on, between what is projected
 * as `[before]` and all other content.
 */
@Component({
  selector: '[appActionLinks]',
  imports: [PageLink, SiteWords],
  templateUrl: './actions.html'
})
export class ActionLinks extends Actions {
  override readonly targets = input.required<readonly ActionTarget[]>({ alias: 'appActionLinks' })
}
