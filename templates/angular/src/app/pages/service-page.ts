import { Component, computed, inject } from '@angular/core'
import type { Way } from '../../domain/actions.ts'
import { styleAt } from '../../domain/art/picture.ts'
import { linesOf, plainText } from '../../domain/drafts.ts'
import { pictureSizes } from '../../domain/looks.ts'
import { servicesMessages } from '../../domain/messages.ts'
import { Navigation } from '../state/navigation.ts'
import { SiteState } from '../state/site-state.ts'
import { FeatureSlots } from '../ui/feature-slots.ts'
import { MainAction } from '../ui/main-action.ts'
import { MoreLink } from '../ui/more-link.ts'
import { PageLink } from '../ui/page-link.ts'
import { PageBody } from '../ui/page-body.ts'
import { PageHead } from '../ui/page-head.ts'
import { SitePicture } from '../ui/site-picture.ts'
import { SiteWords } from '../ui/site-words.ts'
import { WayList } from '../ui/way-list.ts'
import { NotFound } from './not-found.ts'
import { hasOfferActions, OfferActions } from './offer-actions.ts'
import { hasFacts, ServiceFacts } from './service-facts.ts'
import { ServiceIncludes } from './service-includes.ts'

@Component({
  selector: 'app-page',
  imports: [
    FeatureSlots,
    MainAction,
    MoreLink,
    NotFound,
    OfferActions,
    PageBody,
    PageHead,
    PageLink,
    ServiceFacts,
    ServiceIncludes,
    SitePicture,
    SiteWords,
    WayList
  ],
  templateUrl: './service-page.html'
})
export class ServicePage {
  private readonly navigation = inject(Navigation)
  protected readonly app = inject(SiteState)
  protected readonly hasFacts = hasFacts
  protected readonly hasOfferActions = hasOfferActions
  protected readonly linesOf = linesOf
  protected readonly messages = servicesMessages
  protected readonly pictureSizes = pictureSizes
  protected readonly plainText = plainText

  private readonly items = computed(() => this.app.content().services?.items ?? [])
  private readonly index = computed(() =>
    this.items().findIndex(({ id }) => id === this.navigation.page()?.id)
  )
  protected readonly service = computed(() => this.items()[this.index()])
  protected readonly look = computed(() => styleAt(this.app.content().art, this.index()))
  protected readonly others = computed(() =>
    this.items()
      .filter((item) => item !== this.service())
      .map((other): Way => ({ page: 'service-detail', params: { id: other.id }, of: other, field: 'title' }))
  )
}
