import { deliver } from '../../chosen.ts'
import { callBackend, trialBackend } from '../../domain/backend/delivery.ts'
import { ownCallsOf, withOwnCalls } from '../../domain/backend/own-calls.ts'
import type { Backend, BackendCall } from '../../domain/backend/port.ts'
import { memoryStore, type Store } from '../../domain/backend/storage.ts'
import { draftCount } from '../../domain/drafts.ts'
import type { Site } from '../../domain/site.ts'
import { createBackend } from './index.ts'
import { createBackend as createTrial } from './simulated.ts'

/**
 * Composes the backend of a site with the chosen delivery of messages and requests. Nothing is sent while the site is
 * developed, while drafts are left, and in a preview (`trial`), but by calls that were written for `createBackend`.
 */
export function composeBackend(site: Site, store: Store, trial: boolean): Backend {
  const base = createBackend(site, store)
  return withOwnCalls(withDelivery(base, site, store, trial), base)
}

/** The calls that were written for `createBackend`; a launch build asks for them. */
export function writtenCalls(site: Site): BackendCall[] {
  return ownCallsOf(createBackend(site, memoryStore()))
}

function withDelivery(base: Backend, site: Site, store: Store, trial: boolean): Backend {
  const { way } = site.deployment.messages
  if (way === 'call') return callBackend(base)
  // A developer who names a server wants to try it.
  const tried = base.kind === 'rest' && way === 'server' && import.meta.env.DEV
  if (!tried && (trial || import.meta.env.DEV || draftCount(site.content) > 0))
    return base.kind === 'simulated' ? base : trialBackend(base, createTrial(site, store))
  return deliver(base, site, store)
}
