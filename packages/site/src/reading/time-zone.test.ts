import { describe, expect, it } from 'vitest'
import { defaultSite } from '../defaults.ts'
import { readRegion } from './region.ts'
import { readPlaces } from './towns.ts'
import { zoneOfCountry } from './time-zone.ts'

/** The time zone that a site with this address and telephone number gets. */
function zoneOf(location: string, contactPhone: string): string | undefined {
  const info = { ...defaultSite.businessInfo, description: 'A shop.', location, contactPhone }
  return readRegion(info, readPlaces(location)).timeZone
}

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
    ['Boston, Lincolnshire', '', 'Europe/London'],
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
    ['Toronto, CA', '+1 416 555 0142', 'America/Toronto'],
    ['Toronto, Canada', '', 'America/Toronto'],
    ['Kingston, NY', '+1 876 555 0142', undefined],
    ['Barcelona, Spain', '', 'Europe/Madrid'],
    ['Las Palmas, Spain', '+34 928 123 456', 'Atlantic/Canary'],
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
    ['Springfield', '0113 496 0142', 'Europe/London'],
    ['', '', undefined],
    ['Clontarf, Dublin 3, Ireland', '+353 1 555 0142', 'Europe/Dublin'],
    ['Rua da Bica 12, 1200-054 Lisboa', '+351 21 555 0142', 'Europe/Lisbon'],
    ['Rua Nova 5, 9000-042 Funchal, Portugal', '', 'Atlantic/Madeira'],
    ['Rua Nova 5, 9500-042 Ponta Delgada, Portugal', '', 'Atlantic/Azores'],
    ['Calle Mayor 3, 35001 Las Palmas, Spain', '', 'Atlantic/Canary'],
    ['Calle Mayor 3, 50001 Huesca, Spain', '', 'Europe/Madrid'],
    ['', '+1 876 555 0142', 'America/Jamaica'],
    ['', '+64 9 555 0142', 'Pacific/Auckland'],
    ['Queenstown', '+65 6555 0142', 'Asia/Singapore']
  ])('%j, %j is %j', (location, contactPhone, zone) => {
    expect(zoneOf(location, contactPhone)).toBe(zone)
  })

  it.each([
    ['NL', 'Europe/Amsterdam'],
    ['NO', 'Europe/Oslo'],
    ['DE', 'Europe/Berlin'],
    ['AR', 'America/Argentina/Buenos_Aires'],
    ['IS', 'Atlantic/Reykjavik'],
    ['JO', 'Asia/Amman'],
    ['ES', undefined],
    ['US', undefined],
    ['XX', undefined],
    [undefined, undefined]
  ])('of all of %s is %s', (country, zone) => {
    expect(zoneOfCountry(country)).toBe(zone)
    if (zone !== undefined) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  })
})
