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

export interface ProviderCall {
  method: string
  headers: Readonly<Record<string, string>>
  body?: string | undefined
  signal?: AbortSignal | undefined
  /** Accepted content. @default 'json' */
  accept?: 'json' | 'picture'
}

/** Fetch with SSRF protection and response limits. Throws ProviderError. */
export type ProviderFetch = (url: string, call: ProviderCall) => Promise<Response>
