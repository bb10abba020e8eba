import { describe, expect, it } from 'vitest'
import { isOtherTimeZone, localTime, findTimeZone } from './time-zone.ts'

describe('the time zone of a business', () => {
  it.each([
    ['Leeds', '', 'Europe/London'],
    ['7 New Road, Leeds LS1 4DY', '', 'Europe/London'],
    ['York Street 12, Boston, MA 02101', '', 'America/New_York'],
    ['12 Market Street, Freiburg', '', 'Europe/Berlin'],
    ['Wrocław', '', 'Europe/Warsaw'],
    ['Portland, Oregon', '', 'America/Los_Angeles'],
    ['1600 Pennsylvania Avenue, Washington, DC', '', 'America/New_York'],
    ['', '+49 761 123456', 'Europe/Berlin'],
    ['', '0044 113 496 0142', 'Europe/London'],
    ['', '+353 1 234 5678', 'Europe/Dublin'],
    // More than one zone: nobody can tell.
    ['', '+1 555 0100', undefined],
    ['Springfield', '0113 496 0142', undefined],
    ['', '', undefined]
  ])('%j, %j is %j', (location, contactPhone, zone) => {
    expect(findTimeZone({ location, contactPhone })).toBe(zone)
  })

  it('gives day and minute there, also across midnight and in summer', () => {
    const now = new Date('2026-07-01T23:30:00Z')
    expect(localTime(now, 'Europe/London')).toEqual({ day: '2026-07-02', minutes: 30 })
    expect(localTime(now, 'America/New_York')).toEqual({ day: '2026-07-01', minutes: 19 * 60 + 30 })
    expect(localTime(new Date(2026, 6, 1, 9, 5), undefined)).toEqual({ day: '2026-07-01', minutes: 545 })
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(isOtherTimeZone(now, here)).toBe(false)
    expect(isOtherTimeZone(now, here === 'Asia/Tokyo' ? 'Europe/London' : 'Asia/Tokyo')).toBe(true)
  })

  it('names only zones that browsers know', () => {
    for (const location of [
      'Leeds',
      'Dublin',
      'Berlin',
      'Vermont',
      'Illinois',
      'Utah',
      'Arizona',
      'Lagos',
      'Tokyo'
    ])
      expect(() => localTime(new Date(), findTimeZone({ location, contactPhone: '' }))).not.toThrow()
  })
})
