import { trialBackend, withOwnCalls } from '../domain/backend/delivery.ts'
import type { Backend } from '../domain/backend/port.ts'
import { restBackend } from '../domain/backend/rest.ts'
import { simulatedBackend, type SimulatedCalls } from '../domain/backend/simulated.ts'
import type { Store } from '../domain/backend/storage.ts'
import { draftCount } from '../domain/drafts.ts'
import type { Site } from '../domain/site.ts'
import { clock } from './clock.ts'
import { online } from './page.ts'
import { callOnly, type Deliver } from './deliveries.ts'
import { newId, sendRequest } from './requests.ts'

/** What a backend works with. */
export interface BackendParts {
  site: Site
  store: Store
  /** The address of a server, as the build names it; empty where it names none. */
  server: string
  /** The features, with their calls where no server answers them. */
  features: readonly { simulated?: SimulatedCalls }[]
}

/** The simulated backend: it answers in the browser, without a server. */
export function createSimulatedBackend({ site, store, features }: BackendParts): Backend {
  const calls = features.flatMap(({ simulated = [] }) => simulated)
  return simulatedBackend({ site, store, now: clock.now, random: Math.random, calls })
}

/** The REST backend: calls the server of the build, or that of site.json; without one the site is simulated. */
export function createRestBackend(parts: BackendParts): Backend {
  const { way, address: written } = parts.site.deployment.messages
  const address = parts.server || (way === 'server' ? written : '')
  if (address === '') return createSimulatedBackend(parts)
  return restBackend({ address, store: parts.store, fetch: sendRequest, newId, online: online.get })
}

/** What is composed to the backend of a site. */
interface Composition {
  createBackend: (parts: BackendParts) => Backend
  deliver: Deliver
  /** Whether the site is being developed, and not built. */
  development: boolean
}

/**
 * Composes the backend of a site with the chosen delivery of messages and requests. Nothing is sent while the site is
 * developed, and while drafts are left, but by calls that were written for `createBackend`.
 */
export function composeBackend(parts: BackendParts, composition: Composition): Backend {
  const base = composition.createBackend(parts)
  return withOwnCalls(withDelivery(base, parts, composition), base)
}

function withDelivery(base: Backend, parts: BackendParts, { deliver, development }: Composition): Backend {
  const { site, store } = parts
  const { way } = site.deployment.messages
  if (way === 'call') return callOnly(base, site, store)
  // A developer who names a server wants to try it.
  const isTried = development && base.kind === 'rest' && way === 'server'
  if (!isTried && (development || draftCount(site.content) > 0)) return trialOf(base, parts)
  return deliver(base, site, store)
}

/** The backend with its messages and requests kept in the browser. */
export function trialOf(base: Backend, parts: BackendParts): Backend {
  return base.kind === 'simulated' ? base : trialBackend(base, createSimulatedBackend(parts))
}
