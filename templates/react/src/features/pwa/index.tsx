import { useMemo } from 'react'
import { clock } from '../../browser/device.ts'
import { createInstall, createUpdate } from '../../browser/pwa.ts'
import { online } from '../../browser/page.ts'
import { pwa as definition, pwaMessages } from '../../domain/features/pwa.ts'
import type { FeatureOf } from '../../feature.ts'
import '../../styles/banners.css'
import { useBrowserValue, useObservable, useStore } from '../../ui/hooks.tsx'
import { Button, Icon } from '../../ui/controls.tsx'
import { Notice } from '../../ui/notice.tsx'
import { base } from '../../ui/site-context.tsx'

/** Offline banner above the page. */
export function ConnectionBanner() {
  const isOnline = useBrowserValue(online)
  return (
    <div className="connection-banner" role="status">
      {!isOnline && <Notice tone="warning">{pwaMessages.offline}</Notice>}
    </div>
  )
}

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

/** Offers an update of the site. Nothing happens until the visitor accepts it: something may be half written. */
export function UpdateOffer() {
  const update = useMemo(() => createUpdate({ base, enabled: !import.meta.env.DEV }), [])
  const state = useObservable(update)
  return (
    <div className="update-offer" role="status">
      {(state === 'offered' || state === 'loading') && (
        <Notice
          title={pwaMessages.update}
          action={
            <Button busy={state === 'loading'} onClick={update.accept}>
              {pwaMessages.reload}
            </Button>
          }
          onDismiss={update.postpone}
        />
      )}
    </div>
  )
}

/** Works without a network, goes on the home screen, offers updates. */
export const pwa: FeatureOf<typeof definition> = {
  ...definition,
  load: { offline: () => import('./offline-page.tsx') },
  components: { banner: ConnectionBanner, floating: UpdateOffer, footer: InstallOffer }
}
