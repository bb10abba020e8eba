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
