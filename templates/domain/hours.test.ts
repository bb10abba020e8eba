import { describe, expect, it } from 'vitest'
import { exceptionLines, hoursLines, hoursText, hoursRows } from './hours.ts'
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

  const content = { language: 'en', region: { country: 'GB' } }
  const rowsAt = (day: string | undefined, exceptions: OpeningHours['exceptions'] = []) =>
    hoursRows(
      { ...hours({ ...workweek, sat: split }), exceptions },
      content,
      day === undefined ? undefined : { day, minutes: 0 }
    )
  const marked = (day: string, exceptions?: OpeningHours['exceptions']) =>
    rowsAt(day, exceptions).filter(({ isToday }) => isToday)

  it('mark the line of today once it is known', () => {
    expect(rowsAt(undefined).map(({ isToday }) => isToday)).toEqual([false, false, false])
    expect(marked('2026-12-01')).toEqual([
      { id: 'Monday to Friday', days: 'Monday to Friday', open: '9:00 to 17:30', isToday: true }
    ])
    expect(marked('2026-12-06')).toMatchObject([{ days: 'Sunday', open: 'Closed' }])
  })

  it('tell in the line of today what holds today alone', () => {
    const closed = [{ id: 'x', from: '2026-12-01', to: '2026-12-06', spans: [], reason: 'Stocktaking' }]
    expect(marked('2026-12-01', closed)).toMatchObject([{ open: '9:00 to 17:30 (today closed)' }])
    expect(marked('2026-12-05', closed)).toMatchObject([{ days: 'Saturday', open: 'Closed' }])
    const short = [{ id: 'y', from: '2026-12-06', spans: [{ opens: '10:00', closes: '12:00' }] }]
    expect(marked('2026-12-06', short)).toMatchObject([{ days: 'Sunday', open: '10:00 to 12:00' }])
    const afternoon = [{ id: 'z', from: '2026-12-01', spans: [{ opens: '14:00', closes: '18:00' }] }]
    expect(marked('2026-12-01', afternoon)).toMatchObject([{ open: '9:00 to 17:30 (today 14:00 to 18:00)' }])
    expect(rowsAt('2026-12-01', closed).at(-1)).toMatchObject({
      days: expect.stringMatching(/6 December 2026, Stocktaking$/),
      isToday: false
    })
    expect(rowsAt('2026-12-07', closed)).toHaveLength(3)
  })
})
