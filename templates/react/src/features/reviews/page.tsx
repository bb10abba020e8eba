import { useMemo } from 'react'
import { reviewMessages } from '../../domain/features/reviews.ts'
import { iconPath } from '../../domain/looks.ts'
import {
  allReviews,
  averageText,
  ratings,
  scoreOf,
  type AnyReview,
  type Score
} from '../../domain/reviews.ts'
import { createReviewForm, createVisitorReviews } from '../../domain/sessions/reviews.ts'
import '../../styles/pages/reviews.css'
import { useBackend, useLocale, useObservable } from '../../ui/hooks.tsx'
import { Stars } from '../../ui/quotes.tsx'
import { Badge, Button } from '../../ui/controls.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form, useFormSession } from '../../ui/form.tsx'
import { Notice, useStatus } from '../../ui/notice.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { useContent, useSite } from '../../ui/site-context.tsx'
import { DayText, Words } from '../../ui/words.tsx'

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

/** The average, and how many gave how many stars. */
export function ScoreBoard({ score }: { score: Score }) {
  const locale = useLocale()
  return (
    <div className="score">
      <div>
        <b suppressHydrationWarning>{averageText(score, locale)}</b>
        <p>
          <Stars rating={score.average} />
          <br />
          <span className="soft small">{reviewMessages.count(score.count)}</span>
        </p>
      </div>
      <div className="bars">
        {score.bars.map(({ stars, count }) => (
          <div key={stars}>
            <span>{reviewMessages.stars(stars)}</span>
            <meter min={0} max={score.count} value={count} aria-label={reviewMessages.stars(stars)} />
            <span className="num">{count}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

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
              <b>
                <Words of={review} field="name" />
              </b>
              <span className="soft">
                <DayText day={review.date} />
              </span>
              {review.delivery === 'queued' && <Badge tone="warn">{reviewMessages.queued}</Badge>}
            </header>
            <p>
              <Words of={review} field="comment" />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Name, stars and comment. What was posted stands in the list at once, and the form is empty again. */
export function ReviewForm() {
  const backend = useBackend()
  const say = useStatus()
  const session = useMemo(() => createReviewForm({ backend, say }), [backend, say])
  const form = useFormSession(session.form, session.submit)

  return (
    <div className="panel panel-tint write-review">
      <h2>{reviewMessages.write}</h2>
      {session.isLocal && (
        <Notice title={reviewMessages.localTitle} level={3}>
          {reviewMessages.local}
        </Notice>
      )}
      <Form {...form.props} label={reviewMessages.write}>
        <Field {...form.field('name')} label={reviewMessages.name} required autoComplete="name" />
        <RatingField
          value={form.values.rating}
          error={form.state.errors.rating}
          onChange={(rating) => form.set({ rating })}
        />
        <TextArea {...form.field('comment')} label={reviewMessages.comment} required rows={5} />
        <p className="actions">
          <Button type="submit" busy={form.busy}>
            {form.busy ? reviewMessages.posting : reviewMessages.post}
          </Button>
        </p>
      </Form>
    </div>
  )
}

interface RatingFieldProps {
  value: number
  error?: string
  onChange: (rating: number) => void
}

/** One to five stars as radio buttons: arrow keys choose, each star is read out. */
export function RatingField({ value, error, onChange }: RatingFieldProps) {
  return (
    <fieldset>
      <legend className="legend">{reviewMessages.rating}</legend>
      <div className="rate">
        {[...ratings].reverse().map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <span className="sr">{reviewMessages.stars(stars)}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={iconPath('star')} />
            </svg>
          </label>
        ))}
      </div>
      {error !== undefined && <p className="error">{error}</p>}
    </fieldset>
  )
}
