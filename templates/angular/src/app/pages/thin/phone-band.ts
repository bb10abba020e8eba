import { Component, computed, inject } from '@angular/core'
import { frameMessages } from '../../../domain/messages.ts'
import { SiteState } from '../../state/site-state.ts'
import { EmailLink } from '../../ui/email-link.ts'
import { FittedText } from '../../ui/fitted-text.ts'
import { PhoneLinks } from '../../ui/phone-links.ts'

/** The number, large, at the end of the page. Whoever draws it asks whether there is one, or an e-mail address. */
@Component({
  selector: 'section[appPhoneBand]',
  imports: [EmailLink, FittedText, PhoneLinks],
  templateUrl: './phone-band.html',
  host: { class: 'close', 'aria-labelledby': 'close' }
})
export class PhoneBand {
  private readonly app = inject(SiteState)
  protected readonly phone = computed(() => this.app.site().businessInfo.contactPhone)
  protected readonly email = computed(() => this.app.site().businessInfo.contactEmail)
  protected readonly label = computed(() => {
    if (this.phone() && this.email()) return frameMessages.callOrWrite
    return this.phone() ? frameMessages.call : frameMessages.writeRow
  })
}
