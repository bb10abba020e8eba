import '../../styles/ui/app-offers.css'
import { useSyncExternalStore } from 'react'
import { pwaMessages } from '../../domain/messages/pwa.ts'
import { Notice } from '../../ui/notice.tsx'

/** Offline banner above the page. */
export function ConnectionBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true
  )
  return (
    <div className="connection-banner" role="status">
      {!online && <Notice tone="warning">{pwaMessages.offline}</Notice>}
    </div>
  )
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
