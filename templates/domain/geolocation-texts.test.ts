import { describe, expect, it } from 'vitest'
import { distanceText, pickedPlace } from './geolocation-texts.ts'

const bristol = { lat: 51.4545, lng: -2.5879 }
const bath = { lat: 51.3811, lng: -2.359 }

describe('the location that a visitor picked', () => {
  it('is a position or an address', () => {
    const position = pickedPlace({ kind: 'position', coordinates: bristol })
    expect(position).toMatchObject({ text: '51.4545, -2.5879', target: { coordinates: bristol } })
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
  expect(distanceText({ coordinates: bath }, bristol, 'en-GB')).toBe('11 miles away')
  expect(distanceText({ coordinates: bath }, bristol, 'de')).toBe('18 Kilometer away')
  expect(distanceText({}, bristol, 'en-GB')).toBeUndefined()
  expect(distanceText({ coordinates: bath }, undefined, 'en-GB')).toBeUndefined()
})
