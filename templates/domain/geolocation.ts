import { geolocationMessages as say } from './features/geolocation.ts'
import { roadUnits } from './locale.ts'
import type { Place } from './site.ts'

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
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: value < 10 ? 1 : 0
  }).format(value)
}

/** Links to map services. They are contacted only when the visitor follows one. */
export function mapLinks(target: {
  address: string
  coordinates?: Coordinates
}): { name: string; url: string }[] {
  const query = encodeURIComponent(target.address)
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
): { label: string; text: string; target: { address: string; coordinates?: Coordinates } } | undefined {
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
