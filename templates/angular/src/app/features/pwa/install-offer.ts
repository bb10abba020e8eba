import { Component, computed, inject } from '@angular/core'
import { clock } from '../../../browser/device.ts'
import { createInstall } from '../../../browser/pwa.ts'
import { pwaMessages } from '../../../domain/features/pwa.ts'
import { observe } from '../../state/observe.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { BaseIcon } from '../../ui/base-icon.ts'

/** Offers to install the site (beforeinstallprompt), at the bottom of the page, where nothing is interrupted. */
@Component({
  selector: 'div[appInstallOffer]',
  imports: [BaseButton, BaseIcon],
  templateUrl: './install-offer.html'
})
export class InstallOffer {
  private readonly backend = inject(SiteBackend)
  protected readonly messages = pwaMessages
  protected readonly installation = computed(() =>
    createInstall({ store: this.backend.store, now: clock.now })
  )
  protected readonly offer = observe(this.installation)
}
