import { toast } from '../ui/toast.ts'
import { appMessages } from './messages.ts'

/** Lets a version take over, and opens the page again with it. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'sitewright:take-over' })
}

/** Offers the waiting version; it is taken only when the visitor says so. */
function offer(worker: ServiceWorker): void {
  toast({
    tone: 'note',
    text: appMessages.updateReady,
    stay: false,
    action: { label: appMessages.update, run: () => takeOver(worker) }
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
  // Opening the page looks for a new version too, so that one may be on its way already.
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}

/** Offers a version once all its files are here; the very first one needs no offer. */
function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker)
  })
}

/** Registers the service worker of a built app, so that it opens offline, and offers each new version once. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const soon = (): void => void setTimeout(() => void register(), restMs)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon)
}
