import { describe, expect, it } from 'vitest'
import { daysOf, findDaysProblem, formatDateRange, todayIn } from './date-range.ts'

const today = '2026-03-02'

describe('todayIn', () => {
  it('is the day of the time zone, not of the machine', () => {
    const now = new Date('2026-11-22T23:30:00Z')
    expect(todayIn('Europe/Warsaw', now)).toBe('2026-11-23')
    expect(todayIn('America/New_York', now)).toBe('2026-11-22')
  })
})

describe('daysOf', () => {
  it('counts today as one of the days', () => {
    expect(daysOf({ kind: 'preset', preset: 'today' }, today)).toEqual({ from: today, to: today })
    expect(daysOf({ kind: 'preset', preset: 'last-7-days' }, today)).toEqual({
      from: '2026-02-24',
      to: today
    })
    expect(daysOf({ kind: 'preset', preset: 'last-30-days' }, today)).toEqual({
      from: '2026-02-01',
      to: today
    })
  })

  it('leaves chosen days as they are', () => {
    expect(daysOf({ kind: 'days', from: '2025-12-31', to: '2026-01-01' }, today)).toEqual({
      from: '2025-12-31',
      to: '2026-01-01'
    })
  })
})

describe('formatDateRange', () => {
  it('names presets, and says days once', () => {
    expect(formatDateRange(undefined)).toBe('Any time')
    expect(formatDateRange({ kind: 'preset', preset: 'last-7-days' })).toBe('7 days')
    expect(formatDateRange({ kind: 'days', from: '2026-11-12', to: '2026-11-19' })).toMatch(
      /^12\s?–\s?19 Nov 2026$/
    )
    expect(formatDateRange({ kind: 'days', from: '2026-11-12', to: '2026-11-12' })).toBe('12 Nov 2026')
  })
})

describe('findDaysProblem', () => {
  it('says what is missing, reversed or in the future', () => {
    expect(findDaysProblem({ from: '', to: today }, today)).toBe('Choose both days.')
    expect(findDaysProblem({ from: '2026-03-02', to: '2026-03-01' }, today)).toBe(
      'The first day is after the last.'
    )
    expect(findDaysProblem({ from: '2026-03-01', to: '2026-03-03' }, today)).toBe(
      'The last day is in the future.'
    )
    expect(findDaysProblem({ from: today, to: today }, today)).toBeUndefined()
  })
})
