import { toast } from '../ui/toast.ts'
import { appMessages } from './messages.ts'

/** Offers the waiting version; it is taken only when the visitor says so. */
function offer(worker: ServiceWorker): void {
  toast({
    tone: 'note',
    text: appMessages.updateReady,
    stay: false,
    action: { label: appMessages.update, run: () => worker.postMessage({ type: 'sitewright:take-over' }) }
  })
}

/** Milliseconds after the load: keeping all files must not stand in the way of the first page. */
const restMs = 2000

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined)
  if (registration === undefined) return
  if (registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker)
    })
  })
}

/** Registers the service worker of a built app, so that it opens offline, and offers each new version once. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const updating = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (updating) location.reload()
  })
  addEventListener('load', () => {
    setTimeout(() => void register(), restMs)
  })
}
