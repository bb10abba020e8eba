import { afterNextRender, Component, computed, inject } from '@angular/core'
import { focusFirstDraft, focusFirstDraftWhenDrawn } from '../../browser/page.ts'
import { draftCount } from '../../domain/drafts.ts'
import { draftMessages } from '../../domain/messages.ts'
import { firstDraftPage } from '../../domain/pages.ts'
import { Navigation, onNavigation } from '../state/navigation.ts'
import { SiteState } from '../state/site-state.ts'
import { withBase } from '../ui/base-path.ts'
import { BaseIcon } from '../ui/base-icon.ts'

/** Banner over a site that is not ready to be published: how many drafts are left. */
@Component({
  selector: 'aside[appDraftBanner]',
  imports: [BaseIcon],
  templateUrl: './draft-banner.html',
  host: { class: 'draft-bar', '[attr.aria-label]': 'messages.notice' }
})
export class DraftBanner {
  private readonly app = inject(SiteState)
  private readonly navigation = inject(Navigation)

  protected readonly messages = draftMessages
  protected readonly left = computed(() => draftCount(this.app.content()))
  private readonly path = computed(() => {
    const pages = this.app.pages()
    return pages.get(firstDraftPage(this.app.content(), pages) ?? 'home')?.path ?? '/'
  })
  protected readonly address = computed(() => withBase(this.path(), this.app.basePath()))

  constructor() {
    afterNextRender(() => void this.findWanted())
    onNavigation(() => this.findWanted())
  }

  protected showFirst(event: Event): void {
    event.preventDefault()
    if (!focusFirstDraft()) void this.navigation.open(this.path(), 'first-draft')
  }

  private findWanted() {
    return this.navigation.wish === 'first-draft' ? focusFirstDraftWhenDrawn() : undefined
  }
}
