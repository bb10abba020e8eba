import { useEffect, useState } from 'react'
import { canRegisterWorker } from '../../domain/pwa.ts'

/** Registers the service worker, and returns a function that activates a new version once one waits. */
export function useUpdate(): (() => void) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)

  useEffect(() => {
    if (!import.meta.env.PROD || !canRegisterWorker(window.location)) return undefined
    let left = false
    let registration: ServiceWorkerRegistration | undefined

    const lookForUpdate = () => {
      if (document.visibilityState === 'visible') registration?.update().catch(() => {})
    }
    async function register() {
      try {
        registration = await navigator.serviceWorker.register('/sw.js')
      } catch (error) {
        // Without it the site needs a network, which is no reason to break the page.
        console.warn(error)
        return
      }
      if (!left) follow(registration, setWaiting)
    }

    const start = () => void register()
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    document.addEventListener('visibilitychange', lookForUpdate)
    return () => {
      left = true
      window.removeEventListener('load', start)
      document.removeEventListener('visibilitychange', lookForUpdate)
    }
  }, [])

  return waiting === null ? null : () => take(waiting)
}

/** Calls back once a new version waits. The very first one does not wait: there is nothing to replace. */
function follow(registration: ServiceWorkerRegistration, tell: (worker: ServiceWorker) => void): void {
  if (registration.waiting && navigator.serviceWorker.controller) tell(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) tell(worker)
    })
  })
}

/** Activates the waiting version (skipWaiting), then reloads the page from it. */
function take(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage({ type: 'SKIP_WAITING' })
}
