import { openStore, type Store } from '../domain/backend/storage.ts'

/** Storage that all pages of the site share, in every tab. */
export function openSiteStore(prefix: string): Store {
  return openStore(() => window.localStorage, prefix)
}

let bookingStore: Store | undefined

/**
 * Storage for a booking that is being made, which ends with the window. It is opened once: where the browser refuses it,
 * memory keeps the booking while the visitor looks at other pages.
 */
export function getBookingStore(): Store {
  return (bookingStore ??= openStore(() => window.sessionStorage, 'booking:'))
}
