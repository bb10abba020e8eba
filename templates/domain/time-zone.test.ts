import { describe, expect, it } from 'vitest'
import { site } from './site.test-support.ts'
import { isOtherTimeZone, localTime, timeZoneOf, visitorTime } from './time-zone.ts'

describe('the time zone of a business', () => {
  it('is the one that its site.json names', () => {
    const { content } = site
    expect(timeZoneOf({ content: { ...content, region: { timeZone: 'Europe/Dublin' } } })).toBe(
      'Europe/Dublin'
    )
    expect(timeZoneOf({ content: { ...content, region: { country: 'IE' } } })).toBeUndefined()
    expect(timeZoneOf({ content })).toBeUndefined()
    // An older browser, or a slip of the keyboard.
    const unknown = { ...content, region: { timeZone: 'Europe/Londn' } }
    expect(timeZoneOf({ content: unknown })).toBeUndefined()
  })

  it('gives day and minute there, also across midnight and in summer', () => {
    const now = new Date('2026-07-01T23:30:00Z')
    expect(localTime(now, 'Europe/London')).toEqual({ day: '2026-07-02', minutes: 30 })
    expect(localTime(now, 'America/New_York')).toEqual({ day: '2026-07-01', minutes: 19 * 60 + 30 })
    expect(localTime(new Date(2026, 6, 1, 9, 5), undefined)).toEqual({ day: '2026-07-01', minutes: 545 })
  })

  it('is another where clocks differ on that day, whatever they show today', () => {
    // The clock of the tests is the visitor's.
    const zone = process.env['TZ']
    try {
      process.env['TZ'] = 'Europe/Berlin'
      expect(isOtherTimeZone('2027-01-15', 'Africa/Lagos')).toBe(false)
      expect(isOtherTimeZone('2027-06-15', 'Africa/Lagos')).toBe(true)
      expect(isOtherTimeZone('2027-03-28', 'Africa/Lagos')).toBe(true)
      expect(isOtherTimeZone('2027-06-15', 'Europe/Madrid')).toBe(false)
      expect(visitorTime('2027-06-15', 9 * 60, 'Africa/Lagos')).toEqual({ day: '2027-06-15', minutes: 600 })
      expect(visitorTime('2027-06-15', 23.5 * 60, 'Africa/Lagos').day).toBe('2027-06-16')
    } finally {
      if (zone === undefined) delete process.env['TZ']
      else process.env['TZ'] = zone
    }
  })
})
