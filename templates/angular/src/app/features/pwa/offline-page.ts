import { Component, computed, inject } from '@angular/core'
import { reloadPage } from '../../../browser/page.ts'
import { waysOut } from '../../../domain/actions.ts'
import { pwaMessages } from '../../../domain/features/pwa.ts'
import { pageMessages } from '../../../domain/messages.ts'
import { SiteState } from '../../state/site-state.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { PhoneLinks } from '../../ui/phone-links.ts'
import { SitePicture } from '../../ui/site-picture.ts'
import { WayList } from '../../ui/way-list.ts'

/** The offline fallback: what the service worker serves for a page that it has not cached while there is no network. */
@Component({
  selector: 'app-page',
  imports: [BaseButton, PhoneLinks, SitePicture, WayList],
  templateUrl: './offline-page.html'
})
export class OfflinePage {
  private readonly app = inject(SiteState)
  protected readonly pageMessages = pageMessages
  protected readonly pwaMessages = pwaMessages
  protected readonly ways = computed(() => waysOut(this.app.content()))
  protected readonly reload = () => reloadPage()
}
