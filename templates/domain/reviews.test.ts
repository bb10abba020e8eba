import { describe, expect, it } from 'vitest'
import { validate } from './form.ts'
import { allReviews, averageText, emptyReview, reviewRules, scoreOf } from './reviews.ts'
import type { Review } from './site.ts'

const ofSite: Review[] = [
  { id: 's1', name: 'Priya', rating: 5, comment: 'Good', date: '2026-11-12' },
  { id: 's2', name: 'Tom', rating: 4, comment: 'Fine', date: '2026-10-28' }
]
const mine = {
  id: 'v1',
  name: 'Me',
  rating: 3,
  comment: 'So so',
  date: '2026-11-21',
  delivery: 'sent'
} as const

describe('reviews', () => {
  it('start with five stars and require name and comment', () => {
    expect(emptyReview.rating).toBe(5)
    expect(Object.keys(validate(emptyReview, reviewRules))).toEqual(['name', 'comment'])
  })

  it.each([0, 6, 2.5])('refuse %s stars', (rating) => {
    expect(Object.keys(validate({ name: 'N', comment: 'C', rating }, reviewRules))).toEqual(['rating'])
  })

  it('are shown together, the latest first', () => {
    expect(allReviews(ofSite, [mine]).map((review) => review.id)).toEqual(['v1', 's1', 's2'])
  })

  it('have an average and a count for each number of stars', () => {
    expect(scoreOf(allReviews(ofSite, [mine]))).toEqual({
      average: 4,
      count: 3,
      bars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars > 2 ? 1 : 0 }))
    })
    expect(averageText(scoreOf(ofSite.slice(0, 1)), 'de')).toMatch(/^\d,0$/)
    expect(scoreOf([])).toMatchObject({ average: 0, count: 0 })
  })
})
