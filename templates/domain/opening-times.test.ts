import { describe, expect, it } from 'vitest'
import {
  fitsAnyDay,
  parseDuration,
  parseMinutes,
  nextOpenDays,
  startTimes,
  upcomingStartTimes,
  formatTime
} from './opening-times.ts'
import type { OpeningHours } from './site.ts'

const day = { opens: '09:00', closes: '12:00' }
const shop: OpeningHours = {
  week: {
    mon: [],
    tue: [day, { opens: '14:00', closes: '17:00' }],
    wed: [day],
    thu: [],
    fri: [{ opens: '18:00', closes: '01:00' }],
    sat: [{ opens: '09:00', closes: '13:00' }],
    sun: [{ opens: '12:00', closes: '15:00' }]
  }
}
const [monday, tuesday, friday, saturday, sunday] = [
  '2026-11-23',
  '2026-11-24',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29'
]
const times = (at: string, length?: number) => startTimes(at, shop, length).map(({ time }) => time)

describe('times to begin (S1-5)', () => {
  it('come from the opening hours of the day, pauses left out', () => {
    expect(times(tuesday)).toEqual(['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'])
    expect(times(saturday)).toEqual(['09:00', '10:00', '11:00', '12:00'])
  })
  it('are none on a closed day, and an open Sunday is open', () => {
    expect(times(monday)).toEqual([])
    expect(times(sunday)).toEqual(['12:00', '13:00', '14:00'])
  })
  it('end before the business closes', () => {
    expect(times(saturday, 90)).toEqual(['09:00', '10:00', '11:00'])
    expect(times(saturday, 20)).toHaveLength(8)
    expect(times(saturday, 480)).toEqual([])
  })
  it('of a restaurant lie in the evening, also past midnight', () => {
    expect(times(friday, 120)).toEqual(['18:00', '19:00', '20:00', '21:00', '22:00', '23:00'])
  })
  it('have not passed at the business', () => {
    const now = { day: tuesday, minutes: 14 * 60 }
    expect(upcomingStartTimes(tuesday, shop, now).map(({ time }) => time)).toEqual(['15:00', '16:00'])
    expect(upcomingStartTimes(monday, shop, now)).toEqual([])
    expect(upcomingStartTimes('2029-01-02', shop, now)).toEqual([])
    expect(nextOpenDays(shop, { day: tuesday, minutes: 1000 }, 3)).toEqual(['2026-11-25', friday, saturday])
  })
  it('are known not to exist where nothing that long fits', () => {
    expect(fitsAnyDay(shop, 420)).toBe(true)
    expect(fitsAnyDay(shop, 480)).toBe(false)
    const shut: OpeningHours = { week: { ...shop.week, tue: [], wed: [], fri: [], sat: [], sun: [] } }
    expect(fitsAnyDay(shut)).toBe(false)
    expect(nextOpenDays(shut, { day: monday, minutes: 0 }, 3)).toEqual([])
  })
})

describe('texts', () => {
  it.each([
    ['45 min', 45],
    ['90 minutes', 90],
    ['1 h 30', 90],
    ['1h 15 min', 75],
    ['2 hours', 120],
    ['1.5 hours', 90],
    ['1,5 Std.', 90],
    ['2 weeks', undefined],
    ['a morning', undefined],
    ['', undefined],
    [undefined, undefined]
  ])('%j takes %j minutes', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes)
  })
  it('write times as the locale does', () => {
    expect(formatTime('14:00', 'en-US')).toMatch(/^2:00\sPM$/)
    expect(formatTime('14:00', 'en-GB')).toBe('14:00')
    expect(formatTime('Tuesday', 'en')).toBe('Tuesday')
    expect([parseMinutes('24:00'), parseMinutes('24:30'), parseMinutes('9:00')]).toEqual([1440, -1, -1])
  })
})
