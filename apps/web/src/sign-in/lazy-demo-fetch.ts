import type { Fetch } from '@sitewright/client'

/** A fetch that the demo answers; what speaks with its worker is loaded with the first call. */
export function createLazyDemoFetch(): Fetch {
  let loading: Promise<Fetch> | undefined
  return async (request) => {
    loading ??= import('./demo-fetch.ts').then(({ createDemoFetch }) => createDemoFetch())
    return (await loading)(request)
  }
}
