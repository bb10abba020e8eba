import type { Backend } from '../../domain/backend/port.ts'
import type { Store } from '../../domain/backend/storage.ts'
import type { Site } from '../../domain/site.ts'

/** Adds a delivery of messages and booking requests to the backend that handles everything else. */
export type Deliver = (base: Backend, site: Site, store: Store) => Backend
