import { Component, computed, inject } from '@angular/core'
import { artSeedOf } from '../../domain/art/picture.ts'
import type { Content } from '../../domain/site.ts'
import { createId } from '../state/control.ts'
import { SiteState } from '../state/site-state.ts'
import { MainAction } from './main-action.ts'
import { SitePicture } from './site-picture.ts'
import { SiteWords } from './site-words.ts'

/** Whether a page ends with a call to action. */
export function hasCallToAction({ callToAction: { title, text } }: Pick<Content, 'callToAction'>): boolean {
  return title !== undefined || text !== undefined
}

/** The call to action at the end of a page. Whoever draws it asks whether there is one. */
@Component({
  selector: 'section[appCallToAction]',
  imports: [MainAction, SitePicture, SiteWords],
  templateUrl: './call-to-action.html',
  host: {
    class: 'sec cta',
    '[attr.aria-label]': 'call().title === undefined ? call().action.label : null',
    '[attr.aria-labelledby]': 'call().title === undefined ? null : id'
  }
})
export class CallToAction {
  protected readonly id = createId()
  protected readonly app = inject(SiteState)
  protected readonly call = computed(() => this.app.content().callToAction)
  protected readonly seed = computed(() => `${artSeedOf(this.app.site())} call`)
}
