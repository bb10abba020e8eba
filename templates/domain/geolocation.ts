import { drawMap } from './art/draw.ts'
import { geolocationMessages as say } from './features/geolocation.ts'
import type { Place, PostalAddress } from './site.ts'
import { addressText, numberFormat, roadUnits } from './text.ts'

/** Latitude and longitude in degrees (WGS 84). */
export interface Coordinates {
  lat: number
  lng: number
}

/** The visitor's location: from the Geolocation API, or an address as it was typed. */
export type PickedLocation =
  | { kind: 'idle'; failure?: string }
  | { kind: 'locating' }
  | { kind: 'position'; coordinates: Coordinates }
  | { kind: 'address'; address: string }

/** Rounded to four decimals, about eleven metres. */
export function formatCoordinates({ lat, lng }: Coordinates): string {
  return `${lat.toFixed(4)}, ${lng.toFixed(4)}`
}

/** Great-circle distance in miles (haversine). */
export function distanceInMiles(from: Coordinates, to: Coordinates): number {
  const radians = Math.PI / 180
  const lat = Math.sin(((to.lat - from.lat) * radians) / 2) ** 2
  const lng = Math.sin(((to.lng - from.lng) * radians) / 2) ** 2
  const half = lat + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * lng
  return 2 * 3958.8 * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Formats a distance in the unit of the road signs of the locale. */
export function formatDistance(miles: number, locale: string, unit: 'mile' | 'kilometer'): string {
  const value = unit === 'mile' ? miles : miles * 1.609344
  return numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: value < 10 ? 1 : 0
  }).format(value)
}

/** What a map is asked to show. */
export interface MapTarget {
  address: string | PostalAddress
  coordinates?: Coordinates
}

/** Links to map services. They are contacted only when the visitor follows one. */
export function mapLinks(target: MapTarget): { name: string; url: string }[] {
  const query = encodeURIComponent(addressText(target.address))
  const point = target.coordinates && `${target.coordinates.lat},${target.coordinates.lng}`
  return [
    {
      name: 'OpenStreetMap',
      url: target.coordinates
        ? `https://www.openstreetmap.org/?mlat=${target.coordinates.lat}&mlon=${target.coordinates.lng}#map=16/${target.coordinates.lat}/${target.coordinates.lng}`
        : `https://www.openstreetmap.org/search?query=${query}`
    },
    { name: 'Google Maps', url: `https://www.google.com/maps/search/?api=1&query=${point ?? query}` },
    {
      name: 'Apple Maps',
      url: `https://maps.apple.com/?q=${query}${point === undefined ? '' : `&ll=${point}`}`
    }
  ]
}

/** The location that a visitor picked, in words, and what maps are asked for; undefined while there is none. */
export function pickedPlace(
  picked: PickedLocation
): { label: string; text: string; target: MapTarget } | undefined {
  if (picked.kind === 'address') return { label: say.kept, text: picked.address, target: picked }
  if (picked.kind !== 'position') return undefined
  const { coordinates } = picked
  const text = formatCoordinates(coordinates)
  return { label: say.position, text, target: { address: text, coordinates } }
}

/** How far a place is from the visitor; undefined where either has no coordinates. */
export function distanceText(
  { coordinates }: Pick<Place, 'coordinates'>,
  visitor: Coordinates | undefined,
  locale: string
): string | undefined {
  if (visitor === undefined || coordinates === undefined) return undefined
  return say.away(formatDistance(distanceInMiles(visitor, coordinates), locale, roadUnits(locale)))
}

/** A pin on the map; coordinates are fractions of its width and height from the top left corner. */
export interface Pin {
  id: string
  label: string
  x: number
  y: number
  visitor: boolean
  /** The side of the label; none where it would overlap another pin or label. */
  side: Side | 'none'
}

export type Side = 'below' | 'left' | 'right' | 'above'

/** Side of the map in its own units. */
export const mapSize = 800

