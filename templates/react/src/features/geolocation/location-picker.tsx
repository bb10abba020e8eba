import type { PickedLocation } from '../../domain/geolocation.ts'
import { geolocationMessages } from '../../domain/messages/geolocation.ts'
import type { LocationSession } from '../../domain/sessions/location.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AddressForm } from './address-form.tsx'
import { Picked } from './picked.tsx'

interface LocationPickerProps {
  picked: PickedLocation
  location: LocationSession
}

/** Idle, then getting the location, then a location selected: by the browser's position or as an address. */
export function LocationPicker({ picked, location }: LocationPickerProps) {
  const locating = picked.kind === 'locating'
  return (
    <section className="picker" aria-label={geolocationMessages.yourLocation}>
      <p className="actions">
        <Button look="quiet" busy={locating} onClick={() => void location.locate()}>
          {!locating && <Icon name="place" />}
          {locating ? geolocationMessages.locating : geolocationMessages.use}
        </Button>
      </p>
      <div role="status">
        {picked.kind === 'idle' && picked.failure !== undefined && (
          <Notice tone="warning">{picked.failure}</Notice>
        )}
        <Picked picked={picked} onClear={location.clear} />
      </div>
      {picked.kind !== 'address' && picked.kind !== 'position' && <AddressForm onEnter={location.enter} />}
    </section>
  )
}
