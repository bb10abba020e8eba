import { Component, computed, inject, input } from '@angular/core'
import type { Way } from '../../domain/actions.ts'
import { SiteState } from '../state/site-state.ts'
import { BaseIcon } from './base-icon.ts'
import { PageLink } from './page-link.ts'
import { SiteWords } from './site-words.ts'

/** Where to go from here, one line each. Pages that the site does not have are left out. */
@Component({
  selector: 'ul[appWayList]',
  imports: [BaseIcon, PageLink, SiteWords],
  templateUrl: './way-list.html',
  host: { class: 'ways' }
})
export class WayList {
  readonly items = input.required<readonly Way[]>()

  private readonly app = inject(SiteState)
  protected readonly ways = computed(() => this.items().filter(({ page }) => this.app.pages().has(page)))
}
