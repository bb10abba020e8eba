import { computed, effect, inject, InjectionToken, Service, type Signal } from '@angular/core'
import { flushInOneTab, keepFlushing } from '../../browser/backends.ts'
import { openSiteStore } from '../../browser/device.ts'
import type { Backend, BackendStatus } from '../../domain/backend/port.ts'
import type { Store } from '../../domain/backend/storage.ts'
import { visitorOf, type CurrentVisitor } from '../../domain/sessions/visitor.ts'
import type { Site } from '../../domain/site.ts'
import { observeBrowser } from './browser-value.ts'
import { SiteState } from './site-state.ts'
import { Started } from './started.ts'

/** Creates the backend of a site. */
export const backendFactory = new InjectionToken<(site: Site, store: Store) => Backend>('backendFactory')

/** The backend and the browser's storage. The outbox is flushed once there is a network. */
@Service()
export class SiteBackend {
  private readonly app = inject(SiteState)
  private readonly started = inject(Started)
  private readonly createBackend = inject(backendFactory)

  /** Storage for what a feature keeps in this browser and no server needs to know. */
  readonly store: Store = openSiteStore(`${this.app.site().businessInfo.businessName}:`)
  readonly current = computed(() => flushInOneTab(this.createBackend(this.app.site(), this.store)))

  constructor() {
    if (!this.started.isBrowser) return
    effect((onCleanup) => {
      if (this.started.value()) onCleanup(keepFlushing(this.current()))
    })
  }
}

/** Connection status; null on the server and until the page has started. */
export function observeBackendStatus(): Signal<BackendStatus | null> {
  const backend = inject(SiteBackend)
  return observeBrowser<BackendStatus | null>(() => {
    const current = backend.current()
    return {
      get: () => current.status(),
      subscribe: (listener) => current.subscribe(listener),
      prerendered: null
    }
  })
}

/** The visitor who is signed in, null for nobody, undefined while that is not known. */
export function observeVisitor(): Signal<CurrentVisitor> {
  const backend = inject(SiteBackend)
  return observeBrowser<CurrentVisitor>(() => ({ ...visitorOf(backend.current()), prerendered: undefined }))
}
