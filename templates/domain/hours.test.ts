import { describe, expect, it } from 'vitest'
import { exceptionLines, hoursLines, hoursText, weekdayOf } from './hours.ts'
import type { OpeningHours, Span } from './site.ts'

const day: readonly Span[] = [{ opens: '09:00', closes: '17:30' }]
const split: readonly Span[] = [
  { opens: '12:00', closes: '14:30' },
  { opens: '18:00', closes: '23:00' }
]
const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
const hours = (week: Partial<OpeningHours['week']>): OpeningHours => ({ week: { ...closed, ...week } })
const workweek = { mon: day, tue: day, wed: day, thu: day, fri: day }

describe('opening hours', () => {
  it('stand in one line, days with the same hours together', () => {
    const text = (week: Partial<OpeningHours['week']>) => hoursText(hours(week), 'en')
    expect(text(workweek)).toBe('Monday to Friday, 9:00 to 17:30')
    expect(text({ sat: split })).toBe('Saturday, 12:00 to 14:30 and 18:00 to 23:00')
    expect(text({ mon: day, wed: day, thu: day, sat: split })).toBe(
      'Monday, Wednesday and Thursday, 9:00 to 17:30; Saturday, 12:00 to 14:30 and 18:00 to 23:00'
    )
    expect(text({ ...workweek, sat: day, sun: day })).toBe('Every day, 9:00 to 17:30')
    expect(text({})).toBe('')
  })

  it('have days of their own behind the week, until they are over', () => {
    const exceptions = [
      { id: 'b', from: '2026-12-24', to: '2026-12-26', spans: [], reason: 'Christmas' },
      { id: 'a', from: '2026-12-05', spans: day }
    ]
    const lines = (today?: string) => exceptionLines({ ...hours(workweek), exceptions }, 'en-GB', today)
    expect(lines()).toEqual([
      { id: 'a', days: '5 December 2026', open: '9:00 to 17:30' },
      { id: 'b', days: expect.stringMatching(/^24\W+26 December 2026, Christmas$/u), open: 'Closed' }
    ])
    expect(lines('2026-12-26').map(({ id }) => id)).toEqual(['b'])
    expect(lines('2026-12-27')).toEqual([])
  })

  it('are a table that also says when it is closed', () => {
    expect(hoursLines(hours(workweek), 'en')).toEqual([
      { days: 'Monday to Friday', open: '9:00 to 17:30', covers: ['mon', 'tue', 'wed', 'thu', 'fri'] },
      { days: 'Saturday and Sunday', open: 'Closed', covers: ['sat', 'sun'] }
    ])
  })

  it('know the weekday of a moment', () => {
    expect(weekdayOf(new Date(2026, 10, 21))).toBe('sat')
    expect(weekdayOf(new Date(2026, 10, 22))).toBe('sun')
    expect(weekdayOf(new Date(2026, 10, 23))).toBe('mon')
  })
})
