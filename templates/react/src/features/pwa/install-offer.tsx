import '../../styles/ui/app-offers.css'
import { pwaMessages } from '../../domain/messages/pwa.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useInstall } from './use-install.ts'

/** Offers to install the site (beforeinstallprompt), at the bottom of the page, where nothing is interrupted. */
export function InstallOffer() {
  const { offer, install, dismiss } = useInstall()
  if (offer === null) return null
  return (
    <div className="install-offer">
      <Icon name="download" />
      <p>{offer === 'prompt' ? pwaMessages.install : pwaMessages.installIos}</p>
      {offer === 'prompt' && (
        <Button look="quiet" onClick={() => void install()}>
          {pwaMessages.installAction}
        </Button>
      )}
      <Button look="bare" onClick={dismiss}>
        {pwaMessages.dismiss}
      </Button>
    </div>
  )
}
