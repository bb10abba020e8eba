import { createRestBackend, trialOf } from '../src/browser/backends.ts'
import { callBackend } from '../src/domain/backend/delivery.ts'
import type { Backend } from '../src/domain/backend/port.ts'
import type { Store } from '../src/domain/backend/storage.ts'
import type { Site } from '../src/domain/site.ts'
import { features } from '../src/features/index.ts'

/** Stands in for `src/app/backend.ts`: a preview sends nothing. */
export function createSiteBackend(site: Site, store: Store): Backend {
  const parts = { site, store, server: '', features }
  const base = createRestBackend(parts)
  return site.deployment.messages.way === 'call' ? callBackend(base) : trialOf(base, parts)
}
