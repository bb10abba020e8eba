import { computed, Directive, input } from '@angular/core'
import { SiteLink } from './site-link.ts'

/** A link of the navigation, which says whether its page is the one that is open. */
@Directive({
  selector: 'a[appNavigationLink]',
  host: { '[class.active]': 'isOpen()', '[attr.aria-current]': "isOpen() ? 'page' : null" }
})
export class NavigationLink extends SiteLink {
  override readonly address = input.required<string>({ alias: 'appNavigationLink' })

  protected readonly isOpen = computed(() => this.navigation.path() === this.address())
}
