import { Component, computed, inject } from '@angular/core'
import { testimonialMessages } from '../../../domain/features/testimonials.ts'
import { firstOf, homeTestimonials } from '../../../domain/looks.ts'
import { SiteState } from '../../state/site-state.ts'
import { MoreLink } from '../../ui/more-link.ts'
import { PageLink } from '../../ui/page-link.ts'
import { PageSection } from '../../ui/page-section.ts'
import { QuoteList } from '../../ui/quote-list.ts'

/** A few testimonials on the home page. */
@Component({
  selector: 'div[appHomeTestimonials]',
  imports: [MoreLink, PageLink, PageSection, QuoteList],
  templateUrl: './home-testimonials.html'
})
export class HomeTestimonials {
  protected readonly app = inject(SiteState)
  protected readonly messages = testimonialMessages
  protected readonly testimonials = computed(() => this.app.content().testimonials)
  protected readonly first = computed(() => firstOf(this.testimonials()?.items ?? [], homeTestimonials))
}
