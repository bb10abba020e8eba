import { mapLinks, type Coordinates } from '../../domain/geolocation.ts'
import { geolocationMessages } from '../../domain/messages/geolocation.ts'

interface MapLinksProps {
  /** What is shown there, for those who read the links alone. */
  name: string
  target: { address: string; coordinates?: Coordinates }
}

/** Plain links to map services. Nothing is asked of them before a click. */
export function MapLinks({ name, target }: MapLinksProps) {
  return (
    <p className="map-links">
      <span className="soft">{geolocationMessages.openIn}</span>
      {mapLinks(target).map((service) => (
        <a
          key={service.name}
          href={service.url}
          target="_blank"
          rel="noreferrer"
          aria-label={`${geolocationMessages.openPlaceIn(name, service.name)} (${geolocationMessages.newWindow})`}
        >
          {service.name}
        </a>
      ))}
    </p>
  )
}
