import { Component, computed, inject, input } from '@angular/core'
import { actionTargets } from '../../domain/actions.ts'
import type { Action } from '../../domain/site.ts'
import { Navigation } from '../state/navigation.ts'
import { Actions } from './actions.ts'
import { PageLink } from './page-link.ts'
import { SiteWords } from './site-words.ts'

/**
 * The primary action of a page, or a call or an e-mail where the site has no page for that, or is there already. It is
 * drawn in the element that this stands on, between what is projected as `[before]` and all other content.
 */
@Component({
  selector: '[appMainAction]',
  imports: [PageLink, SiteWords],
  templateUrl: './actions.html'
})
export class MainAction extends Actions {
  /** Without one, nothing is drawn. */
  readonly action = input.required<Action | undefined>({ alias: 'appMainAction' })
  /** What to do on the very page: link to it, as the header does everywhere, or offer something else. */
  readonly here = input<'link' | 'else'>('link')

  private readonly navigation = inject(Navigation)
  override readonly targets = computed(() => {
    const action = this.action()
    if (action === undefined) return []
    const place = this.app.pages().get(action.page)
    const hasPage = place !== undefined && !(this.here() === 'else' && place.path === this.navigation.path())
    return actionTargets(action, hasPage, this.app.site().businessInfo).slice(0, 1)
  })
}
