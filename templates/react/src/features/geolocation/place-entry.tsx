import { distanceInMiles, formatDistance, type Coordinates } from '../../domain/geolocation.ts'
import { roadUnits } from '../../domain/locale.ts'
import { geolocationMessages } from '../../domain/messages/geolocation.ts'
import type { Place } from '../../domain/site.ts'
import { Draft } from '../../ui/draft.tsx'
import { Phone } from '../../ui/reach.tsx'
import { useLocale } from '../../ui/use-client.ts'
import { MapLinks } from './map-links.tsx'

/** One place: where, when, how far. */
export function PlaceEntry({ place, visitor }: { place: Place; visitor?: Coordinates }) {
  const locale = useLocale()
  const miles = visitor && place.coordinates && distanceInMiles(visitor, place.coordinates)
  return (
    <li className="place">
      <h2>
        <Draft of={place}>{place.name}</Draft>
      </h2>
      <address className="soft">{place.address}</address>
      {place.hours && (
        <p>
          <span className="sr">{geolocationMessages.hours}: </span>
          {place.hours}
        </p>
      )}
      {miles !== undefined && (
        <p className="badge">{geolocationMessages.away(formatDistance(miles, locale, roadUnits(locale)))}</p>
      )}
      {place.phone && (
        <p className="actions">
          <Phone number={place.phone} className="btn btn-quiet" />
        </p>
      )}
      <MapLinks name={place.name} target={place} />
    </li>
  )
}
