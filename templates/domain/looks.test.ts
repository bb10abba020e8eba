import { describe, expect, it } from 'vitest'
import { filledStars, firstOf, iconPath, missingIcons } from './looks.ts'
import { bareContent } from './site.test-support.ts'

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

describe('a list that is cut', () => {
  it('says that there are more', () => {
    expect(firstOf(['a', 'b', 'c'], 2)).toEqual({ shown: ['a', 'b'], more: true })
  })

  it('says that these are all', () => {
    expect(firstOf(['a', 'b'], 2)).toEqual({ shown: ['a', 'b'], more: false })
    expect(firstOf([], 2)).toEqual({ shown: [], more: false })
  })
})

it('an icon that is not there is a spark, and the build says so', () => {
  const reason = (icon: string) => ({ id: icon, icon, title: 'A', text: 'B' })
  const reasons = { title: 'Reasons', items: [reason('clock'), reason('toString')] }
  expect(iconPath('toString')).toBe(iconPath('spark'))
  expect(missingIcons({ content: { ...bareContent, reasons } })).toEqual([
    expect.stringContaining('src/site.json names it in content.reasons.items[1].icon')
  ])
  expect(missingIcons({ content: bareContent })).toEqual([])
})
