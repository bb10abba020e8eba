import { Component, computed, inject, input } from '@angular/core'
import { hostOf, isPaymentPage } from '../../domain/addresses.ts'
import { buttonClasses } from '../../domain/looks.ts'
import { servicesMessages } from '../../domain/messages.ts'
import type { Service } from '../../domain/site.ts'
import { SiteState } from '../state/site-state.ts'
import { PageLink } from '../ui/page-link.ts'

/** Whether a visitor can do something about an offer itself. */
export function hasOfferActions(service: Service, pages: Pick<ReadonlySet<string>, 'has'>): boolean {
  return payHostOf(service) !== undefined || (pages.has('contact') && Boolean(service.stock))
}

/** Where it is paid, and a message that names it. Whoever draws it asks whether there is something to do. */
@Component({
  selector: 'p[appOfferActions]',
  imports: [PageLink],
  templateUrl: './offer-actions.html',
  host: { class: 'actions' }
})
export class OfferActions {
  readonly service = input.required<Service>({ alias: 'appOfferActions' })

  private readonly app = inject(SiteState)
  protected readonly buttonClasses = buttonClasses
  protected readonly messages = servicesMessages
  protected readonly payHost = computed(() => payHostOf(this.service()))
  protected readonly asks = computed(() => this.app.pages().has('contact'))
  protected readonly query = computed(() => `?about=${encodeURIComponent(this.service().id)}`)
}

function payHostOf({ checkout }: Service): string | undefined {
  return checkout && isPaymentPage(checkout) ? hostOf(checkout) : undefined
}
