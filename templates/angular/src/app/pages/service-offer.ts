import { Component, computed, inject, input } from '@angular/core'
import { plainText } from '../../domain/drafts.ts'
import { pictureSizes } from '../../domain/looks.ts'
import { servicesMessages } from '../../domain/messages.ts'
import type { Service } from '../../domain/site.ts'
import { SiteState } from '../state/site-state.ts'
import { MoreLink } from '../ui/more-link.ts'
import { PageLink } from '../ui/page-link.ts'
import { SitePicture } from '../ui/site-picture.ts'
import { SiteWords } from '../ui/site-words.ts'
import { hasOfferActions, OfferActions } from './offer-actions.ts'
import { hasFacts, ServiceFacts } from './service-facts.ts'

/** A service in a list: what it is, what it costs, and the way to more. */
@Component({
  selector: 'li[appServiceOffer]',
  imports: [MoreLink, OfferActions, PageLink, ServiceFacts, SitePicture, SiteWords],
  templateUrl: './service-offer.html',
  host: { class: 'offer' }
})
export class ServiceOffer {
  readonly service = input.required<Service>({ alias: 'appServiceOffer' })
  readonly look = input.required<string>()
  readonly eager = input.required<boolean>()

  protected readonly app = inject(SiteState)
  protected readonly hasFacts = hasFacts
  protected readonly hasOfferActions = hasOfferActions
  protected readonly messages = servicesMessages
  protected readonly pictureSizes = pictureSizes
  protected readonly title = computed(() => plainText(this.service().title))
}
