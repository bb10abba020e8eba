import { describe, expect, it } from 'vitest'
import { drawPins, labelPosition, nameBox, overlaps, pinBox, placePins, visitorPin } from './map-pins.ts'
import type { Place } from './site.ts'

const place = (id: string, lat?: number, lng?: number): Place => ({
  id,
  name: id,
  address: '',
  ...(lat !== undefined && lng !== undefined && { coordinates: { lat, lng } })
})
const inside = (pins: { x: number; y: number }[]) =>
  pins.every(({ x, y }) => x > 0.1 && x < 0.9 && y > 0.1 && y < 0.9)

describe('the pins of the drawn map', () => {
  it('keep north above south and east right of west', () => {
    const [north, south] = placePins([place('n', 51.47, -2.61), place('s', 51.44, -2.58)], undefined, 'You')
    expect(north && south && north.y < south.y && north.x < south.x).toBe(true)
    expect(inside([north, south].filter((pin) => pin !== undefined))).toBe(true)
  })

  it('put a single place in the middle', () => {
    expect(placePins([place('a', 51, -2)], undefined, 'You')).toEqual([
      { id: 'a', label: 'a', x: 0.5, y: 0.54, visitor: false, side: 'below' }
    ])
  })

  it('show a visitor who is within reach, and leave out one who is not', () => {
    const places = [place('a', 51.45, -2.6), place('b', 51.46, -2.61)]
    const near = placePins(places, { lat: 51.5, lng: -2.5 }, 'You')
    expect(near.at(-1)).toMatchObject({ id: visitorPin, label: 'You', visitor: true })
    expect(inside(near)).toBe(true)
    expect(placePins(places, { lat: 48, lng: 2 }, 'You')).toHaveLength(2)
  })

  it('set places without coordinates side by side', () => {
    const pins = placePins([place('a'), place('b'), place('c')], { lat: 1, lng: 1 }, 'You')
    expect(pins.map((pin) => pin.x)).toEqual([0.25, 0.5, 0.75])
    expect(inside(pins)).toBe(true)
  })

  it('write names beside pins that stand close together', () => {
    const places = [place('east', 51.45, -2.6), place('west', 51.451, -2.601)]
    const sides = placePins(places, { lat: 51.7, lng: -2.6 }, 'You').map((pin) => pin.side)
    expect(sides).toEqual(['right', 'left', 'below'])
    expect(placePins([place('a', 51, 1), place('b', 51, 1)], undefined, '').map((pin) => pin.side)).toEqual([
      'left',
      'right'
    ])
  })

  it('no name covers another pin or name (S2-11)', () => {
    const named = (count: number, name: string, coordinates: boolean) =>
      Array.from({ length: count }, (_, index): Place => ({
        ...(coordinates ? place('', 51.45 + index / 300, -2.6 + ((index * 7) % 5) / 400) : place('')),
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
