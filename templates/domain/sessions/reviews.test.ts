import { describe, expect, it } from 'vitest'
import { createChangeEmitter } from '../backend/storage.ts'
import type { Result, VisitorReview } from '../backend/port.ts'
import { errorMessages } from '../messages.ts'
import { reviewMessages } from '../features/reviews.ts'
import { createReviewForm, createVisitorReviews } from './reviews.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))
const review = (id: string): VisitorReview => ({
  id,
  name: 'Anna',
  rating: 5,
  comment: 'Good',
  date: '2026-11-28',
  delivery: 'sent'
})

function start() {
  const { subscribe, emit } = createChangeEmitter()
  let answer: (result: Result<readonly VisitorReview[]>) => void = () => {}
  const reviews = createVisitorReviews({
    backend: { subscribe, reviews: () => new Promise((resolve) => (answer = resolve)) }
  })
  const leave = reviews.subscribe(() => {})
  const ids = () => reviews.get().reviews.map(({ id }) => id)
  return { reviews, ids, emit, leave, answer: (result: Result<readonly VisitorReview[]>) => answer(result) }
}

describe('the reviews of visitors', () => {
  it('are those that the backend knows, and at once what is written here', async () => {
    const { ids, emit, answer } = start()
    answer({ ok: true, value: [review('a')] })
    await settle()
    emit({ kind: 'review', review: review('b') })
    expect(ids()).toEqual(['b', 'a'])
  })

  it.each([[['a']], [['b', 'a']]])(
    'keep what was written while they were on their way, once: the answer has %j',
    async (known) => {
      const { ids, emit, answer } = start()
      emit({ kind: 'review', review: review('b') })
      answer({ ok: true, value: known.map(review) })
      await settle()
      expect(ids()).toEqual(['b', 'a'])
    }
  )

  it('say why they could not be fetched, and hear nothing after they were left', async () => {
    const failed = start()
    failed.answer({ ok: false, code: 'unreachable' })
    await settle()
    expect(failed.reviews.get()).toEqual({ reviews: [], failure: errorMessages.unreachable })
    const left = start()
    left.leave()
    left.answer({ ok: true, value: [review('a')] })
    left.emit({ kind: 'review', review: review('b') })
    await settle()
    expect(left.ids()).toEqual([])
  })
})

function writeReview(isSimulated: boolean) {
  const said: string[] = []
  const answers: ((result: Result<VisitorReview>) => void)[] = []
  const session = createReviewForm({
    backend: {
      isSimulated: () => isSimulated,
      addReview: () => new Promise((resolve) => answers.push(resolve))
    },
    say: (message) => said.push(message)
  })
  session.form.change({ name: 'Anna', comment: 'Good' })
  return { ...session, said, answers }
}

describe('writing a review', () => {
  it.each([
    [true, `${reviewMessages.thanks} ${reviewMessages.keptHere}`],
    [false, reviewMessages.thanks]
  ])('thanks and empties the form, and says where it is kept: simulated %s', async (isSimulated, thanks) => {
    const { form, submit, said, answers } = writeReview(isSimulated)
    void submit()
    void submit()
    expect(answers).toHaveLength(1)
    answers[0]?.({ ok: true, value: review('a') })
    await settle()
    expect(said).toEqual([thanks])
    expect(form.get()).toMatchObject({ stage: 'editing', values: { name: '', comment: '', rating: 5 } })
  })

  it('keeps what was written where it could not be posted, or is not complete', async () => {
    const { form, submit, said, answers } = writeReview(false)
    void submit()
    answers[0]?.({ ok: false, code: 'full' })
    await settle()
    expect(form.get()).toMatchObject({ stage: 'failed', failure: errorMessages.full })
    form.change({ comment: ' ' })
    await submit()
    expect(form.get()).toMatchObject({ stage: 'editing', values: { name: 'Anna' }, refusals: 1 })
    expect([said, answers.length]).toEqual([[], 1])
  })
})
