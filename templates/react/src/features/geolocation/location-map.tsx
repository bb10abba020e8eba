import { useMemo } from 'react'
import { drawMap } from '../../domain/art/map.ts'
import type { Coordinates } from '../../domain/geolocation.ts'
import { labelOffsets, mapSize as size, placePins, type Pin, type Side } from '../../domain/map-pins.ts'
import { geolocationMessages } from '../../domain/messages/geolocation.ts'
import type { Place } from '../../domain/site.ts'

/** A schematic map of the places, drawn without a request to a map service. */
export function LocationMap({ places, visitor }: { places: readonly Place[]; visitor?: Coordinates }) {
  const pins = useMemo(() => placePins(places, visitor, geolocationMessages.you), [places, visitor])
  const drawn = useMemo(
    () =>
      drawMap(
        places.map((place) => place.id).join(' '),
        size,
        pins.map((pin) => ({ x: pin.x * size, y: pin.y * size, tone: pin.visitor ? 5 : 4 }))
      ),
    [places, pins]
  )
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
        {pins.map(
          (pin) =>
            pin.side !== 'none' && (
              <text key={pin.id} className="map-label" {...labelAt(pin, pin.side)}>
                {pin.label}
              </text>
            )
        )}
      </svg>
      <figcaption className="hint">{geolocationMessages.sketch}</figcaption>
    </figure>
  )
}

/** Where the name of a pin begins, in the units of the map. */
function labelAt({ x, y }: Pin, side: Side) {
  const { dx, dy, anchor } = labelOffsets[side]
  return { x: x * size + dx, y: y * size + dy, textAnchor: anchor }
}
