import { Component, computed, inject } from '@angular/core'
import { imprintMessages } from '../../domain/privacy-messages.ts'
import { findAddress, imprintFacts } from '../../domain/privacy.ts'
import { addressLines } from '../../domain/text.ts'
import { SiteState } from '../state/site-state.ts'
import { EmailLink } from '../ui/email-link.ts'
import { PageBody } from '../ui/page-body.ts'
import { PageHead } from '../ui/page-head.ts'
import { PhoneLinks } from '../ui/phone-links.ts'
import { SiteWords } from '../ui/site-words.ts'

/** Who is behind the site: the owner's facts, and what a law may ask for besides. */
@Component({
  selector: 'app-page',
  imports: [EmailLink, PageBody, PageHead, PhoneLinks, SiteWords],
  templateUrl: './imprint-page.html'
})
export class ImprintPage {
  private readonly app = inject(SiteState)
  protected readonly messages = imprintMessages
  protected readonly addressLines = addressLines
  protected readonly title = computed(() => this.app.pages().get('imprint')?.title ?? '')
  protected readonly business = computed(() => this.app.site().businessInfo)
  protected readonly address = computed(() => findAddress(this.app.site()))
  protected readonly legal = computed(() => this.app.content().legal ?? {})
  protected readonly facts = computed(() => imprintFacts.filter((fact) => this.legal()[fact]))
}
