import '../../styles/page.css'
import { reloadPage } from '../../browser/page.ts'
import { pageMessages } from '../../domain/messages.ts'
import { pwaMessages } from '../../domain/features/pwa.ts'
import { waysOut } from '../../domain/actions.ts'
import { Button } from '../../ui/controls.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Phone } from '../../ui/reach.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { Ways } from '../../ui/page-head.tsx'

/** The offline fallback: what the service worker serves for a page that it has not cached while there is no network. */
export function Page() {
  const { businessInfo, content } = useSite()
  const { contactPhone } = businessInfo
  return (
    <div className="wrap msg">
      <div className="stack">
        <h1>{pageMessages.appOffline}</h1>
        <p className="lede">{pwaMessages.offline}</p>
        <p className="actions">
          {contactPhone && <Phone className="btn" />}
          <Button look="quiet" onClick={() => reloadPage()}>
            {pageMessages.tryAgain}
          </Button>
        </p>
        <Ways items={waysOut(content)} />
      </div>
      <div className="frame">
        <Picture seed="offline" width={700} height={700} />
      </div>
    </div>
  )
}
