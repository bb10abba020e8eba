import { Component, computed, inject } from '@angular/core'
import { testimonialMessages } from '../../../domain/features/testimonials.ts'
import { SiteState } from '../../state/site-state.ts'
import { PageBody } from '../../ui/page-body.ts'
import { PageHead } from '../../ui/page-head.ts'
import { QuoteList } from '../../ui/quote-list.ts'

/** Everything that customers are quoted with. */
@Component({
  selector: 'app-page',
  imports: [PageBody, PageHead, QuoteList],
  templateUrl: './testimonials-page.html'
})
export class TestimonialsPage {
  private readonly app = inject(SiteState)
  protected readonly messages = testimonialMessages
  protected readonly testimonials = computed(() => this.app.content().testimonials)
  protected readonly items = computed(() => this.testimonials()?.items ?? [])
}
