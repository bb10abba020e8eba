import { describe, expect, it } from 'vitest'
import { formatHours, parseHours } from '../index.ts'

describe('opening hours as text', () => {
  it.each([
    [['Monday to Friday, 9:00 to 17:30', 'Saturday to Sunday, Closed'], 'Mon-Fri 9:00 - 17:30'],
    [
      ['Monday, Closed', 'Tuesday to Saturday, 8:00 to 12:00, 13:30 to 18:00', 'Sunday, Closed'],
      'tuesday to saturday 8am to 12pm and 1:30 pm to 6 pm\nSunday closed'
    ],
    [['Monday to Sunday, 0:00 to 24:00'], 'daily 0:00 to 24:00'],
    [
      ['Monday, 10:00 to 14:00', 'Tuesday to Thursday, Closed', 'Friday to Sunday, 18:00 to 23:00'],
      'Monday 10 to 14; Fridays to Sundays, 18 to 23'
    ]
  ])('are read as %j', (lines, text) => {
    const read = parseHours(text)
    expect(read.ok && formatHours(read.week)).toEqual(lines)
    const again = parseHours(lines.join('\n'))
    expect(again).toEqual(read)
  })

  it.each(['whenever you like', 'Monday', 'Monday 9', 'Monday 9 to 9', 'Monday 25:00 to 26:00'])(
    'are not guessed from %s',
    (line) => {
      expect(parseHours(`Tuesday 9 to 17\n${line}`)).toEqual({ ok: false, line })
    }
  )
})
