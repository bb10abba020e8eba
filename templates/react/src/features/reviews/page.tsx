import '../../styles/pages/reviews.css'
import { useMemo } from 'react'
import { reviewMessages } from '../../domain/messages/reviews.ts'
import { allReviews, scoreOf } from '../../domain/reviews.ts'
import { createVisitorReviews } from '../../domain/sessions/reviews.ts'
import { useBackend } from '../../ui/backend.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { useContent, useSite } from '../../ui/site-context.tsx'
import { useObservable } from '../../ui/use-observable.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewList } from './review-list.tsx'
import { ScoreBoard } from './score-board.tsx'

/** All reviews with their average, and beside them the form. */
export function Page() {
  const backend = useBackend()
  const visitors = useObservable(useMemo(() => createVisitorReviews({ backend }), [backend]))
  const { reviews } = useContent()
  // Of a site that takes none, the page only shows those of the business.
  const open = useSite().selectedFeatures.includes('reviews')
  const all = allReviews(reviews?.items ?? [], visitors.reviews)
  return (
    <>
      <PageHead title={reviewMessages.title} lede={reviewMessages.intro} of={reviews} seed="reviews" />
      <PageBody>
        <div className="two">
          <div>
            {all.length > 0 && <ScoreBoard score={scoreOf(all)} />}
            <ReviewList reviews={all} failure={visitors.failure} />
          </div>
          {open && <ReviewForm />}
        </div>
      </PageBody>
    </>
  )
}
