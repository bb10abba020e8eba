import { callBackend, deliveryBackend, trialBackend, withOwnCalls } from '../domain/backend/delivery.ts'
import type { Backend } from '../domain/backend/port.ts'
import {
  isAccepted,
  isNotRefused,
  netlifyForm,
  postForm,
  receiverOf,
  toPlainForm,
  type PostAddress
} from '../domain/backend/post-form.ts'
import { restBackend } from '../domain/backend/rest.ts'
import { simulatedBackend, type SimulatedCalls } from '../domain/backend/simulated.ts'
import type { Store } from '../domain/backend/storage.ts'
import { draftCount } from '../domain/drafts.ts'
import { contactMessages } from '../domain/features/contact-form.ts'
import type { Site } from '../domain/site.ts'
import { clock } from './device.ts'
import { online } from './page.ts'

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

/** Adds a delivery of messages and requests for dates to the backend that handles everything else. */
export type Deliver = (base: Backend, site: Site, store: Store) => Backend

/** Visitors call, or write an e-mail of their own. */
export const callOnly: Deliver = (base) => callBackend(base)

/** The business's own server takes messages with everything else. */
export const sendToServer: Deliver = (base) => base

/** A form service mails what is posted to its address. */
export const postToFormService: Deliver = postTo(({ deployment: { messages } }) => {
  const { address, accessKey } = messages
  if (address === '') return undefined
  // A service that knows its forms by a key calls its trap for robots botcheck.
  return accessKey === ''
    ? { address, taken: isNotRefused }
    : { address, fields: { access_key: accessKey }, trap: 'botcheck', taken: isNotRefused }
})

/** A function of the host mails what is posted, see message/mail.js. */
export const postToFunction: Deliver = postTo(() => ({
  address: '/api/message',
  receiver: contactMessages.ownMailer,
  ours: true,
  taken: isAccepted
}))

/** A PHP file beside the pages mails what is posted, see public/mail.php. */
export const postToPhp: Deliver = postTo(({ deployment }) => ({
  address: `${deployment.basePath ?? ''}/mail.php`,
  receiver: contactMessages.ownMailer,
  ours: true,
  taken: isAccepted
}))

/** Netlify keeps what is posted to its form, and mails it. */
export const postToNetlify: Deliver = postTo(() => netlifyForm())

/** Milliseconds after which sending a message times out. */
const timeout = 10_000

/** Delivers by posting to an address; where there is none, visitors call. */
function postTo(addressOf: (site: Site) => PostAddress | undefined): Deliver {
  return (base, site, store) => {
    const to = addressOf(site)
    if (to === undefined) return callBackend(base)
    return deliveryBackend({
      base,
      carrier: (letter, key) => postForm(to, letter, key, { fetch: sendToEnd, timeout, online: online.get }),
      plainForm: toPlainForm(to),
      receiver: receiverOf(to),
      once: to.ours === true,
      left: isPageLeft,
      store,
      business: site.businessInfo.businessName,
      newId,
      now: clock.now
    })
  }
}

/** Sends a request. */
export function sendRequest(...request: Parameters<typeof fetch>): Promise<Response> {
  return fetch(...request)
}

/** Sends a request that is sent to its end, also where the page is left meanwhile. */
export function sendToEnd(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, keepalive: true })
}

/** Creates a unique id. randomUUID exists over https only; a site tried out over plain http needs ids too. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
}

/**
 * Tells whether the page is being left: browsers then end its requests, or forget to tell how they ended. Elsewhere than
 * in a browser no page is left.
 */
export function createPageLeft(target: EventTarget | undefined): () => boolean {
  let left = false
  target?.addEventListener('pagehide', () => (left = true))
  target?.addEventListener('pageshow', () => (left = false))
  return () => left
}

/** Whether this page is being left. */
export const isPageLeft = createPageLeft(typeof window === 'undefined' ? undefined : window)

type Tab = Pick<Window, 'origin' | 'addEventListener' | 'removeEventListener'> & {
  navigator: { locks?: { request: (name: string, run: () => Promise<void>) => Promise<void> } }
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/** A backend whose outbox is flushed in one tab at a time (Web Locks): all tabs share it. */
export function flushInOneTab(backend: Backend, getTab: () => Tab = () => window): Backend {
  return {
    ...backend,
    async flush() {
      const { navigator, origin } = getTab()
      // A frame without an origin of its own, such as a preview, has no locks, and shares nothing with other pages.
      if (navigator.locks === undefined || origin === 'null') return backend.flush()
      return navigator.locks.request('outbox', () => backend.flush())
    }
  }
}

/** Flushes the outbox now, with the network, and when the page is shown, until the returned function is called. */
export function keepFlushing(
  { flush }: Pick<Backend, 'flush'>,
  getTab: () => Tab = () => window
): () => void {
  const tab = getTab()
  const { document } = tab
  const flushNow = () => void flush()
  const flushWhenShown = () => {
    if (document.visibilityState === 'visible') flushNow()
  }
  flushNow()
  tab.addEventListener('online', flushNow)
  document.addEventListener('visibilitychange', flushWhenShown)
  return () => {
    tab.removeEventListener('online', flushNow)
    document.removeEventListener('visibilitychange', flushWhenShown)
  }
}
