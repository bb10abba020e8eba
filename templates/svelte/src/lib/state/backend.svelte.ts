import { createContext } from 'svelte'
import { flushInOneTab, keepFlushing } from '#lib/browser/backends.ts'
import { openSiteStore } from '#lib/browser/device.ts'
import type { Backend, BackendStatus } from '#lib/domain/backend/port.ts'
import type { Store } from '#lib/domain/backend/storage.ts'
import { visitorOf, type CurrentVisitor } from '#lib/domain/sessions/visitor.ts'
import type { Site } from '#lib/domain/site.ts'
import { getApp } from './app.svelte.ts'
import { observeBrowser } from './browser-value.svelte.ts'

interface SiteBackend {
  readonly current: Backend
  /** Storage for what a feature keeps in this browser and no server needs to know. */
  readonly store: Store
}

const [getBackend, setBackend] = createContext<SiteBackend>()
export { getBackend }

/** Provides the backend and the browser's storage, and flushes the outbox once there is a network. */
export function provideBackend(createBackend: (site: Site, store: Store) => Backend): void {
  const app = getApp()
  const store = openSiteStore(`${app.site.businessInfo.businessName}:`)
  const backend = $derived(flushInOneTab(createBackend(app.site, store)))
  $effect(() => keepFlushing(backend))
  setBackend({
    get current() {
      return backend
    },
    store
  })
}

/** Connection status; null on the server and until the page has started. */
export function observeBackendStatus() {
  const backend = getBackend()
  return observeBrowser<BackendStatus | null>(() => {
    const { current } = backend
    return {
      get: () => current.status(),
      subscribe: (listener) => current.subscribe(listener),
      prerendered: null
    }
  })
}

/** The visitor who is signed in, null for nobody, undefined while that is not known. */
export function observeVisitor() {
  const backend = getBackend()
  return observeBrowser<CurrentVisitor>(() => ({ ...visitorOf(backend.current), prerendered: undefined }))
}
