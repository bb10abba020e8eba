import { expect, it } from 'vitest'
import { filledStars } from './looks.ts'

it.each([
  [0, 0],
  [1, 1],
  [3.4, 3],
  [3.5, 4],
  [5, 5]
])('of a rating of %s, %s stars are filled', (rating, count) => {
  const stars = filledStars(rating)
  expect(stars).toHaveLength(5)
  expect(stars.lastIndexOf(true) + 1).toBe(count)
})
