import type { PickedLocation } from '../../domain/geolocation.ts'
import { pickedPlace } from '../../domain/geolocation-texts.ts'
import { geolocationMessages } from '../../domain/messages/geolocation.ts'
import { Button } from '../../ui/button.tsx'
import { MapLinks } from './map-links.tsx'

/** The location that was selected, with links to a map. */
export function Picked({ picked, onClear }: { picked: PickedLocation; onClear: () => void }) {
  const place = pickedPlace(picked)
  if (place === undefined) return null
  return (
    <div className="panel panel-tint picked">
      <p>
        {place.label} <bdi>{place.text}</bdi>
      </p>
      <MapLinks name={geolocationMessages.yourLocation} target={place.target} />
      <Button look="quiet" onClick={onClear}>
        {geolocationMessages.clear}
      </Button>
    </div>
  )
}