/** Offset of a label from the tip of its pin, in units of the map. */
export const labelOffsets = {
  below: { dx: 0, dy: 34, anchor: 'middle' },
  left: { dx: -44, dy: -58, anchor: 'end' },
  right: { dx: 44, dy: -58, anchor: 'start' },
  above: { dx: 0, dy: -114, anchor: 'middle' }
} as const satisfies Record<Side, { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' }>

/** Where the label of a pin begins, in units of the map; undefined for a pin without one. */
export function labelPosition({
  x,
  y,
  side
}: Pin): { x: number; y: number; anchor: 'start' | 'middle' | 'end' } | undefined {
  if (side === 'none') return undefined
  const { dx, dy, anchor } = labelOffsets[side]
  return { x: x * mapSize + dx, y: y * mapSize + dy, anchor }
}

/** The map with its pins, drawn as the content of an SVG element of `mapSize`; the visitor's pin stands out. */
export function drawPins(places: readonly Place[], pins: readonly Pin[]): string {
  const marks = pins.map(({ x, y, visitor }) => {
    const tone = visitor ? 5 : 4
    return { x: x * mapSize, y: y * mapSize, tone } as const
  })
  return drawMap(places.map(({ id }) => id).join(' '), mapSize, marks)
}

type Spot = Omit<Pin, 'side'>

/** Id of the pin at the visitor's location. */
export const visitorPin = 'visitor'

/** Miles beyond which the visitor's pin is left out: the others would run into one. */
const visitorMilesMax = 25

/**
 * Projects locations onto the map. Those with coordinates keep their true bearings and proportions; the visitor's pin
 * is shown where the others still stand apart. Locations without coordinates are set side by side.
 */
export function placePins(places: readonly Place[], visitor: Coordinates | undefined, label: string): Pin[] {
  const placed = places.flatMap((place) => (place.coordinates ? [{ place, at: place.coordinates }] : []))
  if (placed.length === 0)
    return placeLabels(places.map((place, index) => spreadEvenly(place, index, places.length)))

  const near =
    visitor && placed.some(({ at }) => distanceInMiles(visitor, at) <= visitorMilesMax) ? [visitor] : []
  const frame = createProjection([...placed.map(({ at }) => at), ...near])
  return placeLabels([
    ...placed.map(({ place, at }) => ({ id: place.id, label: place.name, ...frame(at), visitor: false })),
    ...near.map((at) => ({ id: visitorPin, label, ...frame(at), visitor: true }))
  ])
}

/**
 * A projection that fits all points into the middle of the map, which may be cropped to a band; it spans at least a
 * quarter of a mile.
 */
function createProjection(points: readonly Coordinates[]): (point: Coordinates) => { x: number; y: number } {
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

function spreadEvenly(place: Place, index: number, count: number): Spot {
  const x = (index + 1) / (count + 1)
  return { id: place.id, label: place.name, x, y: index % 2 === 0 ? 0.6 : 0.44, visitor: false }
}

/**
 * Places labels below their pins, or beside them where another pin is close, so that they overlap neither pins nor
 * labels. A label that fits nowhere is left out: the list beside the map has it.
 */
function placeLabels(spots: readonly Spot[]): Pin[] {
  const names: Box[] = []
  return spots.map((spot, index) => {
    const pins = spots.flatMap((other) => (other === spot ? [] : [pinBox(other)]))
    const side = preferredSides(spot, index, spots).find((each) => {
      const box = nameBox(spot, each)
      return isOnMap(box) && ![...pins, ...names].some((other) => overlaps(box, other))
    })
    if (side !== undefined) names.push(nameBox(spot, side))
    return { ...spot, side: side ?? 'none' }
  })
}

/** Sides for a label in order of preference. */
function preferredSides(spot: Spot, index: number, spots: readonly Spot[]): readonly Side[] {
  const close = spots.find(
    (other) => other !== spot && Math.abs(other.x - spot.x) < 0.16 && Math.abs(other.y - spot.y) < 0.15
  )
  if (close === undefined) return ['below', 'right', 'left', 'above']
  const isLeft = spot.x === close.x ? index < spots.indexOf(close) : spot.x < close.x
  return isLeft ? ['left', 'below', 'above', 'right'] : ['right', 'below', 'above', 'left']
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Bounding box of a pin: its head is above its tip. */
export function pinBox({ x, y }: Pick<Pin, 'x' | 'y'>): Box {
  const [across, down] = [x * mapSize, y * mapSize]
  return { left: across - 34, right: across + 34, top: down - 102, bottom: down + 5 }
}

/** Bounding box of a label with its outline, at its widest. */
export function nameBox({ x, y, label }: Pick<Pin, 'x' | 'y' | 'label'>, side: Side): Box {
  const { dx, dy, anchor } = labelOffsets[side]
  const width = Array.from(label).reduce((sum, letter) => sum + (letter > '\u2fff' ? 30 : 17), 8)
  const start = x * mapSize + dx
  const left = anchor === 'start' ? start : anchor === 'end' ? start - width : start - width / 2
  const baseline = y * mapSize + dy
  return { left, right: left + width, top: baseline - 28, bottom: baseline + 10 }
}

function isOnMap({ left, right }: Box): boolean {
  return left > 0 && right < mapSize
}

export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
