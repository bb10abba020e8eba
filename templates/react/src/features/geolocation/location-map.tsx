import { useMemo } from 'react'
import type { Coordinates } from '../../domain/geolocation.ts'
import { drawPins, labelPosition, mapSize as size, placePins } from '../../domain/map-pins.ts'
import { geolocationMessages } from '../../domain/messages/geolocation.ts'
import type { Place } from '../../domain/site.ts'

/** A schematic map of the places, drawn without a request to a map service. */
export function LocationMap({ places, visitor }: { places: readonly Place[]; visitor?: Coordinates }) {
  const pins = useMemo(() => placePins(places, visitor, geolocationMessages.you), [places, visitor])
  const drawn = useMemo(() => drawPins(places, pins), [places, pins])
  return (
    <figure className="map-figure">
      <svg
        className="frame map"
        viewBox={`0 0 ${size} ${size}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={geolocationMessages.map(pins.map((pin) => pin.label).join(', '))}
      >
        <g dangerouslySetInnerHTML={{ __html: drawn }} />
        {pins.map((pin) => {
          const label = labelPosition(pin)
          return (
            label && (
              <text key={pin.id} className="map-label" x={label.x} y={label.y} textAnchor={label.anchor}>
                {pin.label}
              </text>
            )
          )
        })}
      </svg>
      <figcaption className="hint">{geolocationMessages.sketch}</figcaption>
    </figure>
  )
}
