import { geolocationMessages } from '../../domain/messages/geolocation.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AddressForm } from './address-form.tsx'
import { Picked } from './picked.tsx'
import type { useLocation } from './use-location.ts'

/** Idle, then getting the location, then a location selected: by the browser's position or as an address. */
export function LocationPicker({ picked, locate, enter, clear }: ReturnType<typeof useLocation>) {
  const locating = picked.kind === 'locating'
  return (
    <section className="picker" aria-label={geolocationMessages.yourLocation}>
      <p className="actions">
        <Button look="quiet" busy={locating} onClick={locate}>
          {!locating && <Icon name="place" />}
          {locating ? geolocationMessages.locating : geolocationMessages.use}
        </Button>
      </p>
      <div role="status">
        {picked.kind === 'idle' && picked.failure !== undefined && (
          <Notice tone="warning">{picked.failure}</Notice>
        )}
        <Picked picked={picked} onClear={clear} />
      </div>
      {picked.kind !== 'address' && picked.kind !== 'position' && <AddressForm onEnter={enter} />}
    </section>
  )
}
