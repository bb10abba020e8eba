import type { ProviderFetch } from './provider-fetch.ts'

/** HTTP client of sign-in providers, with a cache of their documents. */
export interface ProviderAccess {
  fetch: ProviderFetch
  /** Allows http to localhost, for development and tests only. */
  allowLocal: boolean
  /** Cached documents of providers by URL. */
  cache: Map<string, CachedDocument>
}

export interface CachedDocument {
  value: unknown
  at: number
}

/** Creates provider access with an empty cache. */
export function createProviderAccess(fetch: ProviderFetch, allowLocal = false): ProviderAccess {
  return { fetch, allowLocal, cache: new Map() }
}
