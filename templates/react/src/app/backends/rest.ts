import type { Backend } from '../../domain/backend/port.ts'
import { restBackend } from '../../domain/backend/rest.ts'
import type { Store } from '../../domain/backend/storage.ts'
import type { Site } from '../../domain/site.ts'
import { createBackend as createSimulated } from './simulated.ts'

/** Asks the server at VITE_API_URL; without that address the site answers for itself. */
export function createBackend(site: Site, store: Store): Backend {
  const address = import.meta.env.VITE_API_URL
  if (typeof address !== 'string' || address === '') return createSimulated(site, store)
  return restBackend({
    address,
    store,
    fetch: (input, init) => fetch(input, init),
    // randomUUID exists over https only; a site tried out over plain http needs ids too.
    newId: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
  })
}
