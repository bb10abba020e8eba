import { Component, computed, inject } from '@angular/core'
import { addressLabel } from '../../domain/business.ts'
import { siteDescription } from '../../domain/described.ts'
import { firstOf, footerPages, footerServices } from '../../domain/looks.ts'
import { frameMessages } from '../../domain/messages.ts'
import { footerEntries } from '../../domain/pages.ts'
import { addressLines, splitSentences } from '../../domain/text.ts'
import { SiteState } from '../state/site-state.ts'
import { EmailLink } from '../ui/email-link.ts'
import { FeatureSlots } from '../ui/feature-slots.ts'
import { PageLink } from '../ui/page-link.ts'
import { PhoneLinks } from '../ui/phone-links.ts'
import { SiteWords } from '../ui/site-words.ts'
import { LegalLinks, legalPlaces } from './legal-links.ts'
import { SiteBrand } from './site-brand.ts'

/** The footer of every page: the business, its first services, the pages and the address. */
@Component({
  selector: 'footer[appSiteFooter]',
  imports: [EmailLink, FeatureSlots, LegalLinks, PageLink, PhoneLinks, SiteBrand, SiteWords],
  templateUrl: './site-footer.html',
  host: { class: 'foot' }
})
export class SiteFooter {
  protected readonly app = inject(SiteState)
  protected readonly messages = frameMessages
  protected readonly business = computed(() => this.app.site().businessInfo)
  protected readonly services = computed(() => this.app.content().services)
  protected readonly firstServices = computed(
    () => firstOf(this.services()?.items ?? [], footerServices).shown
  )
  protected readonly about = computed(
    () => splitSentences(this.business().description)[0] ?? siteDescription(this.app.site())
  )
  protected readonly pages = computed(() => firstOf(footerEntries(this.app.navigation()), footerPages).shown)
  protected readonly hasLegal = computed(() => legalPlaces(this.app).length > 0)
  protected readonly addressLabel = computed(() => addressLabel(this.app.content()))
  protected readonly addressLines = computed(() => addressLines(this.business().location))
}
