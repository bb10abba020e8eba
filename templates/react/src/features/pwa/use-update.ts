import { useEffect, useState } from 'react'
import { canRegisterWorker } from '../../domain/pwa.ts'

/** Registers the service worker, and returns a function that loads the page from a newer version once there is one. */
export function useUpdate(): (() => void) | null {
  const [newer, setNewer] = useState<ServiceWorker | null>(null)

  useEffect(() => {
    if (!import.meta.env.PROD || !canRegisterWorker(window.location)) return undefined
    let left = false
    let registration: ServiceWorkerRegistration | undefined

    const lookForUpdate = () => {
      if (document.visibilityState === 'visible') registration?.update().catch(() => {})
    }
    async function register() {
      try {
        registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`)
      } catch (error) {
        // Without it the site needs a network, which is no reason to break the page.
        console.warn(error)
        return
      }
      if (!left) follow(registration, setNewer)
    }

    const start = () => void register()
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    document.addEventListener('visibilitychange', lookForUpdate)
    const unfollow = followController(setNewer)
    return () => {
      left = true
      unfollow()
      window.removeEventListener('load', start)
      document.removeEventListener('visibilitychange', lookForUpdate)
    }
  }, [])

  return newer === null ? null : () => take(newer)
}

/** Calls back once a new version waits. The very first one does not wait: there is nothing to replace. */
function follow(registration: ServiceWorkerRegistration, tell: (worker: ServiceWorker) => void): void {
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) tell(worker)
    })
  if (registration.waiting && navigator.serviceWorker.controller) tell(registration.waiting)
  // Opening the page has looked for an update already.
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}

/** Calls back when another tab has let a newer version take over: this page is still of the one before. */
function followController(tell: (worker: ServiceWorker) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const container = navigator.serviceWorker
  let before = container.controller
  const onChange = () => {
    if (before !== null && container.controller !== null) tell(container.controller)
    before = container.controller
  }
  container.addEventListener('controllerchange', onChange)
  return () => container.removeEventListener('controllerchange', onChange)
}

/** Reloads the page from the newer version, which is activated first (skipWaiting) where it still waits. */
function take(worker: ServiceWorker): void {
  if (worker.state !== 'installed') return window.location.reload()
  worker.addEventListener('statechange', () => {
    if (worker.state !== 'activating') window.location.reload()
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage({ type: 'SKIP_WAITING' })
}
