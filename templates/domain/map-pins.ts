import { distance, type Coordinates } from './geolocation.ts'
import type { Place } from './site.ts'

/** A pin on the drawn map, in parts of its width and height from the top left corner. */
export interface Pin {
  id: string
  label: string
  x: number
  y: number
  visitor: boolean
  /** Which side of the pin has room for its name. */
  side: 'below' | 'left' | 'right'
}

type Spot = Omit<Pin, 'side'>

/** The pin that stands for the visitor. */
export const visitorPin = 'visitor'

/** Miles beyond which the visitor is not drawn: the places would run into one. */
const farthest = 25

/**
 * Where the pins stand. Places with coordinates keep their true bearing and proportion to each other; the visitor
 * is drawn where the map would still show the places apart. Places without coordinates are set side by side.
 */
export function pinsOf(places: readonly Place[], visitor: Coordinates | undefined, label: string): Pin[] {
  const placed = places.flatMap((place) => (place.coordinates ? [{ place, at: place.coordinates }] : []))
  if (placed.length === 0)
    return withSides(places.map((place, index) => sketched(place, index, places.length)))

  const near = visitor && placed.some(({ at }) => distance(visitor, at) <= farthest) ? [visitor] : []
  const frame = frameOf([...placed.map(({ at }) => at), ...near])
  return withSides([
    ...placed.map(({ place, at }) => ({ id: place.id, label: place.name, ...frame(at), visitor: false })),
    ...near.map((at) => ({ id: visitorPin, label, ...frame(at), visitor: true }))
  ])
}

/** Fits all points into the middle of the map, which may be cropped to a band; never closer than a quarter of a mile. */
function frameOf(points: readonly Coordinates[]): (point: Coordinates) => { x: number; y: number } {
  const lats = points.map((point) => point.lat)
  const lngs = points.map((point) => point.lng)
  const middle = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2
  }
  const narrowing = Math.cos((middle.lat * Math.PI) / 180)
  const closest = 0.25 / 69
  const height = Math.max(closest, Math.max(...lats) - Math.min(...lats))
  const width = Math.max(closest, (Math.max(...lngs) - Math.min(...lngs)) * narrowing)
  const scale = Math.min(0.56 / width, 0.36 / height)
  return ({ lat, lng }) => ({
    x: 0.5 + (lng - middle.lng) * narrowing * scale,
    y: 0.54 - (lat - middle.lat) * scale
  })
}

function sketched(place: Place, index: number, count: number): Spot {
  const x = (index + 1) / (count + 1)
  return { id: place.id, label: place.name, x, y: index % 2 === 0 ? 0.6 : 0.44, visitor: false }
}

/** Names stand below their pins, or beside them where another pin is so close that it would cover them. */
function withSides(spots: readonly Spot[]): Pin[] {
  return spots.map((spot, index) => {
    const close = spots.find(
      (other) => other !== spot && Math.abs(other.x - spot.x) < 0.16 && Math.abs(other.y - spot.y) < 0.15
    )
    if (close === undefined) return { ...spot, side: 'below' }
    const isLeft = spot.x === close.x ? index < spots.indexOf(close) : spot.x < close.x
    return { ...spot, side: isLeft ? 'left' : 'right' }
  })
}
