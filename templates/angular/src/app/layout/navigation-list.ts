import { Component, computed, inject } from '@angular/core'
import { SiteState } from '../state/site-state.ts'
import { BaseIcon } from '../ui/base-icon.ts'
import { NavigationLink } from '../ui/navigation-link.ts'

/** The pages of the site. How many of them are seen is up to the style sheet. */
@Component({
  selector: 'ul[appNavigationList]',
  imports: [BaseIcon, NavigationLink],
  templateUrl: './navigation-list.html'
})
export class NavigationList {
  private readonly app = inject(SiteState)
  protected readonly items = computed(() =>
    this.app.navigation().flatMap((entry) => {
      const place = this.app.pages().get(entry.page)
      return place ? [{ ...entry, path: place.path }] : []
    })
  )
}
