import { callBackend, deliveryBackend, trialBackend } from '../../domain/backend/delivery.ts'
import { ownCallsOf, withOwnCalls } from '../../domain/backend/own-calls.ts'
import type { Backend, BackendCall } from '../../domain/backend/port.ts'
import { toPlainForm, postForm, receiverOf } from '../../domain/backend/post-form.ts'
import { memoryStore, type Store } from '../../domain/backend/storage.ts'
import { draftCount } from '../../domain/drafts.ts'
import type { Site } from '../../domain/site.ts'
import { deliver } from '../../chosen/delivery.ts'
import { createBackend } from './index.ts'
import { newId } from './new-id.ts'
import { isPageLeft } from './page-left.ts'
import { createBackend as createTrial } from './simulated.ts'

/** Milliseconds after which sending a message times out. */
const timeout = 10_000

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
  if (way === 'server') return base
  const to = deliver(site)
  if (to === undefined) return callBackend(base)
  return deliveryBackend({
    base,
    carrier: (letter, key) =>
      postForm(to, letter, key, {
        // It is sent to its end, also where the page is left meanwhile.
        fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
        timeout,
        online: () => navigator.onLine
      }),
    plainForm: toPlainForm(to),
    receiver: receiverOf(to),
    once: to.ours === true,
    left: isPageLeft,
    store,
    business: site.businessInfo.businessName,
    newId,
    now: () => Date.now()
  })
}
