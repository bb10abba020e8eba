import { toast } from '../ui/toast.ts'
import { appMessages } from './messages.ts'

/** Lets a version take over, and opens the page again with it. */
function activate(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'sitewright:take-over' })
}

/** Offers the waiting version; it is taken only when the visitor says so. */
function offerUpdate(worker: ServiceWorker): void {
  toast({
    tone: 'note',
    text: appMessages.updateReady,
    durationMs: false,
    action: { label: appMessages.update, run: () => activate(worker) }
  })
}

/** Milliseconds after the load: keeping all files must not stand in the way of the first page. */
const registrationDelayMs = 2000

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined)
  if (registration === undefined) return
  if (registration.waiting) offerUpdate(registration.waiting)
  // Opening the page looks for a new version too, so that one may be on its way already.
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}

/** Offers a version once all its files are here; the very first one needs no offer. */
function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offerUpdate(worker)
  })
}

/** Registers the service worker of a built app, so that it opens offline, and offers each new version once. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const soon = (): void => void setTimeout(() => void register(), registrationDelayMs)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon)
}
