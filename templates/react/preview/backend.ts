import { callBackend } from '#domain/backend/delivery.ts'
import type { Backend } from '#domain/backend/port.ts'
import type { Store } from '#domain/backend/storage.ts'
import type { Site } from '#domain/site.ts'
import { createRestBackend, features, trialOf } from './app.ts'

/** Stands in for `src/app/backend.ts`: a preview sends nothing. */
export function createSiteBackend(site: Site, store: Store): Backend {
  const parts = { site, store, server: '', features }
  const base = createRestBackend(parts)
  return site.deployment.messages.way === 'call' ? callBackend(base) : trialOf(base, parts)
}
