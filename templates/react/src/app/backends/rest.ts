import { online } from '../../browser/connection.ts'
import { newId, sendRequest } from '../../browser/requests.ts'
import type { Backend } from '../../domain/backend/port.ts'
import { restBackend } from '../../domain/backend/rest.ts'
import type { Store } from '../../domain/backend/storage.ts'
import type { Site } from '../../domain/site.ts'
import { variable } from '../../environment.ts'
import { createBackend as createSimulated } from './simulated.ts'

/**
 * The REST backend: calls the server at VITE_API_URL, or at the address of site.json; without one the site is
 * simulated.
 */
export function createBackend(site: Site, store: Store): Backend {
  const { way, address: written } = site.deployment.messages
  const address = variable('API_URL') || (way === 'server' ? written : '')
  if (address === '') return createSimulated(site, store)
  return restBackend({
    address,
    store,
    fetch: sendRequest,
    newId,
    online: online.get
  })
}
