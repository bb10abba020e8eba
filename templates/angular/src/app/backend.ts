import { composeBackend, type BackendParts } from '../browser/backends.ts'
import { createBackend, deliver, variables } from '../chosen.ts'
import { ownCallsOf } from '../domain/backend/delivery.ts'
import type { Backend, BackendCall } from '../domain/backend/port.ts'
import { memoryStore, type Store } from '../domain/backend/storage.ts'
import type { Site } from '../domain/site.ts'
import { environment } from '../environments/environment.ts'
import { features } from './features/index.ts'

/** The backend of the site, with the chosen delivery. */
export function createSiteBackend(site: Site, store: Store): Backend {
  return composeBackend(partsOf(site, store), {
    createBackend,
    deliver,
    development: !environment.production
  })
}

/**
 * The calls that were written for `createBackend`; a launch build asks for them.
 * @public
 */
export function writtenCalls(site: Site): BackendCall[] {
  return ownCallsOf(createBackend(partsOf(site, memoryStore())))
}

function partsOf(site: Site, store: Store): BackendParts {
  const server = variables['API_URL']?.trim() ?? ''
  return { site, store, server, features }
}
