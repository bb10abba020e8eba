import { describe, expect, it } from 'vitest'
import type { Booking } from './backend/port.ts'
import { calendarFile, minutesIn } from './calendar-file.ts'

const booking: Booking = {
  id: 'b1',
  day: '2026-11-24',
  time: '2:00 PM',
  name: 'Noor',
  email: 'noor@example.org',
  phone: '0117',
  service: 'Check-up',
  notes: 'One; two, three\nfour \\ five',
  delivery: 'sent'
}
const stamp = new Date('2026-11-21T10:30:00.123Z')

describe('the calendar file of a booking', () => {
  it('says when, what and where, with its text escaped', () => {
    const lines = calendarFile(booking, {
      title: 'Check-up, Harbour',
      place: 'Bristol',
      stamp,
      minutes: 45
    }).split('\r\n')
    expect(lines).toContain('DTSTART:20261124T140000')
    expect(lines).toContain('DURATION:PT45M')
    expect(lines).toContain('DTSTAMP:20261121T103000Z')
    expect(lines).toContain('SUMMARY:Check-up\\, Harbour')
    expect(lines).toContain('DESCRIPTION:One\\; two\\, three\\nfour \\\\ five')
    expect(lines.at(-2)).toBe('END:VCALENDAR')
  })

  it('folds long lines without breaking a character, and claims no duration that nobody knows', () => {
    const file = calendarFile({ ...booking, notes: '牙'.repeat(80) }, { title: 'T', place: 'P', stamp })
    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...octets)).toBeLessThanOrEqual(75)
    expect(file.replace(/\r\n /g, '')).toContain('牙'.repeat(80))
    expect(file).not.toContain('DURATION')
  })

  it('reads minutes from a duration', () => {
    expect(['45 min', '90 minutes', '2 weeks', '', undefined].map(minutesIn)).toEqual([
      45,
      90,
      undefined,
      undefined,
      undefined
    ])
  })
})
