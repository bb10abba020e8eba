import { expect, test } from 'vitest'
import { describeChange } from './describe-change.ts'
import { parseWindow } from './compared-window.ts'

test('a window of the address is two times, the later one last', () => {
  expect(parseWindow('100-160', null)).toEqual({ from: 100_000, to: 160_000, against: 'before' })
  expect(parseWindow('100-160', 'usual')?.against).toBe('usual')
  for (const text of [null, '', '160-100', '100', '1e3-5', '-5-9'])
    expect(parseWindow(text, null)).toBeUndefined()
})

test('a change is told in percent, in times where it is large, and in words where there is no number for it', () => {
  const of = (before: number | null, within: number | null) => describeChange({ before, within })
  expect([of(100, 150), of(100, 40), of(10, 42), of(5, 5)]).toEqual(['+50 %', '−60 %', '×4.2', 'the same'])
  expect([of(0, 3), of(0, 0), of(null, 3), of(3, null)]).toEqual(['from nothing', 'the same', '–', '–'])
})
