import { Component, input } from '@angular/core'
import { reviewMessages } from '../../../domain/features/reviews.ts'
import type { AnyReview } from '../../../domain/reviews.ts'
import { BaseBadge } from '../../ui/base-badge.ts'
import { BaseNotice } from '../../ui/base-notice.ts'
import { DayText } from '../../ui/day-text.ts'
import { SiteWords } from '../../ui/site-words.ts'
import { StarRating } from '../../ui/star-rating.ts'

/**
 * Every review; those of the site stay readable where the others could not be fetched. They are drawn in the element that
 * this stands on, behind all other content.
 */
@Component({
  selector: 'div[appReviewList]',
  imports: [BaseBadge, BaseNotice, DayText, SiteWords, StarRating],
  templateUrl: './review-list.html'
})
export class ReviewList {
  readonly reviews = input.required<readonly AnyReview[]>({ alias: 'appReviewList' })
  readonly failure = input<string>()

  protected readonly messages = reviewMessages
}
