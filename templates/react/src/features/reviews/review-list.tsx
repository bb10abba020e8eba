import { reviewMessages } from '../../domain/messages/reviews.ts'
import type { AnyReview } from '../../domain/reviews.ts'
import { Badge } from '../../ui/badge.tsx'
import { DayText } from '../../ui/day.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Stars } from '../../ui/stars.tsx'

/** Every review; those of the site stay readable where the others could not be fetched. */
export function ReviewList({ reviews, failure }: { reviews: readonly AnyReview[]; failure?: string }) {
  return (
    <>
      {failure !== undefined && <Notice tone="warning">{failure}</Notice>}
      {reviews.length === 0 && <p className="soft">{reviewMessages.none}</p>}
      <ul className="rules">
        {reviews.map((review) => (
          <li key={review.id} className="review">
            <header>
              <Stars rating={review.rating} />
              <b>{review.name}</b>
              <span className="soft">
                <DayText day={review.date} />
              </span>
              {review.delivery === 'queued' && <Badge tone="warn">{reviewMessages.queued}</Badge>}
            </header>
            <p>{review.comment}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
