import { Component, computed, inject } from '@angular/core'
import { responsiveMessages, tabsOf } from '../../../domain/features/responsive.ts'
import { SiteState } from '../../state/site-state.ts'
import { BaseIcon } from '../../ui/base-icon.ts'
import { menuId } from '../../ui/menu-id.ts'
import { NavigationLink } from '../../ui/navigation-link.ts'

/** The tab bar of phones: the first pages of the navigation and the menu, at the bottom of the window. */
@Component({
  selector: 'div[appThumbBar]',
  imports: [BaseIcon, NavigationLink],
  templateUrl: './thumb-bar.html'
})
export class ThumbBar {
  private readonly app = inject(SiteState)
  protected readonly menuId = menuId
  protected readonly messages = responsiveMessages
  protected readonly tabs = computed(() =>
    tabsOf(this.app.navigation()).map((entry) => ({
      ...entry,
      path: this.app.pages().get(entry.page)?.path ?? '/'
    }))
  )
}
