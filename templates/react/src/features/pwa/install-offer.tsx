import '../../styles/ui/app-offers.css'
import { useMemo } from 'react'
import { clock } from '../../browser/clock.ts'
import { createInstall } from '../../browser/install.ts'
import { pwaMessages } from '../../domain/messages/pwa.ts'
import { useStore } from '../../ui/backend.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useObservable } from '../../ui/use-observable.ts'

/** Offers to install the site (beforeinstallprompt), at the bottom of the page, where nothing is interrupted. */
export function InstallOffer() {
  const store = useStore()
  const installation = useMemo(() => createInstall({ store, now: clock.now }), [store])
  const offer = useObservable(installation)
  if (offer === null) return null
  return (
    <div className="install-offer">
      <Icon name="download" />
      <p>{offer === 'prompt' ? pwaMessages.install : pwaMessages.installIos}</p>
      {offer === 'prompt' && (
        <Button look="quiet" onClick={() => void installation.install()}>
          {pwaMessages.installAction}
        </Button>
      )}
      <Button look="bare" onClick={installation.dismiss}>
        {pwaMessages.dismiss}
      </Button>
    </div>
  )
}
