import { describe, expect, it } from 'vitest'
import {
  distanceInMiles,
  distanceText,
  formatCoordinates,
  formatDistance,
  mapLinks,
  pickedPlace
} from './geolocation.ts'
import type { Place } from './site.ts'

const bristol = { lat: 51.4489, lng: -2.5983 }
const clifton = { lat: 51.4645, lng: -2.6115 }
const place = (id: string, coordinates?: Place['coordinates']): Place => ({
  id,
  name: id,
  address: '14 Harbour Street & Co, Bristol',
  ...(coordinates && { coordinates })
})

describe('places', () => {
  it('show coordinates with four decimals', () => {
    expect(formatCoordinates({ lat: 51.44891234, lng: -2.6 })).toBe('51.4489, -2.6000')
  })

  it('tell how far away they are, in the unit of the roads', () => {
    expect(distanceInMiles(bristol, clifton)).toBeCloseTo(1.22, 1)
    expect(distanceInMiles(bristol, { lat: -bristol.lat, lng: bristol.lng + 180 })).toBeCloseTo(
      Math.PI * 3958.8,
      3
    )
    expect(formatDistance(1.24, 'en-GB', 'mile')).toBe('1.2 miles')
    expect(formatDistance(25, 'de', 'kilometer')).toBe('40 Kilometer')
  })

  it('link to map services by coordinates, or by the address where there are none', () => {
    const urls = mapLinks(place('a')).map((link) => link.url)
    expect(urls[0]).toBe(
      'https://www.openstreetmap.org/search?query=14%20Harbour%20Street%20%26%20Co%2C%20Bristol'
    )
    expect(mapLinks(place('b', bristol)).map((link) => link.url)).toEqual([
      'https://www.openstreetmap.org/?mlat=51.4489&mlon=-2.5983#map=16/51.4489/-2.5983',
      'https://www.google.com/maps/search/?api=1&query=51.4489,-2.5983',
      'https://maps.apple.com/?q=14%20Harbour%20Street%20%26%20Co%2C%20Bristol&ll=51.4489,-2.5983'
    ])
  })
})

const harbour = { lat: 51.4545, lng: -2.5879 }
const bath = { lat: 51.3811, lng: -2.359 }

describe('the location that a visitor picked', () => {
  it('is a position or an address', () => {
    const position = pickedPlace({ kind: 'position', coordinates: harbour })
    expect(position).toMatchObject({ text: '51.4545, -2.5879', target: { coordinates: harbour } })
    expect(pickedPlace({ kind: 'address', address: '1 Quay' })).toMatchObject({
      text: '1 Quay',
      target: { address: '1 Quay' }
    })
  })

  it('is nothing while it is looked for', () => {
    expect(pickedPlace({ kind: 'idle' })).toBeUndefined()
    expect(pickedPlace({ kind: 'locating' })).toBeUndefined()
  })
})

it('a distance is in the unit of the road signs, and needs both ends', () => {
  expect(distanceText({ coordinates: bath }, harbour, 'en-GB')).toBe('11 miles away')
  expect(distanceText({ coordinates: bath }, harbour, 'de')).toBe('18 Kilometer away')
  expect(distanceText({}, harbour, 'en-GB')).toBeUndefined()
  expect(distanceText({ coordinates: bath }, undefined, 'en-GB')).toBeUndefined()
})
