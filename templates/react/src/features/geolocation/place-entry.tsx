import type { Coordinates } from '../../domain/geolocation.ts'
import { distanceText } from '../../domain/geolocation-texts.ts'
import { geolocationMessages } from '../../domain/messages/geolocation.ts'
import type { Place } from '../../domain/site.ts'
import { Draft } from '../../ui/draft.tsx'
import { Phone } from '../../ui/reach.tsx'
import { useLocale } from '../../ui/use-client.ts'
import { MapLinks } from './map-links.tsx'

/** One place: where, when, how far. */
export function PlaceEntry({ place, visitor }: { place: Place; visitor?: Coordinates }) {
  const distance = distanceText(place, visitor, useLocale())
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
      {distance !== undefined && <p className="badge">{distance}</p>}
      {place.phone && (
        <p className="actions">
          <Phone number={place.phone} className="btn btn-quiet" />
        </p>
      )}
      <MapLinks name={place.name} target={place} />
    </li>
  )
}
