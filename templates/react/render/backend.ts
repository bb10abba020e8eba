import type { Backend } from '#domain/backend/port.ts'
import type { Store } from '#domain/backend/storage.ts'
import type { Site } from '#domain/site.ts'
import {
  callOnly,
  composeBackend,
  createRestBackend,
  features,
  postToFormService,
  postToFunction,
  postToNetlify,
  postToPhp,
  sendToServer,
  type Deliver
} from './app.ts'

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
