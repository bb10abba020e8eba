import '../../styles/ui/app-offers.css'
import { online } from '../../browser/connection.ts'
import { pwaMessages } from '../../domain/messages/pwa.ts'
import { Notice } from '../../ui/notice.tsx'
import { useBrowserValue } from '../../ui/use-client.ts'

/** Offline banner above the page. */
export function ConnectionBanner() {
  const isOnline = useBrowserValue(online)
  return (
    <div className="connection-banner" role="status">
      {!isOnline && <Notice tone="warning">{pwaMessages.offline}</Notice>}
    </div>
  )
}
