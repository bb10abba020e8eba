import { Component, input } from '@angular/core'
import type { Testimonial } from '../../domain/site.ts'
import { SiteWords } from './site-words.ts'
import { StarRating } from './star-rating.ts'

/** What customers say. The first one speaks loudest. */
@Component({
  selector: 'div[appQuoteList]',
  imports: [SiteWords, StarRating],
  templateUrl: './quote-list.html',
  host: { class: 'quote-list' }
})
export class QuoteList {
  readonly items = input.required<readonly Testimonial[]>()
}
