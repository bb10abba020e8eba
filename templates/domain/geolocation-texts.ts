import {
  distanceInMiles,
  formatCoordinates,
  formatDistance,
  type Coordinates,
  type PickedLocation
} from './geolocation.ts'
import { roadUnits } from './locale.ts'
import { geolocationMessages as say } from './messages/geolocation.ts'
import type { Place } from './site.ts'

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
