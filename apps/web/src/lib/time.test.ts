import { describe, expect, it } from 'vitest'
import {
  formatClockTime,
  formatDateTime,
  formatDateTimeInText,
  formatDay,
  formatRelativeTime
} from './time.ts'

const now = Date.UTC(2026, 10, 21, 13, 30)
const clock = { now, locale: 'en-GB', timeZone: 'UTC' }

describe('formatRelativeTime', () => {
  it('tells how long ago something was in words', () => {
    const told = [30_000, 5 * 60_000, 2 * 3_600_000, 6 * 86_400_000, 90 * 86_400_000, 800 * 86_400_000]
    expect(told.map((passed) => formatRelativeTime(now - passed, clock))).toEqual([
      'now',
      '5 minutes ago',
      '2 hours ago',
      '6 days ago',
      '3 months ago',
      '2 years ago'
    ])
  })

  it('never tells a time to come, where the clocks differ', () => {
    expect(formatRelativeTime(now + 90_000, clock)).toBe('now')
  })
})

describe('formatDateTime', () => {
  it('says today and yesterday by the calendar, not by hours', () => {
    expect(formatDateTime(Date.UTC(2026, 10, 21, 6, 2), clock)).toBe('Today 06:02')
    expect(formatDateTime(Date.UTC(2026, 10, 20, 23, 59), clock)).toBe('Yesterday 23:59')
  })

  it('has no capital within a sentence', () => {
    expect(formatDateTimeInText(Date.UTC(2026, 10, 21, 6, 2), clock)).toBe('today 06:02')
  })

  it('drops the year within one year, and the time after it', () => {
    expect(formatDateTime(Date.UTC(2026, 10, 2, 14, 3), clock)).toBe('2 Nov 14:03')
    expect(formatDateTime(Date.UTC(2025, 0, 11, 14, 3), clock)).toBe('11 Jan 2025')
  })

  it('speaks the language of the reader, in their zone', () => {
    const german = { now, locale: 'de', timeZone: 'Europe/Berlin' }
    expect(formatDateTime(Date.UTC(2026, 10, 20, 23, 30), german)).toBe('Heute 00:30')
    expect(formatDay(Date.UTC(2025, 0, 11), german)).toBe('11. Jan. 2025')
  })
})

describe('formatClockTime', () => {
  it('has hours up to 12 or up to 24 as chosen, in the chosen zone', () => {
    const at = Date.UTC(2026, 10, 21, 14, 5)
    expect(formatClockTime(at, { ...clock, hourCycle: 'h12' })).toBe('02:05 pm')
    expect(formatClockTime(at, { ...clock, locale: 'en-US', hourCycle: 'h23' })).toBe('14:05')
    expect(formatClockTime(at, { ...clock, timeZone: 'Asia/Kolkata', hourCycle: 'h23' })).toBe('19:35')
    expect(formatDateTime(at, { ...clock, now: at, hourCycle: 'h12' })).toBe('Today 02:05 pm')
  })
})
