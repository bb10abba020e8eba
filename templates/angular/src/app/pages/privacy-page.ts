import { Component, computed, inject } from '@angular/core'
import { hostOf } from '../../domain/addresses.ts'
import { privacyMessages } from '../../domain/privacy-messages.ts'
import {
  activeFeatures,
  findAddress,
  keptInBrowser,
  privacyParts,
  type PrivacyFacts
} from '../../domain/privacy.ts'
import { siteServices } from '../state/services.ts'
import { SiteBackend } from '../state/site-backend.ts'
import { SiteState } from '../state/site-state.ts'
import { EmailLink } from '../ui/email-link.ts'
import { PageBody } from '../ui/page-body.ts'
import { PageHead } from '../ui/page-head.ts'
import { PageLink } from '../ui/page-link.ts'
import { PhoneLinks } from '../ui/phone-links.ts'
import { SiteWords } from '../ui/site-words.ts'
import { WordsOutlet } from '../ui/words-outlet.ts'
import { PrivacyPart } from './privacy-part.ts'

/** Who answers for what the site asks for, where that goes and what stays here, told from how the site works. */
@Component({
  selector: 'app-page',
  imports: [EmailLink, PageBody, PageHead, PageLink, PhoneLinks, PrivacyPart, SiteWords, WordsOutlet],
  templateUrl: './privacy-page.html'
})
export class PrivacyPage {
  private readonly app = inject(SiteState)
  private readonly backend = inject(SiteBackend)
  private readonly services = inject(siteServices)

  protected readonly messages = privacyMessages
  protected readonly title = computed(() => this.app.pages().get('privacy')?.title ?? '')
  protected readonly business = computed(() => this.app.site().businessInfo)
  protected readonly address = computed(() => findAddress(this.app.site()))
  protected readonly imprint = computed(() => this.app.pages().get('imprint'))
  protected readonly legal = computed(() => this.app.content().legal)
  private readonly facts = computed((): PrivacyFacts => {
    const backend = this.backend.current()
    const status = backend.status()
    return {
      site: this.app.site(),
      features: activeFeatures(this.app.site(), this.app.features(), this.app.pages()),
      messages: backend.messages,
      requests: backend.requests,
      services: this.services(),
      ...(status.kind === 'rest' ? { server: hostOf(status.address) } : {})
    }
  })
  protected readonly parts = computed(() => privacyParts(this.facts()))
  protected readonly kept = computed(() => keptInBrowser(this.facts()))
}
