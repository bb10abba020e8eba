import { useMemo } from 'react'
import { reviewMessages } from '../../domain/messages/reviews.ts'
import { createReviewForm } from '../../domain/sessions/reviews.ts'
import { useBackend } from '../../ui/backend.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useStatus } from '../../ui/status.tsx'
import { useFormSession } from '../../ui/use-form.ts'
import { RatingField } from './rating-field.tsx'

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
