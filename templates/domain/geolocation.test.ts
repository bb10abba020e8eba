import { describe, expect, it } from 'vitest'
import {
  distanceInMiles,
  distanceText,
  drawPins,
  formatCoordinates,
  formatDistance,
  labelPosition,
  mapLinks,
  nameBox,
  overlaps,
  pickedPlace,
  pinBox,
  placePins,
  visitorPin
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

const placeAt = (id: string, lat?: number, lng?: number): Place => ({
  id,
  name: id,
  address: '',
  ...(lat !== undefined && lng !== undefined && { coordinates: { lat, lng } })
})
const inside = (pins: { x: number; y: number }[]) =>
  pins.every(({ x, y }) => x > 0.1 && x < 0.9 && y > 0.1 && y < 0.9)

describe('the pins of the drawn map', () => {
  it('keep north above south and east right of west', () => {
    const [north, south] = placePins(
      [placeAt('n', 51.47, -2.61), placeAt('s', 51.44, -2.58)],
      undefined,
      'You'
    )
    expect(north && south && north.y < south.y && north.x < south.x).toBe(true)
    expect(inside([north, south].filter((pin) => pin !== undefined))).toBe(true)
  })

  it('put a single place in the middle', () => {
    expect(placePins([placeAt('a', 51, -2)], undefined, 'You')).toEqual([
      { id: 'a', label: 'a', x: 0.5, y: 0.54, visitor: false, side: 'below' }
    ])
  })

  it('show a visitor who is within reach, and leave out one who is not', () => {
    const places = [placeAt('a', 51.45, -2.6), placeAt('b', 51.46, -2.61)]
    const near = placePins(places, { lat: 51.5, lng: -2.5 }, 'You')
    expect(near.at(-1)).toMatchObject({ id: visitorPin, label: 'You', visitor: true })
    expect(inside(near)).toBe(true)
    expect(placePins(places, { lat: 48, lng: 2 }, 'You')).toHaveLength(2)
  })

  it('set places without coordinates side by side', () => {
    const pins = placePins([placeAt('a'), placeAt('b'), placeAt('c')], { lat: 1, lng: 1 }, 'You')
    expect(pins.map((pin) => pin.x)).toEqual([0.25, 0.5, 0.75])
    expect(inside(pins)).toBe(true)
  })

  it('write names beside pins that stand close together', () => {
    const places = [placeAt('east', 51.45, -2.6), placeAt('west', 51.451, -2.601)]
    const sides = placePins(places, { lat: 51.7, lng: -2.6 }, 'You').map((pin) => pin.side)
    expect(sides).toEqual(['right', 'left', 'below'])
    expect(
      placePins([placeAt('a', 51, 1), placeAt('b', 51, 1)], undefined, '').map((pin) => pin.side)
    ).toEqual(['left', 'right'])
  })

  it('no name covers another pin or name (S2-11)', () => {
    const named = (count: number, name: string, coordinates: boolean) =>
      Array.from({ length: count }, (_, index): Place => ({
        ...(coordinates ? placeAt('', 51.45 + index / 300, -2.6 + ((index * 7) % 5) / 400) : placeAt('')),
        id: String(index),
        name: `${name} ${index}`
      }))
    for (const count of [1, 2, 3, 4, 5, 8])
      for (const name of ['Harbour Street', 'Bristol', 'Haus am Landwehrkanal', '総本店', 'A']) {
        for (const coordinates of [true, false]) {
          const pins = placePins(named(count, name, coordinates), { lat: 51.452, lng: -2.601 }, 'You')
          const names = pins.flatMap((pin) =>
            pin.side === 'none' ? [] : [{ pin, box: nameBox(pin, pin.side) }]
          )
          expect(names.length).toBeGreaterThan(0)
          for (const { pin, box } of names) {
            const others = [
              ...pins.flatMap((other) => (other === pin ? [] : [pinBox(other)])),
              ...names.flatMap((other) => (other.pin === pin ? [] : [other.box]))
            ]
            expect(others.filter((other) => overlaps(box, other))).toEqual([])
          }
        }
      }
  })
})

it('a label stands beside its pin, in units of the map, and a pin without one has none', () => {
  const pin = { id: 'a', label: 'A', x: 0.5, y: 0.25, visitor: false }
  expect(labelPosition({ ...pin, side: 'below' })).toEqual({ x: 400, y: 234, anchor: 'middle' })
  expect(labelPosition({ ...pin, side: 'none' })).toBeUndefined()
})

it('the pin of the visitor is drawn in a colour of its own', () => {
  const pin = { id: 'a', label: 'A', x: 0.5, y: 0.5, side: 'none' } as const
  const [business, visitor] = [false, true].map((visitor) => drawPins([], [{ ...pin, visitor }]))
  expect(business).not.toBe(visitor)
})
