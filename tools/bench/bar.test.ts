import { describe, expect, it } from 'vitest'
import { besideBar, inRounds } from './bar.ts'
import { percentile } from './timing.ts'

describe('a figure beside its bar', () => {
  it('stands alone where every round is clearly on one side', () => {
    expect(besideBar({ figure: 45, rounds: [44, 45, 47], bar: 60, unit: 'ms' })).toBe('bar: 60 ms')
  })

  it('is shown with its spread where that is wider than the distance from the bar', () => {
    expect(besideBar({ figure: 58, rounds: [51.234, 58, 66], bar: 60, unit: 'ms' })).toBe(
      'bar: 60 ms; too close to tell, rounds from 51.23 to 66 ms'
    )
    expect(besideBar({ figure: 63, rounds: [58, 63, 71], bar: 60, unit: '%' })).toContain('58 to 71 %')
  })

  it('spreads over rounds of the same length', () => {
    expect(inRounds([1, 2, 3, 10, 20, 30, 5], 2, (round) => percentile(round, 0.5))).toEqual([2, 20])
  })
})
