import { toast } from '../ui/toast.ts'
import { appMessages } from './messages.ts'

/** Reloads the page with the new version, which is activated first where it still waits. */
function activate(worker: ServiceWorker): void {
  // Another tab may have activated it.
  if (worker.state !== 'installed') return location.reload()
  worker.addEventListener('statechange', () => {
    if (worker.state !== 'activating') location.reload()
  })
  worker.postMessage({ type: 'sitewright:take-over' })
}

/** Offers the waiting version; it is activated only when the visitor says so. */
function offerUpdate(worker: ServiceWorker): void {
  toast({
    tone: 'info',
    text: appMessages.updateReady,
    durationMs: false,
    action: { label: appMessages.update, run: () => activate(worker) }
  })
}

/** Milliseconds after the load: the precache must not compete with the first page. */
const registrationDelayMs = 2000

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined)
  if (registration === undefined) return
  if (registration.waiting) offerUpdate(registration.waiting)
  // The navigation itself checks for an update, so one may be installing already.
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}

/** Offers a version once it is installed; the very first one needs no offer. */
function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offerUpdate(worker)
  })
}

/** Registers the service worker of a built app, for offline use, and offers each update once. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const soon = (): void => void setTimeout(() => void register(), registrationDelayMs)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon)
}
