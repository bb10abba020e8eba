import { Component, computed, inject } from '@angular/core'
import { thinActions } from '../../../domain/home.ts'
import { frameMessages } from '../../../domain/messages.ts'
import { SiteState } from '../../state/site-state.ts'
import { ActionLinks } from '../../ui/action-links.ts'
import { EmailLink } from '../../ui/email-link.ts'
import { PhoneLinks } from '../../ui/phone-links.ts'

/** The e-mail address, or the telephone. Whoever draws it asks whether there is one of them. */
@Component({
  selector: 'section[appReachTile]',
  imports: [ActionLinks, EmailLink, PhoneLinks],
  templateUrl: './reach-tile.html',
  host: { class: 't-mail', 'aria-labelledby': 'write' }
})
export class ReachTile {
  protected readonly app = inject(SiteState)
  protected readonly messages = frameMessages
  /** The address stands beside them. */
  protected readonly actions = computed(() => thinActions(this.app.site(), this.app.pages(), false))
}
