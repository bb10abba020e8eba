import { Component, computed, inject, input } from '@angular/core'
import { toggleColorScheme } from '../../browser/device.ts'
import { scrolled } from '../../browser/page.ts'
import { frameMessages } from '../../domain/messages.ts'
import { observeBrowser } from '../state/browser-value.ts'
import { SiteState } from '../state/site-state.ts'
import { BaseIcon } from '../ui/base-icon.ts'
import { FeatureSlots } from '../ui/feature-slots.ts'
import { IconButton } from '../ui/icon-button.ts'
import { MainAction } from '../ui/main-action.ts'
import { menuId } from '../ui/menu-id.ts'
import { PageLink } from '../ui/page-link.ts'
import { NavigationList } from './navigation-list.ts'
import { SiteBrand } from './site-brand.ts'

/** The header of every page: name, navigation, call to action, and the menu with everything. */
@Component({
  selector: 'header[appSiteHeader]',
  imports: [BaseIcon, FeatureSlots, IconButton, MainAction, NavigationList, PageLink, SiteBrand],
  templateUrl: './site-header.html',
  host: { class: 'top', '[attr.data-scrolled]': 'isScrolled() || null' }
})
export class SiteHeader {
  /** Leaves the call to action out, where the page itself begins with it. */
  readonly bare = input(false)

  protected readonly app = inject(SiteState)
  protected readonly menuId = menuId
  protected readonly messages = frameMessages
  protected readonly hasSeveral = computed(() => this.app.navigation().length > 1)
  protected readonly isScrolled = observeBrowser(() => scrolled)
  protected readonly toggleScheme = () => toggleColorScheme()
}
