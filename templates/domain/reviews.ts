import type { ReviewDraft, VisitorReview } from './backend/port.ts'
import { formReducer, required, type Rules } from './form.ts'
import { formMessages } from './messages.ts'
import { reviewMessages } from './messages/reviews.ts'
import type { Review } from './site.ts'

/** The stars that can be given, most first; five until the visitor chooses otherwise. */
export const ratings = [5, 4, 3, 2, 1] as const
export const emptyReview: ReviewDraft = { name: '', rating: 5, comment: '' }

export const reviewRules: Rules<ReviewDraft> = {
  name: [required(formMessages.missing('your name'))],
  rating: [(rating) => (ratings.some((stars) => stars === rating) ? undefined : reviewMessages.noRating)],
  comment: [required(reviewMessages.noComment)]
}

export const reviewReducer = formReducer(reviewRules)

/** A review of site.json, or one that a visitor wrote: that one knows whether it has been sent. */
export type AnyReview = Review & Partial<Pick<VisitorReview, 'delivery'>>

/** Reviews of the site and of its visitors in one list, the latest first. */
export function allReviews(ofSite: readonly Review[], ofVisitors: readonly VisitorReview[]): AnyReview[] {
  return [...ofVisitors, ...ofSite].sort((a, b) => b.date.localeCompare(a.date))
}

export interface Score {
  /** Mean of the stars; 0 where there are no reviews. */
  average: number
  count: number
  /** How many gave five stars, four stars and so on. */
  bars: readonly { stars: number; count: number }[]
}

export function scoreOf(reviews: readonly Review[]): Score {
  const sum = reviews.reduce((total, review) => total + review.rating, 0)
  return {
    average: reviews.length === 0 ? 0 : sum / reviews.length,
    count: reviews.length,
    bars: ratings.map((stars) => ({
      stars,
      count: reviews.filter((review) => review.rating === stars).length
    }))
  }
}
