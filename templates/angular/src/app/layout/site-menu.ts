import { Component, computed, ElementRef, inject } from '@angular/core'
import { frameMessages } from '../../domain/messages.ts'
import { onNavigation } from '../state/navigation.ts'
import { SiteState } from '../state/site-state.ts'
import { BaseIcon } from '../ui/base-icon.ts'
import { menuId } from '../ui/menu-id.ts'
import { phoneParts } from '../ui/phones.ts'
import { SiteWords } from '../ui/site-words.ts'
import { WordsOutlet } from '../ui/words-outlet.ts'
import { NavigationList } from './navigation-list.ts'

/** The menu with every page, as a drawer. It is a popover: a click beside it or Escape closes it. */
@Component({
  selector: 'div[appSiteMenu]',
  imports: [BaseIcon, NavigationList, SiteWords, WordsOutlet],
  templateUrl: './site-menu.html',
  host: {
    class: 'sheet',
    popover: 'auto',
    role: 'dialog',
    '[attr.id]': 'id',
    '[attr.aria-label]': 'messages.menu'
  }
})
export class SiteMenu {
  protected readonly app = inject(SiteState)
  protected readonly id = menuId
  protected readonly messages = frameMessages
  protected readonly phones = computed(() => phoneParts(this.app.site()))

  private readonly sheet = inject<ElementRef<HTMLElement>>(ElementRef)

  constructor() {
    onNavigation(() => this.sheet.nativeElement.hidePopover())
  }
}
