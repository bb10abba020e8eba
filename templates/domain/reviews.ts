import type { ReviewDraft, VisitorReview } from './backend/port.ts'
import { required, type Rules } from './form.ts'
import { formMessages } from './messages.ts'
import { reviewMessages } from './features/reviews.ts'
import type { Review } from './site.ts'
import { numberFormat } from './text.ts'

/** Ratings to choose from, the highest first, which is the default. */
export const ratings = [5, 4, 3, 2, 1] as const
export const emptyReview: ReviewDraft = { name: '', rating: 5, comment: '' }

export const reviewRules: Rules<ReviewDraft> = {
  name: [required(formMessages.missing('your name'))],
  rating: [(rating) => (ratings.some((stars) => stars === rating) ? undefined : reviewMessages.noRating)],
  comment: [required(reviewMessages.noComment)]
}

/** A review of site.json, or one of a visitor, which has a delivery state. */
export type AnyReview = Review & Partial<Pick<VisitorReview, 'delivery'>>

/** Merges the reviews of site.json and of visitors, the latest first. */
export function allReviews(ofSite: readonly Review[], ofVisitors: readonly VisitorReview[]): AnyReview[] {
  return [...ofVisitors, ...ofSite].sort((a, b) => b.date.localeCompare(a.date))
}

export interface Score {
  /** Mean rating to one decimal; 0 without reviews. */
  average: number
  count: number
  /** Number of reviews by rating. */
  bars: readonly { stars: number; count: number }[]
}

export function scoreOf(reviews: readonly Review[]): Score {
  const sum = reviews.reduce((total, review) => total + review.rating, 0)
  return {
    average: reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10,
    count: reviews.length,
    bars: ratings.map((stars) => ({
      stars,
      count: reviews.filter((review) => review.rating === stars).length
    }))
  }
}

/** The average, as the locale writes it. */
export function averageText({ average }: Score, locale: string): string {
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return numberFormat(locale, format).format(average)
}
