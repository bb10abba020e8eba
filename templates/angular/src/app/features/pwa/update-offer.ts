import { Component, computed, inject } from '@angular/core'
import { createUpdate } from '../../../browser/pwa.ts'
import { pwaMessages } from '../../../domain/features/pwa.ts'
import { environment } from '../../../environments/environment.ts'
import { observe } from '../../state/observe.ts'
import { SiteState } from '../../state/site-state.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { BaseNotice } from '../../ui/base-notice.ts'

/** Offers an update of the site. Nothing happens until the visitor accepts it: something may be half written. */
@Component({
  selector: 'div[appUpdateOffer]',
  imports: [BaseButton, BaseNotice],
  templateUrl: './update-offer.html'
})
export class UpdateOffer {
  protected readonly update = createUpdate({
    base: inject(SiteState).basePath(),
    enabled: environment.production
  })
  private readonly state = observe(() => this.update)
  protected readonly messages = pwaMessages
  protected readonly isLoading = computed(() => this.state() === 'loading')
  protected readonly isShown = computed(() => this.state() === 'offered' || this.isLoading())
}
