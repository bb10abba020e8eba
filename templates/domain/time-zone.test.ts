import { describe, expect, it } from 'vitest'
import { isOtherTimeZone, localTime, findTimeZone, visitorTime } from './time-zone.ts'

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
    // The name at the end counts, the calling code rules out.
    ['Lagos, Nigeria', '+234 801 234 5678', 'Africa/Lagos'],
    ['Paris, TX', '+1 903 555 0142', undefined],
    ['Paris, TX', '', undefined],
    ['Paris, TX', '+33 1 23 45 67 89', undefined],
    ['Paris, Texas, USA', '', undefined],
    ['Paris', '+1 903 555 0142', undefined],
    ['Paris', '(903) 555-0142', undefined],
    ['Paris', '01 23 45 67 89', 'Europe/Paris'],
    ['Boston', '01205 496 0142', undefined],
    ['Boston', '(617) 555-0142', 'America/New_York'],
    ['Boston, Lincolnshire', '', undefined],
    ['London, Ontario', '', undefined],
    ['London, KY', '+1 606 555 0142', undefined],
    ['Dublin, OH', '+1 614 555 0142', 'America/New_York'],
    ['Melbourne, FL', '', undefined],
    ['Melbourne, Australia', '', 'Australia/Melbourne'],
    ['Athens, Georgia', '+1 706 555 0142', 'America/New_York'],
    ['Tbilisi, Georgia', '', undefined],
    ['Tel Aviv, IL', '', undefined],
    ['Tel Aviv, IL', '+972 3 123 4567', 'Asia/Jerusalem'],
    ['Bengaluru, IN', '+91 80 1234 5678', 'Asia/Kolkata'],
    ['Boston, MA, USA', '', 'America/New_York'],
    ['Seattle, WA, USA', '', 'America/Los_Angeles'],
    ['Toronto, CA', '+1 416 555 0142', undefined],
    ['Toronto, Canada', '', 'America/Toronto'],
    ['Kingston, NY', '+1 876 555 0142', undefined],
    ['Barcelona, Spain', '', 'Europe/Madrid'],
    ['Las Palmas, Spain', '+34 928 123 456', undefined],
    ['London', '+49 30 123456', undefined],
    ['Leeds, West Yorkshire', '0044 (0)113 496 0142 ext. 3', 'Europe/London'],
    ['Riyadh', '+٩٦٦ ١١ ١٢٣ ٤٥٦٧', 'Asia/Riyadh'],
    ['Naples', '(239) 555-0123', undefined],
    ['Athens', '(706) 555-0123', undefined],
    ['Warsaw', '(574) 555-0123', undefined],
    ['Manchester', '1-603-555-0123', undefined],
    ['Manchester', '603.555.0123', undefined],
    ['Paris', '903.555.0123', undefined],
    ['Roma', '345 678 9012', 'Europe/Rome'],
    ['Mumbai', '98765-43210', 'Asia/Kolkata'],
    ['Washington', '(202) 555-0123', undefined],
    ['Seattle, Washington', '', 'America/Los_Angeles'],
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
