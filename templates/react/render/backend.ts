import {
  callOnly,
  composeBackend,
  createRestBackend,
  postToFormService,
  postToFunction,
  postToNetlify,
  postToPhp,
  sendToServer,
  type Deliver
} from '../src/browser/backends.ts'
import type { Backend } from '../src/domain/backend/port.ts'
import type { Store } from '../src/domain/backend/storage.ts'
import type { Site } from '../src/domain/site.ts'
import { features } from '../src/features/index.ts'

const deliveries: Readonly<Record<Site['deployment']['messages']['way'], Deliver>> = {
  call: callOnly,
  form: postToFormService,
  function: postToFunction,
  netlify: postToNetlify,
  php: postToPhp,
  server: sendToServer
}

/** Stands in for `src/app/backend.ts`: any site is drawn here, so the delivery is the one that the site names. */
export function createSiteBackend(site: Site, store: Store): Backend {
  const parts = { site, store, server: '', features }
  const deliver = deliveries[site.deployment.messages.way]
  return composeBackend(parts, { createBackend: createRestBackend, deliver, development: false })
}
