import { formatCoordinates, type PickedLocation } from '../../domain/geolocation.ts'
import { geolocationMessages } from '../../domain/messages/geolocation.ts'
import { Button } from '../../ui/button.tsx'
import { MapLinks } from './map-links.tsx'

/** The location that was selected, with links to a map. */
export function Picked({ picked, onClear }: { picked: PickedLocation; onClear: () => void }) {
  if (picked.kind !== 'position' && picked.kind !== 'address') return null
  const text = picked.kind === 'position' ? formatCoordinates(picked.coordinates) : picked.address
  const target = picked.kind === 'position' ? { address: text, coordinates: picked.coordinates } : picked
  return (
    <div className="panel panel-tint picked">
      <p>
        {picked.kind === 'position' ? geolocationMessages.position : geolocationMessages.kept}{' '}
        <bdi>{text}</bdi>
      </p>
      <MapLinks name={geolocationMessages.yourLocation} target={target} />
      <Button look="quiet" onClick={onClear}>
        {geolocationMessages.clear}
      </Button>
    </div>
  )
}
