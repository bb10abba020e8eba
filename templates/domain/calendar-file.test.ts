import { describe, expect, it } from 'vitest'
import type { Booking } from './backend/port.ts'
import { calendarFile } from './calendar-file.ts'

const booking: Booking = {
  id: 'b1',
  day: '2026-11-24',
  time: '14:00',
  when: '',
  name: 'Noor',
  email: 'noor@example.org',
  phone: '0117',
  service: 'Check-up',
  notes: 'One; two, three\nfour \\ five',
  delivery: 'sent',
  confirmed: true
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

  it('begins by the clock of the business, wherever it is opened', () => {
    const at = (zone: string, day = booking.day) =>
      calendarFile({ ...booking, day }, { title: 'T', place: 'P', stamp, zone })
    expect(at('Europe/London')).toContain('DTSTART:20261124T140000Z')
    expect(at('America/New_York')).toContain('DTSTART:20261124T190000Z')
    expect(at('Europe/Berlin', '2026-07-01')).toContain('DTSTART:20260701T120000Z')
  })
})
