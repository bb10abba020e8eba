import { QueryClient } from '@tanstack/react-query'

/** Keeps what the server said; it asks once, and not again because somebody looks back (spec 2 §7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline a call fails at once and says so, rather than to wait for a network that may not come.
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        throwOnError: false
      }
    }
  })
}
