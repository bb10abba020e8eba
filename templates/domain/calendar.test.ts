import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayAfterKey,
  turnedDay,
  walkedDay,
  dayOf,
  dayText,
  isDay,
  monthOf,
  weekday,
  weeksOf,
  toDateTime
} from './calendar.ts'

describe('the calendar', () => {
  it('reads the day from the clock on the wall', () => {
    expect(dayOf(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21')
    expect(dayOf(new Date(2026, 0, 2, 0, 1))).toBe('2026-01-02')
  })

  it('counts days over months, years and summer time', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })

  it('keeps the day of the month, or takes the last one of a shorter month', () => {
    expect(addMonths('2026-11-21', 1)).toBe('2026-12-21')
    expect(addMonths('2026-12-05', 1)).toBe('2027-01-05')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  })

  it('draws six weeks that start on the asked weekday', () => {
    const weeks = weeksOf('2026-11', 1)
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01'
    ])
    expect(weeksOf('2026-11', 0)[0]?.[0]).toBe('2026-11-01')
    expect(weeksOf('2026-11', 6)[0]?.[0]).toBe('2026-10-31')
  })

  it('moves by arrows, Home, End, PageUp and PageDown', () => {
    const from = (key: string, rightToLeft = false) => dayAfterKey('2026-11-18', key, 1, rightToLeft)
    expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map((key) => from(key))).toEqual([
      '2026-11-19',
      '2026-11-17',
      '2026-11-25',
      '2026-11-11'
    ])
    expect([from('Home'), from('End')]).toEqual(['2026-11-16', '2026-11-22'])
    expect([from('PageUp'), from('PageDown')]).toEqual(['2026-10-18', '2026-12-18'])
    expect([from('ArrowRight', true), from('ArrowLeft', true)]).toEqual(['2026-11-17', '2026-11-19'])
    expect(from('a')).toBeUndefined()
  })

  it('knows a real day from a text that only looks like one', () => {
    expect(isDay('2026-11-24')).toBe(true)
    expect(['2026-02-30', '2026-13-01', '26-1-1', '', '2026-11-24T10'].some(isDay)).toBe(false)
  })

  it('names the day whatever the time zone', () => {
    expect(dayText('2026-11-24', 'en-GB', { weekday: 'long', day: 'numeric', month: 'long' })).toBe(
      'Tuesday 24 November'
    )
    expect([weekday('2026-11-22'), monthOf('2026-11-22')]).toEqual([0, '2026-11'])
  })
})

it('writes a moment as HTML does', () => {
  expect(toDateTime(0)).toBe('1970-01-01T00:00:00.000Z')
})

describe('the calendar of a booking', () => {
  const today = '2026-11-18'
  const walk = (day: string, key: string) => walkedDay(day, key, { today, weekStart: 1, rightToLeft: false })

  it('is walked through by keys, and never before the month of today', () => {
    expect(walk(today, 'ArrowLeft')).toBe('2026-11-17')
    expect(walk('2026-11-01', 'ArrowLeft')).toBe('2026-11-01')
    expect(walk(today, 'PageUp')).toBe(today)
    expect(walk(today, 'PageDown')).toBe('2026-12-18')
    expect(walk(today, 'Enter')).toBeUndefined()
  })

  it('is turned by months, and back to today at most', () => {
    expect(turnedDay('2026-12-10', -1, today)).toBe(today)
    expect(turnedDay('2026-12-20', -1, today)).toBe('2026-11-20')
    expect(turnedDay('2027-01-31', 1, today)).toBe('2027-02-28')
  })
})
