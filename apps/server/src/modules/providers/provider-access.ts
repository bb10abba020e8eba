import type { ProviderFetch } from './provider-fetch.ts'

/** How providers are reached, and what was learnt from them lately. */
export interface ProviderAccess {
  fetch: ProviderFetch
  /** Providers on this machine may be asked without https: for tests and for trying things out, never in service. */
  allowLocal: boolean
  /** Documents of providers by their address, for a while. */
  cache: Map<string, CachedDocument>
}

export interface CachedDocument {
  value: unknown
  at: number
}

/** Access to providers with nothing learnt yet. */
export function createProviderAccess(fetch: ProviderFetch, allowLocal = false): ProviderAccess {
  return { fetch, allowLocal, cache: new Map() }
}
