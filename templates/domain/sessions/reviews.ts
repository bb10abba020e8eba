import type { Backend, ReviewDraft, VisitorReview } from '../backend/port.ts'
import { errorMessage } from '../messages.ts'
import { reviewMessages } from '../features/reviews.ts'
import { emptyReview, reviewRules } from '../reviews.ts'
import { createForm, type FormSession } from './form.ts'
import { createObservable, whileObserved, type Observable } from './observable.ts'

export interface VisitorReviews {
  reviews: readonly VisitorReview[]
  /** Error message for the visitor, where the reviews could not be fetched. */
  failure?: string
}

interface VisitorReviewsOptions {
  backend: Pick<Backend, 'reviews' | 'subscribe'>
}

/** Reviews that visitors wrote: those the backend knows, and at once those written here. */
export function createVisitorReviews({ backend }: VisitorReviewsOptions): Observable<VisitorReviews> {
  const state = createObservable<VisitorReviews>({ reviews: [] })
  const { get, set } = state

  function start(): () => void {
    let left = false
    async function read(): Promise<void> {
      const result = await backend.reviews()
      if (left) return
      // What was written while the answer was on its way may be missing in it.
      if (result.ok) set({ reviews: withoutDoubles([...get().reviews, ...result.value]) })
      else set({ ...get(), failure: errorMessage(result.code) })
    }
    void read()
    const unsubscribe = backend.subscribe((change) => {
      if (change.kind === 'review')
        set({ ...get(), reviews: withoutDoubles([change.review, ...get().reviews]) })
    })
    return () => {
      left = true
      unsubscribe()
    }
  }

  return { get, subscribe: whileObserved(state, start) }
}

function withoutDoubles(reviews: readonly VisitorReview[]): readonly VisitorReview[] {
  return reviews.filter(({ id }, index) => reviews.findIndex((other) => other.id === id) === index)
}

interface ReviewFormOptions {
  backend: Pick<Backend, 'addReview' | 'isSimulated'>
  say: (message: string) => void
}

export interface ReviewForm {
  form: FormSession<ReviewDraft>
  /** Posts the review. The visitor is thanked, and the form is empty again. */
  submit: () => Promise<void>
  /** True where a review is stored in this browser only. */
  isLocal: boolean
}

/** The form to write a review. */
export function createReviewForm({ backend, say }: ReviewFormOptions): ReviewForm {
  const isLocal = backend.isSimulated('addReview')
  const form = createForm<ReviewDraft>({ initial: emptyReview, rules: reviewRules })

  async function send(draft: ReviewDraft): Promise<string | undefined> {
    const result = await backend.addReview(draft)
    return result.ok ? undefined : errorMessage(result.code)
  }

  return {
    form,
    isLocal,
    async submit() {
      if (form.get().stage === 'sending') return
      await form.submit(send)
      if (form.get().stage !== 'sent') return
      say(isLocal ? `${reviewMessages.thanks} ${reviewMessages.keptHere}` : reviewMessages.thanks)
      form.reset()
    }
  }
}
